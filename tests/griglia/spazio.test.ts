/** Room: rows on a screen, text that takes what is left, amounts that are never cut, columns that say nothing. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { noBrowser } from '#tests/e2e/support/browser.ts';
import { cella, fillMovimenti, intestazione } from '#tests/e2e/support/celle.ts';
import { conteggio } from '#tests/e2e/support/griglia.ts';
import { readIntestazioni } from '#tests/e2e/support/viste.ts';
import { it } from './support/it.ts';

const RIGHE = 200;

async function open(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.goto('/app/estrattoconto');
  await conteggio(page, 'estratto-conto').getByText(`${RIGHE} movimenti`).waitFor();
  await cella(page, 0, 'data').waitFor();
  await page.locator('.ag-row[row-index^="b-"]').first().waitFor({ state: 'attached' });
}

/** Rows that stand whole between the headers and what lies under the rows. */
const wholeRows = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const bottomOf = (selector: string) =>
      Math.max(
        ...[...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect().bottom),
      );
    const topOf = (selector: string) =>
      Math.min(
        ...[...document.querySelectorAll(selector)]
          .map((each) => each.getBoundingClientRect())
          .filter(({ height }) => height > 0)
          .map(({ top }) => top),
      );
    const top = bottomOf('.ag-header-row');
    const bottom = topOf(
      '.ag-grid-pinned-bottom-rows, .ag-body-horizontal-scroll, [data-testid="barra-selezione"]',
    );
    return [...document.querySelectorAll('.ag-grid-scrolling-container .ag-row')].filter((row) => {
      const box = row.getBoundingClientRect();
      return box.top >= top - 1 && box.bottom <= bottom + 1;
    }).length;
  });

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
    await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(24);
    // The menu of this page stays where the product's would fold: the grid has the room of 720 pixels.
    await page.setViewportSize({ width: 720 + 232, height: 450 });
    await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(8);
  });

  it('is for the text: what gives way to it is a scroll away, and a double press fits a column', async ({
    page,
    studio,
  }) => {
    await fillMovimenti(studio, RIGHE);
    await open(page, { width: 1_440, height: 900 });
    const widthOf = async (campo: string) =>
      Math.round((await intestazione(page, campo).boundingBox())?.width ?? 0);
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

  it('of a phone is for day, text and amount', async ({ page, studio }) => {
    await fillMovimenti(studio, RIGHE);
    await open(page, { width: 390, height: 844 });
    const room = async () => {
      const boxes = await Promise.all(
        ['data', 'descrizione', 'importo'].map((campo) => intestazione(page, campo).boundingBox()),
      );
      return boxes.reduce((sum, box) => sum + (box?.width ?? Infinity), 0);
    };
    // Beside the column of ticks, of 42 pixels.
    await expect.poll(room).toBeLessThanOrEqual(390 - 42);
    expect((await readIntestazioni(page)).slice(0, 3)).toEqual(['data', 'descrizione', 'importo']);
  });
});
