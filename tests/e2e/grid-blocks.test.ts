/**
 * More rows than the page holds: the same grid, filters, order, search, sums and export. The browser is one that holds
 * ten thousand, so that a few more than these are enough.
 */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { toGiorno } from '#domain/date.ts';
import { formatImporto, sumCentesimi } from '#domain/importi.ts';
import { paths } from '#shell/paths.ts';
import { importRighe } from '#import/run/import.ts';
import { makeMovimenti } from './support/banca.ts';
import { noBrowser } from './support/browser.ts';
import { allowClipboard, barra, cella, nextSave, readClipboard, writeClipboard } from './support/celle.ts';
import { readFoglio } from './support/excel.ts';
import { cellaInUso, rigaDi } from './support/fuoco.ts';
import { conteggio, readGrid, workspace } from './support/griglia.ts';
import { itOnOnePage as it } from './support/it.ts';
import { goToFollowing } from './support/pagine.ts';
import { makePiano } from './support/piano.ts';
import { CHIAVE_TENUTE } from '#grids/engine/blocks/held-rows.ts';

const TENUTE = 10_000;
const RIGHE = TENUTE + 1_000;
const AREA = 'estratto-conto';
const movimenti = makeMovimenti(RIGHE, 42);
const whole = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });
const TUTTI = `${whole.format(RIGHE)} movimenti`;
const number = (description: string | undefined): number =>
  Number(/n\. (\d{6})/.exec(description ?? '')?.[1] ?? -1);

async function openGrid(page: Page): Promise<void> {
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    CHIAVE_TENUTE,
    String(TENUTE),
  ] as const);
  await page.setViewportSize({ width: 2_400, height: 900 });
  await goToFollowing(page, '/app/estrattoconto');
  await conteggio(page, AREA).getByText(TUTTI).waitFor();
  await expect
    .poll(async () => number((await readGrid(workspace(page, AREA)))[0]?.['descrizione']))
    .toBe(RIGHE);
}

/** Leaves the rows as the next case is to find them: the search stays with the program. */
async function endSearch(page: Page): Promise<void> {
  await page.getByLabel('Cerca in tutte le colonne').fill('');
  await conteggio(page, AREA).getByText(TUTTI, { exact: true }).waitFor();
}

const value = (page: Page, name: string) => workspace(page, AREA).getByTestId(`somma-${name}`).first();

