/** Where the keyboard is in a grid: told by row and column, never by place. */
import type { Locator, Page } from 'playwright-core';

/** The row with this id. */
export const rigaDi = (page: Page, id: string): Locator => page.locator(`.ag-row[row-id="${id}"]`).first();

/** The cell that the keys go to; empty when they go to no cell. */
export const cellaInUso = (page: Page): Promise<{ id: string; campo: string }> =>
  page.evaluate(() => {
    const cell = document.activeElement?.closest('.ag-cell[col-id]');
    return {
      id: cell?.closest('[row-id]')?.getAttribute('row-id') ?? '',
      campo: cell?.getAttribute('col-id') ?? '',
    };
  });
