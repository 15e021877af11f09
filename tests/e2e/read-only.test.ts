/** Who may only look: nothing is offered that the server would refuse, and what is not theirs says why. */
import type { Page, Request } from 'playwright-core';
import { describe, expect } from 'vitest';
import { movimenti, openDettagli, panel, partite, searchAbbinamenti } from './support/banco.ts';
import { noBrowser } from './support/browser.ts';
import { it as base } from './support/it.ts';
import { MOTIVI } from '#api/contract/ruoli.ts';
import { documento, importUfficio, movimento } from './support/parita.ts';
import { arrive, shareSession } from './support/studio.ts';

const SOLO_LETTURA = 'Il tuo accesso è in sola lettura';

const it = base
  /** A colleague who may only look at the azienda. */
  .extend('looking', { scope: 'file' }, async ({ server, studio: { client } }) => {
    const { id_azienda, username: mine } = await client.call('me');
    const username = `${mine}.lettura`;
    const { password } = await client.call('utenteNuovo', {
      body: { username, ruolo: 'lettura', aziende: [id_azienda] },
    });
    return await arrive(server.url, { username, password });
  })
  /** Their page. */
  .extend('reader', async ({ context, visitor, server, looking }) => {
    await shareSession(context, server.url, looking.cookies);
    return visitor;
  });

/** What the page asks the server to change: the verification at every step changes nothing. */
function listenForChanges(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname !== '/api/verify') asked.push(pathname);
  });
  return asked;
}

describe.skipIf(noBrowser)('who may only look', () => {
  it('sees on the desk what rows come to, and nothing that decides them', async ({
    reader,
    studio: { client },
  }) => {
    await importUfficio(
      client,
      [movimento('2026-05-10', 33_300, 'BONIFICO DA SEGHERIA TRONTO SRL SALDO FT 31/2026')],
      [
        documento('31/2026', 'Segheria Tronto', 33_300, '2026-03-01', '2026-04-01'),
        documento('32/2026', 'Cartiera Vomano', 44_400, '2026-03-01', '2026-04-01'),
      ],
    );
    await reader.setViewportSize({ width: 1_440, height: 900 });
    await reader.goto('/app/pagamenti');
    await searchAbbinamenti(reader, client);
    await openDettagli(reader);
    const asked = listenForChanges(reader);
    await movimenti(reader)
      .locator('.ag-row:not(.ag-row-loading)')
      .filter({ hasText: 'TRONTO' })
      .locator('[col-id="residuo"]')
      .click();
    const card = panel(reader).getByRole('article');
    await card.getByText('Segheria Tronto').waitFor();
    await expect.poll(() => card.getByRole('button').count()).toBe(0);
    await expect.poll(() => reader.getByRole('button', { name: 'Cerca abbinamenti' }).count()).toBe(0);
    // Ticked beside what is proposed, a partita is summed and held from nobody.
    await partite(reader).locator('.ag-row[row-index="1"] input[type="checkbox"]').check();
    await reader.getByText('Selezione: 2 partite').waitFor();
    await expect.poll(() => reader.getByTestId('mano').count()).toBe(0);
    await card.waitFor();
    await partite(reader).locator('.ag-row[row-index="1"] input[type="checkbox"]').uncheck();
    await reader.getByTestId('somma-spuntate').waitFor();
    await reader.keyboard.press('Control+Enter');
    const messages = reader.getByRole('region', { name: 'Messaggi' }).locator('.fui-Toast');
    await messages.filter({ hasText: 'Abbina' }).getByText(SOLO_LETTURA).waitFor();
    expect(asked).toEqual([]);
    expect((await client.call('pagamenti', { query: { limit: 1 } })).totale).toBe(0);
  });

  it('is offered nothing that changes a row, by its menu or by what is ticked', async ({ reader }) => {
    const asked = listenForChanges(reader);
    await reader.goto('/app/estrattoconto');
    const row = reader.getByTestId('workspace-estratto-conto').locator('.ag-row[row-index="0"]');
    await row.locator('.ag-cell[col-id="descrizione"]').click({ button: 'right' });
    const ignore = reader.getByRole('menuitem', { name: /^Ignora/ });
    await expect.poll(() => ignore.getAttribute('aria-disabled')).toBe('true');
    await expect.poll(() => ignore.innerText()).toContain(SOLO_LETTURA);
    await reader.keyboard.press('Escape');
    expect(asked).toEqual([]);
  });

  it('reads a file, and is told before it that it will not be imported', async ({ reader }) => {
    await reader.goto('/app/importestratto');
    await reader.getByText(`${SOLO_LETTURA}: un file si legge e si prova, ma non si importa.`).waitFor();
    const asked = listenForChanges(reader);
    await reader.setInputFiles('input[type=file]:not([webkitdirectory])', {
      name: 'movimenti.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Data;Descrizione;Importo\n10/05/2026;Canone;-12,50\n11/05/2026;Giroconto;40,00\n'),
    });
    const bar = reader.getByRole('region', { name: 'Importazione' });
    await bar.getByText(SOLO_LETTURA, { exact: true }).waitFor();
    await expect.poll(() => bar.getByRole('button', { name: 'Importa 2 righe' }).isDisabled()).toBe(true);
    expect(asked.filter((path) => path.includes('import_add'))).toEqual([]);
  });
});

describe.skipIf(noBrowser)('who works and does not administer', () => {
  it('is told so on every card that is not theirs, and is offered no field in it', async ({
    visitor: page,
    context,
    server,
    studio: { client },
  }) => {
    const { id_azienda, username: mine } = await client.call('me');
    const username = `${mine}.operatore`;
    const { password } = await client.call('utenteNuovo', {
      body: { username, ruolo: 'operatore', aziende: [id_azienda] },
    });
    const { cookies } = await arrive(server.url, { username, password });
    await shareSession(context, server.url, cookies);
    const card = (title: string) =>
      page.getByRole('heading', { level: 3, name: title, exact: true }).locator('..');
    await page.goto('/app/impostazioni');
    for (const title of ['Intestazione', 'Logo', 'Un’altra azienda'])
      await card(title).getByText(MOTIVI.amministratore).waitFor();
    await page.goto('/app/impostazioni?sezione=posta');
    await card('Prova').getByText(MOTIVI.amministratore).waitFor();
    await expect.poll(() => card('Prova').getByLabel('Destinatario').isDisabled()).toBe(true);
  });
});
