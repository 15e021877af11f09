/** Reading a grid as a person would: the text of its cells. */
import type { Locator, Page } from 'playwright-core';

/** Wide and tall enough that the grid draws every column and some fifty rows. */
export const TUTTO_IN_VISTA = { width: 3_600, height: 2_400 };

export const workspace = (page: Page, id: string): Locator => page.getByTestId(`workspace-${id}`);

/** The count in the title row: `24 movimenti`. */
export const conteggio = (page: Page, id: string): Locator => workspace(page, id).getByTestId('conteggio');

/** The cells on screen, row by row from the top, by column id; totals and headers left out. */
export async function readGrid(grid: Locator): Promise<Record<string, string>[]> {
  return await grid.evaluate((root) => {
    const rows = new Map<number, Record<string, string>>();
    for (const cell of root.querySelectorAll<HTMLElement>('[role="gridcell"][col-id]')) {
      const index = cell.closest('[row-index]')?.getAttribute('row-index') ?? '';
      const column = cell.getAttribute('col-id') ?? '';
      if (!/^\d+$/.test(index)) continue;
      const row = rows.get(Number(index)) ?? {};
      row[column] = cell.innerText.trim();
      rows.set(Number(index), row);
    }
    return [...rows].toSorted(([a], [b]) => a - b).map(([, row]) => row);
  });
}

/** The cell of a column in the row that holds a text. */
export const cell = (grid: Locator, text: string, column: string): Locator =>
  grid.locator('[role="row"][row-index]').filter({ hasText: text }).locator(`[col-id="${column}"]`);

/** Rows that stand whole between the headers and what lies under the rows. */
export const countWholeRows = (page: Page): Promise<number> =>
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
      '.ag-grid-pinned-bottom-rows, .ag-body-horizontal-scroll:not(.ag-invisible), [data-testid="barra-selezione"]',
    );
    return [...document.querySelectorAll('.ag-grid-scrolling-container .ag-row')].filter((row) => {
      const box = row.getBoundingClientRect();
      return box.top >= top - 1 && box.bottom <= bottom + 1;
    }).length;
  });
