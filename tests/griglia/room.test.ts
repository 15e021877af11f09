/** Room: rows on a screen, text that takes what is left, amounts that are never cut, columns that say nothing. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { noBrowser } from '#tests/e2e/support/browser.ts';
import { cella, fillMovimenti, intestazione } from '#tests/e2e/support/celle.ts';
import { conteggio, countWholeRows } from '#tests/e2e/support/griglia.ts';
import { readIntestazioni } from '#tests/e2e/support/viste.ts';
import { it } from './support/it.ts';

const RIGHE = 200;

const TOTALS = '.ag-row[row-index^="b-"]';
/** Where one column alone has a sum, the bar under the grid tells it. */
const BAR = '[data-testid="barra-selezione"]';

async function open(page: Page, size: { width: number; height: number }, sums = TOTALS): Promise<void> {
  await page.setViewportSize(size);
  await page.goto('/app/estrattoconto');
  await conteggio(page, 'estratto-conto').getByText(`${RIGHE} movimenti`).waitFor();
  await cella(page, 0, 'data').waitFor();
  await page.locator(sums).first().waitFor({ state: 'attached' });
}

/** Cells of amounts, of rows and of totals, whose text is wider than they are. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.ag-cell.q-tipo-importo')]
      .filter((each) => each.scrollWidth > each.clientWidth)
      .map((each) => each.innerText),
  );

describe.skipIf(noBrowser)('room', () => {
  it('holds 24 rows at 1440 x 900, and 8 at 200 %', async ({ page, studio }) => {
    await fillMovimenti(studio, RIGHE);
    await open(page, { width: 1_440, height: 900 });
    await expect.poll(() => countWholeRows(page)).toBeGreaterThanOrEqual(24);
    // The menu of this page stays where the product's would fold: the grid has the room of 720 pixels.
    await page.setViewportSize({ width: 720 + 232, height: 450 });
    await expect.poll(() => countWholeRows(page)).toBeGreaterThanOrEqual(8);
    // Its totals are in the bar alone, and nothing stands over the rows where they were.
    const gap = () =>
      page.evaluate(() => {
        const boxOf = (part: string) => document.querySelector(part)?.getBoundingClientRect();
        const bar = boxOf('[data-testid="barra-selezione"]')?.top ?? 0;
        return Math.abs(bar - (boxOf('.ag-body-horizontal-scroll')?.bottom ?? 0));
      });
    await expect.poll(gap).toBeLessThanOrEqual(1);
  });

  it('at 200 % has the whole bar over the rows in sight, and what is behind its button with one press', async ({
    page,
    studio,
  }) => {
    await fillMovimenti(studio, RIGHE);
    await open(page, { width: 720 + 232, height: 450 }, BAR);
    const grid = page.getByTestId('workspace-estratto-conto');
    /** The furthest right that anything shown in the bar reaches, beyond the edge of the grid. */
    const beyond = () =>
      grid.evaluate((section) => {
        const bar = section.querySelector('[data-testid="conteggio"]')?.parentElement?.parentElement;
        const edge = section.getBoundingClientRect().right;
        const shown = [...(bar?.querySelectorAll('button, input, select') ?? [])];
        return Math.max(...shown.map((each) => each.getBoundingClientRect().right - edge));
      });
    await expect.poll(beyond).toBeLessThanOrEqual(0);
    const columns = grid.getByRole('button', { name: 'Colonne' });
    await expect.poll(() => columns.count()).toBe(0);
    await grid.getByRole('button', { name: 'Strumenti' }).click();
    await columns.waitFor();
    await grid.getByRole('button', { name: 'Esporta in Excel' }).waitFor();
    await expect.poll(beyond).toBeLessThanOrEqual(0);
    await grid.getByRole('button', { name: 'Strumenti' }).click();
    await expect.poll(() => columns.count()).toBe(0);
  });

  it('is for the text: what gives way to it is a scroll away, and a double press fits a column', async ({
    page,
    studio,
  }) => {
    await fillMovimenti(studio, RIGHE);
    await open(page, { width: 1_440, height: 900 });
    const widthOf = async (field: string) =>
      Math.round((await intestazione(page, field).boundingBox())?.width ?? 0);
    await expect.poll(() => widthOf('descrizione')).toBeGreaterThan(300);
    const wide = await widthOf('descrizione');
    const edge = await intestazione(page, 'ragione_sociale').boundingBox();
    if (!edge) throw new Error('the column is not on screen');
    const before = await widthOf('ragione_sociale');
    await page.mouse.dblclick(edge.x + edge.width - 1, edge.y + edge.height / 2);
    await expect.poll(() => widthOf('ragione_sociale')).not.toBe(before);
    // What was given to the one is the other's to take.
    await expect.poll(() => widthOf('descrizione')).toBeGreaterThanOrEqual(wide);
  });

  it('is never taken from an amount, whatever its size, nor from a total', async ({ page, studio }) => {
    await fillMovimenti(studio, RIGHE);
    await open(page, { width: 1_440, height: 900 });
    await expect.poll(() => cut(page)).toEqual([]);
    const dare = await intestazione(page, 'dare').boundingBox();
    if (!dare) throw new Error('the column is not on screen');
    await page.mouse.move(dare.x + dare.width - 1, dare.y + 8);
    await page.mouse.down();
    await page.mouse.move(dare.x + 60, dare.y + 8, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => cut(page)).toEqual([]);
    await page.getByRole('button', { name: 'Righe comode' }).click();
    await expect.poll(() => cut(page)).toEqual([]);
  });

  it('is not for a column that no row fills, which is listed and shown on demand', async ({
    page,
    studio,
  }) => {
    await fillMovimenti(studio, RIGHE);
    await open(page, { width: 3_200, height: 900 });
    await expect.poll(() => readIntestazioni(page)).not.toContain('divisa');
    // One that is empty and can be written in stays.
    expect(await readIntestazioni(page)).toContain('nota');
    await page.getByRole('button', { name: 'Colonne' }).click();
    const voce = page.getByTestId('colonna').filter({ has: page.getByRole('checkbox', { name: 'Divisa' }) });
    await voce.getByText('vuota').waitFor();
    await voce.getByRole('checkbox').click();
    await expect.poll(() => readIntestazioni(page)).toContain('divisa');
    await page.getByRole('button', { name: 'Ripristina' }).click();
    await expect.poll(() => readIntestazioni(page)).not.toContain('divisa');
  });

  it('is given up by short words and amounts, and taken by words that are cut where there is more', async ({
    page,
    studio,
  }) => {
    const name = 'Conto corrente della filiale di Santarcangelo di Romagna';
    await fillMovimenti(studio, RIGHE, name);
    await open(page, { width: 1_440, height: 900 });
    const widthOf = async (field: string) =>
      Math.round((await intestazione(page, field).boundingBox())?.width ?? 0);
    // "Aperta" beside its icon, and the name of the column: less than a state has when nobody says otherwise.
    await expect.poll(() => widthOf('stato')).toBeLessThan(112);
    const isCut = (field: string) =>
      cella(page, 0, field).evaluate((each) => each.scrollWidth > each.clientWidth);
    expect(await isCut('stato')).toBe(false);
    // So do amounts, down to the widest of them and of their totals.
    await expect.poll(() => widthOf('dare')).toBeLessThan(108);
    await expect.poll(() => cut(page)).toEqual([]);
    await page.setViewportSize({ width: 3_200, height: 900 });
    await expect.poll(() => widthOf('stato')).toBe(112);
    await expect.poll(() => widthOf('dare')).toBe(108);
    await cella(page, 0, 'conto').getByText(name).waitFor();
    await expect.poll(() => isCut('conto')).toBe(false);
  });

  it('of a phone is for day, text and amount', async ({ page, studio }) => {
    await fillMovimenti(studio, RIGHE);
    await open(page, { width: 390, height: 844 }, BAR);
    const room = async () => {
      const boxes = await Promise.all(
        ['data', 'descrizione', 'importo'].map((field) => intestazione(page, field).boundingBox()),
      );
      return boxes.reduce((sum, box) => sum + (box?.width ?? Infinity), 0);
    };
    // Beside the column of ticks, of 42 pixels.
    await expect.poll(room).toBeLessThanOrEqual(390 - 42);
    expect((await readIntestazioni(page)).slice(0, 3)).toEqual(['data', 'descrizione', 'importo']);
    // The menu of this page stays: so wide a window gives the grid the room of a phone. The text takes all that is left.
    await page.setViewportSize({ width: 390 + 232, height: 844 });
    await expect.poll(room).toBeGreaterThan(390 - 42 - 24);
    await expect.poll(room).toBeLessThanOrEqual(390 - 42);
  });

  it('of a phone is that of any window made as narrow, which has its own again once it is wide', async ({
    page,
    studio,
  }) => {
    await fillMovimenti(studio, RIGHE);
    await open(page, { width: 1_440, height: 900 });
    const widthOf = async (field: string) =>
      Math.round((await intestazione(page, field).boundingBox())?.width ?? 0);
    await expect.poll(() => widthOf('descrizione')).toBeGreaterThan(300);
    await intestazione(page, 'descrizione').getByText('Descrizione').click();
    const edge = await intestazione(page, 'ragione_sociale').boundingBox();
    if (!edge) throw new Error('the column is not on screen');
    await page.mouse.dblclick(edge.x + edge.width - 1, edge.y + edge.height / 2);
    const byHand = async () => [await readIntestazioni(page), await widthOf('ragione_sociale')];
    const wide = await byHand();
    // The room of a phone, beside the menu of this page.
    await page.setViewportSize({ width: 390 + 232, height: 844 });
    const first = async () => (await readIntestazioni(page)).slice(0, 3);
    await expect.poll(first).toEqual(['data', 'descrizione', 'importo']);
    const room = async () =>
      (await widthOf('data')) + (await widthOf('descrizione')) + (await widthOf('importo'));
    await expect.poll(room).toBeGreaterThan(390 - 42 - 24);
    await expect.poll(room).toBeLessThanOrEqual(390 - 42);
    await page.setViewportSize({ width: 1_440, height: 900 });
    await expect.poll(byHand).toEqual(wide);
    // The order of the rows is the person's, whatever the window.
    await expect.poll(() => intestazione(page, 'descrizione').getAttribute('aria-sort')).toBe('ascending');
  });
});
