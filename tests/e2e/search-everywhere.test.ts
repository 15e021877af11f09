/** Ctrl+K finds what is of another azienda, says whose it is, and opens it there. */
import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { bindAzienda, type Client } from '#api/client.ts';
import { getToday } from '#domain/date.ts';
import { toCentesimi } from '#domain/importi.ts';
import { noBrowser } from './support/browser.ts';
import { readGrid, workspace } from './support/griglia.ts';
import { it } from './support/it.ts';
import { fillPartiteScadenze } from './support/scadenze.ts';
import { enter, UTENTE } from './support/studio.ts';

const ALTRA = 'Falegnameria Verdi S.p.A.';

async function makeAzienda(client: Client, ragione_sociale: string): Promise<Client> {
  const before = new Set((await client.call('me')).aziende.map(({ id }) => id));
  const { aziende } = await client.call('aziendaNuova', { body: { ragione_sociale } });
  const made = aziende.find(({ id }) => !before.has(id));
  if (!made) throw new Error('an azienda was made');
  return bindAzienda(client, made.id);
}

const fill = (client: Client, ragione_sociale: string, importo: number) =>
  fillPartiteScadenze(client, [{ ragione_sociale, scadenza: getToday(), importo: toCentesimi(importo) }]);

const texts = async (options: Locator): Promise<string[]> =>
  (await options.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '));

describe.skipIf(noBrowser)('the search across aziende', () => {
  it('finds an amount of another azienda, opens it there, and shows nothing of one that was not given', async ({
    page,
    server,
    studio: { client },
  }) => {
    await fill(client, 'Alfa Meccanica', 123_456);
    await fill(await makeAzienda(client, ALTRA), 'Beta Carta', 123_456);
    // Of the first user of the installation: not given to the one of this test.
    await fill(
      await makeAzienda((await enter(server.url)).client, 'Non data S.r.l.'),
      'Gamma Legno',
      123_456,
    );

    await page.goto('/app');
    await page.getByRole('button', { name: `Profilo, ${UTENTE.azienda}` }).waitFor();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: /^Cerca pagine/ });
    await field.fill('1.234,56');
    const rows = page.getByRole('group', { name: 'Movimenti e partite' }).getByRole('option');
    await expect
      .poll(async () => (await texts(rows)).map((text) => [/^\S+ \S+/.exec(text)?.[0], text.includes(ALTRA)]))
      .toEqual([
        ['Alfa Meccanica', false],
        ['Beta Carta', true],
      ]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');

    await page.getByRole('button', { name: `Profilo, ${ALTRA}` }).waitFor();
    await page.waitForURL('**/app/estrattoconto?**');
    await expect
      .poll(async () =>
        (await readGrid(workspace(page, 'estratto-conto'))).map(({ ragione_sociale }) => ragione_sociale),
      )
      .toEqual(['Beta Carta']);
  });
});
