/** Rows gathered in groups, with their sums; opened and folded by mouse and keyboard. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { RigaEstratto } from '#api/contract/estratto-conto.ts';
import { formatImporto, sumCentesimi } from '#domain/importi.ts';
import { findViolations } from '#tests/e2e/support/axe.ts';
import { noBrowser } from '#tests/e2e/support/browser.ts';
import { openEstratto, waitFor, movimentiDemo } from '#tests/e2e/support/demo.ts';
import { readGrid, workspace } from '#tests/e2e/support/griglia.ts';
import { it } from './support/it.ts';

const RIGHE = 1_200;

/** What the row of a group should say. */
const sums = (righe: readonly RigaEstratto[]) => {
  const importi = righe.map(({ importo }) => importo);
  return {
    dare: formatImporto(sumCentesimi(importi.filter((importo) => importo < 0).map((importo) => -importo))),
    avere: formatImporto(sumCentesimi(importi.filter((importo) => importo > 0))),
    saldo: formatImporto(sumCentesimi(importi)),
  };
};

const groups = (page: Page) => workspace(page, 'estratto-conto').getByTestId('riga-gruppo');

/** The rows of groups on screen, from the top. */
async function readGruppi(page: Page) {
  return await groups(page).evaluateAll((cells) =>
    cells
      .map((cell) => {
        const row = cell.closest('[role="row"]');
        const text = (name: string) =>
          cell.querySelector(`[data-testid="gruppo-${name}"]`)?.textContent ?? '';
        return {
          index: Number(row?.getAttribute('row-index')),
          livello: row?.getAttribute('aria-level'),
          aperto: row?.getAttribute('aria-expanded'),
          dare: text('dare'),
          avere: text('avere'),
          saldo: text('saldo'),
        };
      })
      .toSorted((a, b) => a.index - b.index),
  );
}

async function groupBy(page: Page, ...fields: string[]): Promise<void> {
  await page.getByRole('button', { name: /^(Raggruppa|Gruppi:)/ }).click();
  for (const [index, field] of fields.entries())
    await page.getByLabel(index === 0 ? 'Raggruppa per' : 'Poi per', { exact: true }).selectOption(field);
  await page.keyboard.press('Escape');
  await groups(page).first().waitFor();
}

/** Movements by month, latest first, as the grid is ordered at first. */
const byMonth = (righe: readonly RigaEstratto[]) =>
  [...Map.groupBy(righe, ({ data }) => data.slice(0, 7))].toSorted(([a], [b]) => (a < b ? 1 : -1));

describe.skipIf(noBrowser)('groups', () => {
  it('by month have the sums of their rows, and follow the filters', async ({ page, studio }) => {
    const all = await movimentiDemo(studio, RIGHE);
    await openEstratto(page, all.length);
    await groupBy(page, 'data');
    const months = byMonth(all);
    await expect.poll(async () => (await readGruppi(page)).length).toBe(months.length);
    for (const [index, shown] of (await readGruppi(page)).entries())
      expect(shown).toMatchObject({ livello: '1', aperto: 'false', ...sums(months[index]?.[1] ?? []) });
    // The rows in sight are still all of them, though every group is folded.
    await waitFor(page, all.length, all.length);
    expect(await findViolations(page)).toEqual([]);

    const large = all.filter(({ importo }) => importo > 100_000);
    await page.getByRole('textbox', { name: /^Filtro di Avere/ }).fill('>1000');
    await waitFor(page, large.length, all.length);
    const largeMonths = byMonth(large);
    await expect
      .poll(async () => (await readGruppi(page)).map(({ saldo }) => saldo))
      .toEqual(largeMonths.map(([, righe]) => sums(righe).saldo));
  });

  it('open by mouse, each with its rows in the order of the grid', async ({ page, studio }) => {
    const all = await movimentiDemo(studio, RIGHE);
    await openEstratto(page, all.length);
    await groupBy(page, 'data');
    const [latest] = byMonth(all);
    if (!latest) throw new Error('the office has no movements');
    await groups(page).first().click();
    await expect.poll(async () => (await readGruppi(page))[0]?.aperto).toBe('true');
    await page.locator('.ag-header-cell[col-id="avere"] .ag-header-cell-label').click();
    const amounts = latest[1]
      .map(({ importo }) => importo)
      .filter((importo) => importo > 0)
      .toSorted((a, b) => a - b)
      .map(formatImporto);
    await expect
      .poll(async () =>
        (await readGrid(workspace(page, 'estratto-conto'))).slice(0, 5).map((row) => row['avere']),
      )
      .toEqual(amounts.slice(0, 5));
    await groups(page).first().click();
    await expect.poll(async () => (await readGrid(workspace(page, 'estratto-conto'))).length).toBe(0);
  });

  it('in groups open, close and climb with the keys of a tree', async ({ page, studio }) => {
    const all = await movimentiDemo(studio, RIGHE);
    await openEstratto(page, all.length);
    await groupBy(page, 'data', 'conto');
    await groups(page).first().click();
    await expect.poll(async () => (await readGruppi(page))[1]?.livello).toBe('2');
    const focused = () =>
      page.evaluate(() => {
        const row = document.activeElement?.closest('[role="row"]');
        return `${row?.getAttribute('aria-level')} ${row?.getAttribute('aria-expanded')}`;
      });
    await expect.poll(focused).toBe('1 true');
    await page.keyboard.press('ArrowDown');
    await expect.poll(focused).toBe('2 false');
    await page.keyboard.press('ArrowRight');
    await expect.poll(focused).toBe('2 true');
    await expect
      .poll(async () => (await readGrid(workspace(page, 'estratto-conto'))).length)
      .toBeGreaterThan(0);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(focused).toBe('2 false');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(focused).toBe('1 true');
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('1 false');
    await expect
      .poll(async () => (await readGruppi(page)).every(({ livello }) => livello === '1'))
      .toBe(true);
    await expect.poll(() => page.getByRole('treegrid', { name: 'Estratto Conto' }).count()).toBe(1);
  });

  it('all open and all fold; without groups every row is back', async ({ page, studio }) => {
    const all = await movimentiDemo(studio, RIGHE);
    await openEstratto(page, all.length);
    await groupBy(page, 'stato');
    await page.getByRole('button', { name: /^Gruppi: Stato/ }).click();
    await page.getByRole('button', { name: 'Espandi tutto' }).click();
    await expect
      .poll(async () => (await readGrid(workspace(page, 'estratto-conto'))).length)
      .toBeGreaterThan(5);
    expect(await readGruppi(page)).toMatchObject([
      { aperto: 'true', ...sums(all.filter(({ stato }) => stato === 'aperta')) },
    ]);
    await page.getByRole('button', { name: 'Comprimi tutto' }).click();
    await expect.poll(async () => (await readGrid(workspace(page, 'estratto-conto'))).length).toBe(0);
    await page.getByRole('button', { name: 'Togli i gruppi' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => groups(page).count()).toBe(0);
    await expect
      .poll(async () => (await readGrid(workspace(page, 'estratto-conto'))).length)
      .toBeGreaterThan(5);
    await waitFor(page, all.length, all.length);
  });
});
