/** Hears where the focus of one grid is. The grid tells of it late: after keys pressed meanwhile. */
import type { CellFocusedEvent, CellPosition, GridApi } from 'ag-grid-community';
import { listenTo } from '../listen-to.ts';

const isSame = (one: CellPosition, other: CellPosition | null): boolean =>
  one.rowIndex === other?.rowIndex && one.rowPinned === other.rowPinned && one.column === other.column;

export class FocusFollower<Riga> {
  readonly stop: () => void;
  readonly #api: GridApi<Riga>;
  readonly #onFocus: (focused: CellPosition) => void;
  /** While we move the focus ourselves, nobody follows it. */
  #quiet = false;
  /** Where the focus was when it was last followed, or left alone. */
  #last: CellPosition | null = null;

  constructor(api: GridApi<Riga>, onFocus: (focused: CellPosition) => void) {
    this.#api = api;
    this.#onFocus = onFocus;
    this.stop = listenTo(api, { cellFocused: this.#hear });
  }

  /** Takes the focus as it is by now for followed. */
  remember(): void {
    this.#last = this.#api.getFocusedCell();
  }

  /** Follows the focus to where it is by now. */
  catchUp(): void {
    const focused = this.#api.getFocusedCell();
    if (focused && !isSame(focused, this.#last)) this.#follow(focused);
  }

  /** Runs what may move the focus, which is not followed there. */
  runQuietly(work: () => void): void {
    this.#quiet = true;
    try {
      work();
    } finally {
      this.#quiet = false;
      this.remember();
    }
  }

  /** Follows nothing until the pointer event under way has been seen by everyone. */
  restForOneEvent(): void {
    this.#quiet = true;
    setTimeout(() => {
      this.#quiet = false;
      if (!this.#api.isDestroyed()) this.remember();
    });
  }

  #follow(focused: CellPosition): void {
    if (this.#quiet) return;
    this.#last = focused;
    this.#onFocus(focused);
  }

  readonly #hear = ({ rowIndex, column }: CellFocusedEvent<Riga>): void => {
    const focused = this.#api.getFocusedCell();
    const field = column === null || typeof column === 'string' ? column : column.getColId();
    // Told late: the focus is elsewhere by now.
    if (focused?.rowIndex === rowIndex && focused?.column.getColId() === field) this.#follow(focused);
  };
}