describe.skipIf(noBrowser)('more rows than the page holds', () => {
  it.beforeAll(async ({ studio }) => {
    const { id } = await studio.client.call('contoNuovo', { body: { nome: 'Conto grande' } });
    const outcome = await importRighe(studio.client, makePiano('grande.csv', movimenti, id));
    expect(outcome.tipo).toBe('completato');
  });

  it('are shown, summed, reached to the last, and put in order', async ({ page }) => {
    await openGrid(page);
    await value(page, 'differenza')
      .getByText(formatImporto(sumCentesimi(movimenti.map(({ importo }) => importo))))
      .waitFor();

    const grid = workspace(page, AREA);
    await grid.locator('[role="gridcell"][col-id="descrizione"]').first().hover();
    await page.mouse.wheel(0, 100_000_000);
    await expect.poll(async () => number((await readGrid(grid)).at(-1)?.['descrizione'])).toBe(1);

    await grid.getByRole('columnheader', { name: 'Avere', exact: true }).click();
    await grid.locator('[role="gridcell"][col-id="descrizione"]').first().hover();
    await page.mouse.wheel(0, -100_000_000);
    const least = Math.min(...movimenti.flatMap(({ importo }) => (importo > 0 ? [importo] : [])));
    await expect.poll(async () => (await readGrid(grid))[0]?.['avere']).toBe(formatImporto(least));
    // The order goes with the program.
    await page.goto(paths.app);
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  });

  it('have their edges found by Ctrl and the arrows, also where the page holds no rows', async ({ page }) => {
    await openGrid(page);
    const grid = workspace(page, AREA);
    const here = () =>
      page.evaluate(() => document.activeElement?.closest('[row-index]')?.getAttribute('row-index'));
    // A column that is filled to its end: nothing is read but that.
    const read: string[] = [];
    page.on('request', (request) => {
      if (/estratto_conto\/blocco\?/.test(request.url())) read.push(request.url());
    });
    await cella(page, 2, 'descrizione').click();
    await page.keyboard.press('Control+ArrowDown');
    await expect.poll(here).toBe(String(RIGHE - 1));
    await expect.poll(async () => number((await readGrid(grid)).at(-1)?.['descrizione'])).toBe(1);
    expect(read.length).toBeLessThan(10);
    await page.keyboard.press('Control+ArrowUp');
    await expect.poll(here).toBe('0');

    // Sorted by what leaves, the empty ones are last: the edge of the filled stands far from all that was read.
    await grid.getByRole('columnheader', { name: 'Dare', exact: true }).click();
    const dare = movimenti.filter(({ importo }) => importo < 0);
    const least = formatImporto(-Math.max(...dare.map(({ importo }) => importo)));
    await expect.poll(async () => (await readGrid(grid))[0]?.['dare']).toBe(least);
    await cella(page, 0, 'dare').click();
    await page.keyboard.press('Control+ArrowDown');
    await expect.poll(here).toBe(String(dare.length - 1));
    await page.keyboard.press('Control+ArrowUp');
    await expect.poll(here).toBe('0');
    await page.keyboard.press('Control+Shift+ArrowDown');
    await expect.poll(() => barra(page)).toContain(`Selezione: ${whole.format(dare.length)} celle`);
    // The order goes with the program.
    await page.goto(paths.app);
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  });

  it('are filtered and searched by the server', async ({ page }) => {
    await openGrid(page);
    const wanted = movimenti.filter(({ descrizione }) => descrizione.includes('Università'));
    await page.getByLabel('Cerca in tutte le colonne').fill('universita');
    await conteggio(page, AREA)
      .getByText(`${whole.format(wanted.length)} di ${TUTTI}`)
      .waitFor();
    await value(page, 'differenza')
      .getByText(formatImporto(sumCentesimi(wanted.map(({ importo }) => importo))))
      .waitFor();
    const others = async () => {
      const read = (await readGrid(workspace(page, AREA))).filter((row) => row['descrizione'] !== '');
      if (read.length <= 10) return 'too few rows';
      return read.filter((row) => row['descrizione']?.includes('Università') !== true);
    };
    await expect.poll(others).toEqual([]);

    await page.getByLabel('Cerca in tutte le colonne').fill('n. 000777');
    await conteggio(page, AREA).getByText(`1 di ${TUTTI}`).waitFor();
    await endSearch(page);
  });

  it('are exported from the pages of the server, and the export can be stopped', async ({ page }) => {
    await openGrid(page);
    // Its rows are on their way until it is stopped.
    const stopped = Promise.withResolvers<void>();
    await page.route(/estratto_conto\/blocco\?/, async (route) => {
      await stopped.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Esporta in Excel' }).click();
    await page.getByTestId('esportazione').getByRole('button', { name: 'Annulla' }).click();
    await page.getByText('Esportazione annullata').first().waitFor();
    stopped.resolve();
    await page.unrouteAll({ behavior: 'ignoreErrors' });

    await page.getByLabel('Cerca in tutte le colonne').fill('universita');
    const wanted = movimenti.filter(({ descrizione }) => descrizione.includes('Università'));
    await conteggio(page, AREA)
      .getByText(`${whole.format(wanted.length)} di `)
      .waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download', { timeout: 120_000 }),
      page.getByRole('button', { name: 'Esporta in Excel' }).click(),
    ]);
    const { righe, totali } = await readFoglio(await download.path(), 0);
    expect(righe.map((riga) => number(String(riga['Descrizione'])))).toEqual(
      wanted.map(({ descrizione }) => number(descrizione)).toReversed(),
    );
    const dare = sumCentesimi(wanted.filter(({ importo }) => importo < 0).map(({ importo }) => -importo));
    expect(totali['Dare']?.result).toBe(dare / 100);
    await endSearch(page);
  });

  it('change in place when others change them', async ({ page, studio }) => {
    await openGrid(page);
    const { righe } = await studio.client.call('estrattoConto', { query: { q: `n. 0${RIGHE}` } });
    const [riga] = righe;
    const body = { id: riga?.id ?? 0, nota: 'Da un’altra scrivania', versione: riga?.versione ?? 0 };
    await studio.client.call('updateNota', { body });
    await workspace(page, AREA).locator('[col-id="nota"]').getByText('Da un’altra scrivania').waitFor();
  });

  it('leave the cell in use and the range to their rows when they are read again', async ({
    page,
    studio,
  }) => {
    await openGrid(page);
    await cella(page, 12, 'descrizione').click();
    const { id } = await cellaInUso(page);
    await page.keyboard.press('Shift+ArrowDown');
    await expect.poll(() => barra(page)).toContain('2 celle');
    const { id: conto } = await studio.client.call('contoNuovo', { body: { nome: 'Conto che arriva' } });
    const fresh = makeMovimenti(6, 44).map((each) => ({ ...each, data: toGiorno('2026-07-30') }));
    const outcome = await importRighe(studio.client, makePiano('arrivati.csv', fresh, conto));
    if (outcome.tipo !== 'completato') throw new Error('not imported');
    await conteggio(page, AREA)
      .getByText(`${whole.format(RIGHE + 6)} movimenti`)
      .waitFor();
    await expect.poll(() => rigaDi(page, id).getAttribute('row-index')).toBe('18');
    await expect.poll(() => cellaInUso(page)).toEqual({ id, campo: 'descrizione' });
    await expect.poll(() => barra(page)).toContain('2 celle');
    await studio.client.call('allDelImport', { params: { id: outcome.id_imp } });
    await conteggio(page, AREA).getByText(TUTTI).waitFor();
    await expect.poll(() => rigaDi(page, id).getAttribute('row-index')).toBe('12');
    await expect.poll(() => cellaInUso(page)).toEqual({ id, campo: 'descrizione' });
  });

  it('are selected, summed, copied and pasted over where the page does not hold them', async ({
    page,
    context,
    studio,
  }) => {
    await allowClipboard(context);
    await openGrid(page);
    const grid = workspace(page, AREA);
    const latest = movimenti.toReversed();
    const dare = sumCentesimi(movimenti.filter(({ importo }) => importo < 0).map(({ importo }) => -importo));
    // The pinned totals are of all the rows, though the page holds some.
    await grid.locator('[row-index="b-0"] [col-id="dare"]').getByText(formatImporto(dare)).waitFor();

    await cella(page, 0, 'dare').click();
    await page.keyboard.press('Control+End');
    await expect.poll(async () => number((await readGrid(grid)).at(-1)?.['descrizione'])).toBe(1);
    await page.keyboard.press('Control+Shift+Home');
    await expect.poll(() => barra(page)).toContain(`oltre ${whole.format(TENUTE / 2)} righe non si sommano`);
    await page.keyboard.press('Control+Home');
    await expect.poll(async () => number((await readGrid(grid))[0]?.['descrizione'])).toBe(RIGHE);

    // A range whose middle nobody has seen.
    await cella(page, 0, 'dare').click();
    await cella(page, 0, 'descrizione').hover();
    await page.mouse.wheel(0, 60_000);
    const far = grid.locator('.ag-row .ag-cell[col-id="avere"]');
    const places = () =>
      far.evaluateAll((cells) =>
        cells
          .filter((cell) => cell.closest('[row-index]')?.querySelector('[col-id="descrizione"]')?.textContent)
          .map((cell) => Number(cell.closest('[row-index]')?.getAttribute('row-index')))
          .toSorted((a, b) => a - b),
      );
    await expect.poll(async () => (await places())[20] ?? 0).toBeGreaterThan(1_500);
    const end = (await places())[20] ?? 0;
    await cella(page, end, 'avere').click({ modifiers: ['Shift'] });
    const wanted = latest.slice(0, end + 1).map(({ importo }) => importo);
    const sum = formatImporto(sumCentesimi(wanted.map((importo) => Math.abs(importo))));
    await expect.poll(() => barra(page)).toContain(`Somma ${sum}`);
    await page.keyboard.press('Control+c');
    await expect.poll(async () => (await readClipboard(page)).split('\r\n').length).toBe(end + 1);
    const [, second = ''] = (await readClipboard(page)).split('\r\n');
    expect(second.split('\t').join('')).toBe(formatImporto(Math.abs(wanted[1] ?? 0)));

    // A paste that goes beyond the rows that have come.
    await page.keyboard.press('Control+Home');
    await expect.poll(async () => number((await readGrid(grid))[0]?.['descrizione'])).toBe(RIGHE);
    await cella(page, 0, 'nota').click();
    await writeClipboard(page, Array.from({ length: 900 }, (_, at) => `incollata ${at}`).join('\r\n'));
    await page.keyboard.press('Control+v');
    const saved = nextSave(page);
    await page.getByRole('button', { name: 'Cambia 900 celle' }).click();
    expect((await saved).status()).toBe(200);
    const { righe } = await studio.client.call('estrattoBlocco', { query: { offset: 898, limit: 3 } });
    expect(righe.map(({ nota }) => nota)).toEqual(['incollata 898', 'incollata 899', null]);
  });

  it('are gathered in groups by the server, opened, and put back in blocks', async ({ page }) => {
    await openGrid(page);
    const grid = workspace(page, AREA);
    await page.getByRole('button', { name: /^Raggruppa/ }).click();
    await page.getByLabel('Raggruppa per', { exact: true }).selectOption('data');
    await page.keyboard.press('Escape');
    const months = [...Map.groupBy(movimenti, ({ data }) => data.slice(0, 7))].toSorted(([a], [b]) =>
      a < b ? 1 : -1,
    );
    const saldi = () => grid.getByTestId('riga-gruppo').getByTestId('gruppo-saldo').allInnerTexts();
    await expect
      .poll(saldi)
      .toEqual(months.map(([, own]) => formatImporto(sumCentesimi(own.map(({ importo }) => importo)))));
    await conteggio(page, AREA).getByText(TUTTI).waitFor();

    await grid.getByTestId('riga-gruppo').first().click();
    await expect.poll(async () => number((await readGrid(grid))[0]?.['descrizione'])).toBe(RIGHE);

    await page.getByRole('button', { name: /^Gruppi:/ }).click();
    await page.getByRole('button', { name: 'Espandi tutto' }).click();
    await page.getByText('Troppe righe da aprire insieme').first().waitFor();
    await page.getByRole('button', { name: 'Togli i gruppi' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => grid.getByTestId('riga-gruppo').count()).toBe(0);
    await expect.poll(async () => number((await readGrid(grid))[0]?.['descrizione'])).toBe(RIGHE);
  });
});
