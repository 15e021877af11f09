/** More rows than the page holds: the same grid, filters, order, search, sums and export. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { formatImporto, somma } from '#domain/importi.ts';
import { importaRighe } from '#import/run/importa.ts';
import { makeMovimenti } from './support/banca.ts';
import { noBrowser } from './support/browser.ts';
import { readFoglio } from './support/excel.ts';
import { conteggio, readGrid, workspace } from './support/griglia.ts';
import { it } from './support/it.ts';
import { makePiano } from './support/piano.ts';
import { SOGLIA } from '#grids/engine/blocchi/fonte.ts';

const RIGHE = SOGLIA + 1_000;
const AREA = 'estratto-conto';
const movimenti = makeMovimenti(RIGHE, 42);
/** The server may be at work on a hundred thousand rows. */
const LENTO = { timeout: 20_000 };
const intero = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });
const TUTTI = `${intero.format(RIGHE)} movimenti`;
const numero = (descrizione: string | undefined): number =>
  Number(/n\. (\d{6})/.exec(descrizione ?? '')?.[1] ?? -1);

async function openGrid(page: Page): Promise<void> {
  await page.setViewportSize({ width: 2_400, height: 900 });
  await page.goto('/app/estrattoconto');
  await conteggio(page, AREA).getByText(TUTTI).waitFor();
  await expect
    .poll(async () => numero((await readGrid(workspace(page, AREA)))[0]?.['descrizione']), LENTO)
    .toBe(RIGHE);
}

const valore = (page: Page, nome: string) => workspace(page, AREA).getByTestId(`somma-${nome}`).first();

describe.skipIf(noBrowser)('more rows than the page holds', () => {
  it(
    'are shown, summed, reached to the last, and put in order',
    { timeout: 240_000 },
    async ({ page, studio }) => {
      const { id } = await studio.client.call('contoNuovo', { body: { nome: 'Conto grande' } });
      const esito = await importaRighe(studio.client, makePiano('grande.csv', movimenti, id));
      expect(esito.tipo).toBe('completato');
      await openGrid(page);
      await valore(page, 'saldo')
        .getByText(formatImporto(somma(movimenti.map(({ importo }) => importo))))
        .waitFor();

      const grid = workspace(page, AREA);
      await grid.locator('[role="gridcell"][col-id="descrizione"]').first().hover();
      await page.mouse.wheel(0, 100_000_000);
      await expect.poll(async () => numero((await readGrid(grid)).at(-1)?.['descrizione']), LENTO).toBe(1);

      await grid.getByRole('columnheader', { name: 'Avere', exact: true }).click();
      await grid.locator('[role="gridcell"][col-id="descrizione"]').first().hover();
      await page.mouse.wheel(0, -100_000_000);
      const least = Math.min(...movimenti.flatMap(({ importo }) => (importo > 0 ? [importo] : [])));
      await expect.poll(async () => (await readGrid(grid))[0]?.['avere'], LENTO).toBe(formatImporto(least));
    },
  );

  it('are filtered and searched by the server', async ({ page }) => {
    await openGrid(page);
    const wanted = movimenti.filter(({ descrizione }) => descrizione.includes('Università'));
    await page.getByLabel('Cerca in tutte le colonne').fill('universita');
    await conteggio(page, AREA)
      .getByText(`${intero.format(wanted.length)} di ${TUTTI}`)
      .waitFor();
    await valore(page, 'saldo')
      .getByText(formatImporto(somma(wanted.map(({ importo }) => importo))))
      .waitFor();
    const rows = await readGrid(workspace(page, AREA));
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) if (row['descrizione'] !== '') expect(row['descrizione']).toContain('Università');

    await page.getByLabel('Cerca in tutte le colonne').fill('n. 000777');
    await conteggio(page, AREA).getByText(`1 di ${TUTTI}`).waitFor();
  });

  it(
    'are exported from the pages of the server, and the export can be stopped',
    { timeout: 240_000 },
    async ({ page }) => {
      await openGrid(page);
      await page.getByRole('button', { name: 'Esporta in Excel' }).click();
      await page.getByTestId('esportazione').getByRole('button', { name: 'Annulla' }).click();
      await page.getByText('Esportazione annullata').first().waitFor();

      await page.getByLabel('Cerca in tutte le colonne').fill('universita');
      const wanted = movimenti.filter(({ descrizione }) => descrizione.includes('Università'));
      await conteggio(page, AREA)
        .getByText(`${intero.format(wanted.length)} di `)
        .waitFor();
      const [download] = await Promise.all([
        page.waitForEvent('download', { timeout: 120_000 }),
        page.getByRole('button', { name: 'Esporta in Excel' }).click(),
      ]);
      const { righe, totali } = await readFoglio(await download.path(), 0);
      expect(righe.map((riga) => numero(String(riga['Descrizione'])))).toEqual(
        wanted.map(({ descrizione }) => numero(descrizione)).toReversed(),
      );
      const dare = somma(wanted.filter(({ importo }) => importo < 0).map(({ importo }) => -importo));
      expect(totali['Dare']?.result).toBe(dare / 100);
    },
  );

  it('change in place when others change them', async ({ page, studio }) => {
    await openGrid(page);
    const { righe } = await studio.client.call('estrattoConto', { query: { q: `n. ${RIGHE}` } });
    const [riga] = righe;
    const body = { id: riga?.id ?? 0, nota: 'Da un’altra scrivania', versione: riga?.versione ?? 0 };
    await studio.client.call('updateNota', { body });
    await workspace(page, AREA).locator('[col-id="nota"]').getByText('Da un’altra scrivania').waitFor();
  });
});
