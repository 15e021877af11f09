/** Closing a month: what is missing is reached and explained on the bench, and the pack is kept as PDF and Excel. */
import { readFile } from 'node:fs/promises';
import { describe, expect } from 'vitest';
import { getFineMese, toGiorno } from '#domain/date.ts';
import { applyRegole } from '#tests/regole.ts';
import { findViolations } from './support/axe.ts';
import { noBrowser } from './support/browser.ts';
import { itAlone as it } from './support/it.ts';
import { goTo } from './support/pagine.ts';

describe.skipIf(noBrowser)('the closing of a conto', () => {
  it('leads to what is not explained, until the period ties, and gives the pack', async ({
    page,
    studio: { client },
  }) => {
    await client.call('demo', { body: { righe: 240, seme: 7, da_riconciliare: 'anno' } });
    await client.call('vociUsuali', { body: {} });
    await applyRegole(client);
    // A month of one conto that still lacks something.
    const { righe } = await client.call('estrattoConto', {
      query: { natura: 'movimento', stato: 'aperta', sort: '-data', limit: 1 },
    });
    const [opened] = righe;
    if (!opened?.id_conto) throw new Error('the demo office is all explained');
    const month = opened.data.slice(0, 7);
    const period = { id_conto: opened.id_conto, dal: toGiorno(`${month}-01`), al: getFineMese(opened.data) };
    const closing = `/app/pagamenti?vista=chiusura&id_conto=${period.id_conto}&dal=${period.dal}&al=${period.al}`;
    const mancano = async () => (await client.call('spiegazioni', { query: period })).non_spiegati.movimenti;
    const before = await mancano();

    await page.goto(closing);
    await page.getByRole('heading', { name: 'Il periodo non è ancora chiuso' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page
      .getByRole('button', { name: /^Vai al movimento del / })
      .first()
      .click();
    const banco = page.getByTestId('workspace-pagamenti-movimenti');
    const panel = page.getByTestId('pannello-proposte');
    const sceglie = async (action: string) => {
      const first = banco.locator('.ag-row:not(.ag-row-loading)[row-index="0"] [col-id="descrizione"]');
      await first.filter({ hasText: /\S/ }).click();
      await panel.getByRole('button', { name: action }).waitFor();
    };
    await sceglie('Assegna voce');
    await page.keyboard.press('v');
    const voce = page.getByRole('dialog', { name: 'Assegna voce' });
    await voce.getByRole('combobox', { name: 'Voce' }).pressSequentially('60.90');
    await page.getByRole('option', { name: /^60\.90/ }).click();
    await voce.getByRole('button', { name: 'Assegna' }).click();
    await page.getByText('1 movimento dato alla voce').first().waitFor();
    expect(await mancano()).toBe(before - 1);
    // Taken back, and ignored for a reason instead.
    await page.getByRole('button', { name: 'Annulla', exact: true }).first().click();
    await expect.poll(mancano).toBe(before);
    await page.reload();
    await sceglie('Ignora');
    await panel.getByRole('button', { name: 'Ignora' }).click();
    const ignora = page.getByRole('dialog', { name: 'Ignora con motivo' });
    await ignora.getByLabel('Perché si ignora').fill('Già registrato altrove');
    await ignora.getByRole('button', { name: 'Ignora', exact: true }).click();
    await page.getByText('1 movimento ignorato').first().waitFor();
    expect(await mancano()).toBe(before - 1);

    const rest = (await client.call('spiegazioni', { query: period })).righe;
    if (rest.length > 0)
      await client.call('movimentiAssegna', {
        body: { movimenti: rest.map(({ id }) => ({ id })), tipo: 'giroconto' },
      });
    await goTo(page, closing);
    await page.getByRole('heading', { name: 'Il periodo quadra' }).waitFor();
    for (const [name, firma] of [
      ['Scarica il PDF', '%PDF-'],
      ['Scarica l’Excel', 'PK'],
    ] as const) {
      const [download] = await Promise.all([
        page.waitForEvent('download', { timeout: 120_000 }),
        page.getByRole('button', { name: name }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^chiusura_.*\.(pdf|xlsx)$/);
      const bytes = await readFile(await download.path());
      expect(bytes.subarray(0, firma.length).toString('latin1')).toBe(firma);
    }
  });

  it('says that it is being read, and asks again what could not be', async ({
    page,
    complaints,
    studio: { client },
  }) => {
    complaints.expect(/status of 500/);
    const { conti } = await client.call('conti', {});
    const [conto] = conti;
    if (!conto) throw new Error('the demo office has conti');
    // First without an answer, then with a wrong one, then as it is.
    const held = Promise.withResolvers<undefined>();
    await page.route(/\/api\/conti(\?|$)/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.route(/\/api\/chiusura\?/, (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/app/pagamenti?vista=chiusura');
    await page.getByLabel('Caricamento').waitFor();
    await expect.poll(() => page.getByText('Quale conto?').count()).toBe(0);
    held.resolve(undefined);
    await page.getByRole('button', { name: conto.nome }).click();
    const retry = page.getByRole('alert').getByRole('button', { name: 'Riprova' });
    await retry.waitFor();
    await page.unroute(/\/api\/chiusura\?/);
    await retry.click();
    await page.getByTestId('verdetto-chiusura').waitFor();
  });
});
