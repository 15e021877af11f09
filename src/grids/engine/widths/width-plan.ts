/** The widths that columns are to have: worked out first, then given to the grid all at once. */
import type { Column, GridApi } from 'ag-grid-community';

export class WidthPlan<Riga> {
  readonly #api: GridApi<Riga>;
  readonly #widths = new Map<Column, number>();

  constructor(api: GridApi<Riga>) {
    this.#api = api;
  }

  /** Pixels that a column is to have, or has. */
  widthOf(column: Column): number {
    return this.#widths.get(column) ?? column.getActualWidth();
  }

  sumOf(columns: readonly Column[]): number {
    return columns.reduce((sum, column) => sum + this.widthOf(column), 0);
  }

  /** One width that the grid would refuse would have it refuse all of them. */
  set(column: Column, width: number): void {
    this.#widths.set(column, Math.max(column.getMinWidth(), width));
  }

  /** Every change has the grid lay out its cells, so there is one; a column that had a share of the room has it no more. */
  apply(): void {
    const changed = [...this.#widths].filter(
      ([column, width]) => column.getFlex() !== null || column.getActualWidth() !== width,
    );
    if (changed.length === 0) return;
    if (changed.some(([column]) => column.getFlex() !== null))
      this.#api.applyColumnState({
        state: changed.map(([column, width]) => ({ colId: column.getColId(), flex: null, width })),
      });
    else this.#api.setColumnWidths(changed.map(([key, newWidth]) => ({ key, newWidth })));
  }
}
