/** An import whose rows were reconciled is rolled back: what goes with it is said before, and the partite open again. */
import { describe, expect } from 'vitest';
import type { Client } from '#api/client.ts';
import { formatInteger } from '#domain/text.ts';
import { findViolations } from './support/axe.ts';
import { searchAbbinamenti, askAccept, openBanco } from './support/banco.ts';
import { noBrowser } from './support/browser.ts';
import { itAlone as it } from './support/it.ts';

const RIGHE = 240;

/** What is open of every partita, by its id. */
async function opened(client: Client): Promise<Map<number, number>> {
  const { righe } = await client.call('estrattoConto', { query: { natura: 'partita', limit: 10_000 } });
  return new Map(righe.map(({ id, residuo }) => [id, residuo]));
}

describe.skipIf(noBrowser)('the roll-back of reconciled rows', () => {
  it('says what goes with them, keeps them when asked to, and opens every partita again', async ({
    page,
    studio: { client },
  }) => {
    await openBanco(page, client, RIGHE);
    const before = await opened(client);
    await searchAbbinamenti(page, client);
    const { dialog, accetta } = await askAccept(page, 90);
    await accetta.click();
    await dialog.waitFor({ state: 'hidden' });
    const settled = await opened(client);
    expect(settled).not.toEqual(before);

    const movimenti = (await client.call('importazioni')).importazioni.filter(
      ({ natura, stato }) => natura === 'movimento' && stato === 'completato',
    );
    const ids = movimenti.map(({ id_imp }) => id_imp);
    const { pagamenti } = await client.call('importazioniConseguenze', { body: { ids } });
    expect(pagamenti).toBeGreaterThan(0);
    expect((await client.call('pagamenti', { query: { limit: 1 } })).totale).toBe(pagamenti);

    // High enough for every import of the register.
    await page.setViewportSize({ width: 1_440, height: 2_400 });
    await page.goto('/app/importestratto?vista=registro');
    const registro = page.getByTestId('workspace-importazioni');
    for (const { nome_file } of movimenti)
      await registro
        .locator('.ag-row:not(.ag-row-loading)')
        .filter({ hasText: nome_file ?? '' })
        .locator('input[type="checkbox"]')
        .check();
    const ask = async () => {
      await page.getByTestId('barra-righe').getByRole('button', { name: 'Annulla importazione' }).click();
      const question = page.getByRole('alertdialog');
      await question
        .getByText(`si annullano anche ${formatInteger(pagamenti)} pagamenti`)
        .first()
        .waitFor();
      return question;
    };
    const question = await ask();
    expect(await findViolations(page)).toEqual([]);
    await question.getByRole('button', { name: 'Tieni le righe' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await opened(client)).toEqual(settled);

    await (await ask()).getByRole('button', { name: 'Annulla lo stesso' }).click();
    await question.waitFor({ state: 'hidden' });
    await page
      .getByText(/importazion[ei] annullat[ae]/i)
      .first()
      .waitFor();
    expect(await opened(client)).toEqual(before);
    expect((await client.call('pagamenti', { query: { limit: 1 } })).totale).toBe(0);
    const left = await client.call('estrattoConto', { query: { natura: 'movimento', limit: 1 } });
    expect(left.totale).toBe(0);
    const states = (await client.call('importazioni')).importazioni.filter(({ id_imp }) =>
      ids.includes(id_imp),
    );
    expect(new Set(states.map(({ stato }) => stato))).toEqual(new Set(['annullato']));
  });
});
