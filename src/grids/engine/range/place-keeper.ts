/** Keeps the cell in use, and what stands on screen, with their rows when these are read again. */
import type { GridApi } from 'ag-grid-community';
import { type PlaceHolder, holdPlaces, type RowMove, type PlaceStretch } from '../row-move.ts';

/** The row whose height on screen does not change. */
interface Anchor {
  posto: number;
  /** Pixels from the top of what is on screen. */
  height: number;
}

interface Focus {
  posto: number;
  campo: string;
  /** True when the keys go to the cell; false when they go elsewhere, or to an editor. */
  live: boolean;
}

/** How long the drawing of a cell is waited for: one out of the columns in sight is never drawn. */
const FRAMES = 30;

export class PlaceKeeper<Riga> implements PlaceHolder {
  readonly #api: GridApi<Riga>;
  readonly #element: HTMLElement;
  #frame: number | null = null;
  readonly close: () => void;

  constructor(api: GridApi<Riga>, element: HTMLElement) {
    this.#api = api;
    this.#element = element;
    this.close = holdPlaces(api, this);
  }

  readonly posti = (): readonly PlaceStretch[] => {
    const places = [this.#focusPlace()?.posto, this.#anchor()?.posto];
    return places.flatMap((place) => (place === undefined ? [] : [{ alto: place, basso: place }]));
  };

  readonly take = (): ((rowMove: RowMove) => void) => {
    const focused = this.#focusPlace();
    const anchor = this.#anchor();
    const scrolling = this.#vista?.scrollTop ?? 0;
    return ({ findHeir }) => {
      const posto = focused && findHeir(focused.posto);
      if (focused && posto !== null) this.#focus({ ...focused, posto });
      // After the focus, which the browser scrolls to where the row still stands. With neither, a grid that opens scrolls.
      const topmost = anchor && this.#topPlace(findHeir(anchor.posto));
      const vista = this.#vista;
      if (vista && (focused || anchor))
        vista.scrollTop = anchor && topmost !== null ? topmost - anchor.height : scrolling;
    };
  };

  get #vista(): HTMLElement | null {
    return this.#element.querySelector('.ag-grid-viewport');
  }

  #focusPlace(): Focus | null {
    const focused = this.#api.getFocusedCell();
    if (!focused || focused.rowPinned) return null;
    const active = document.activeElement;
    const onCell = active !== null && this.#element.contains(active) && active.closest('.ag-row') !== null;
    const live = onCell && this.#api.getEditingCells().length === 0;
    return { posto: focused.rowIndex, campo: focused.column.getColId(), live };
  }

  #topPlace(place: number | null): number | null {
    return place === null ? null : (this.#api.getDisplayedRowAtIndex(place)?.rowTop ?? null);
  }

  /** The row of the cell in use while it is on screen, else the first on screen; none at the top of the list. */
  #anchor(): Anchor | null {
    const vista = this.#vista;
    if (!vista) return null;
    const { top, bottom } = this.#api.getVerticalPixelRange();
    const at = (posto: number): Anchor | null => {
      const topmost = this.#topPlace(posto);
      return topmost !== null && topmost >= top && topmost < bottom ? { posto, height: topmost - top } : null;
    };
    const focused = this.#api.getFocusedCell();
    const used = focused && !focused.rowPinned ? at(focused.rowIndex) : null;
    if (used || top === 0) return used;
    const last = this.#api.getLastDisplayedRowIndex();
    for (let place = Math.max(0, this.#api.getFirstDisplayedRowIndex()); place <= last; place += 1) {
      const first = at(place);
      if (first) return first;
    }
    return null;
  }

  #focus({ posto, campo, live }: Focus): void {
    const now = this.#api.getFocusedCell();
    const moved = now?.rowIndex !== posto || now.column.getColId() !== campo;
    if (live) {
      // Even in its place: its row may have been drawn anew, and have lost the keys.
      this.#api.setFocusedCell(posto, campo);
      return;
    }
    if (moved) this.#name(posto, campo);
  }

  /**
   * Names another cell without giving it the keys, which are at work elsewhere. The library gives them as it draws the
   * cell, which may be frames from now: until then nothing in the grid takes them.
   */
  #name(posto: number, campo: string): void {
    const vista = this.#vista;
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    vista?.toggleAttribute('inert', true);
    this.#api.setFocusedCell(posto, campo);
    const drawn = `.ag-row[row-index="${posto}"] .ag-cell-focus`;
    let frames = FRAMES;
    const release = (): void => {
      this.#frame = null;
      frames -= 1;
      if (frames > 0 && vista?.querySelector(drawn) === null) this.#frame = requestAnimationFrame(release);
      else vista?.toggleAttribute('inert', false);
    };
    release();
  }
}
