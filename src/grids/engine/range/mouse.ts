/** Ranges drawn with the mouse, as in a spreadsheet: drag, Shift+click, Ctrl+click, rows, columns, fill handle. */
import type { Celle } from './cells.ts';
import { findCellUnder, followDrag, type DragVisitor } from './drag.ts';
import type { CellPlace, CellRange, CellRectangle } from './geometry.ts';
import { listenHold } from './hold.ts';

/** Pixels at the corner of a range where its handle is taken. */
const HANDLE = 9;
const INTERATTIVI = 'input, textarea, select, button, a, [role="checkbox"], .ag-checkbox';

const getTarget = ({ target }: Event): Element | null => (target instanceof Element ? target : null);

interface MouseGestures {
  /** The handle was let go: the first range goes on over the second; with Ctrl, in the other of the two ways. */
  fill: (source: CellRectangle, destination: CellRectangle, ctrl: boolean) => void;
}

/** The rows that filling goes on over, from a range to the row under the pointer. */
function getFilled(source: CellRectangle, riga: number): CellRectangle | null {
  if (riga > source.basso) return { ...source, alto: source.basso + 1, basso: riga };
  return riga < source.alto ? { ...source, alto: riga, basso: source.alto - 1 } : null;
}

/** What a press means, by where it falls, and the drag that follows it. */
class RangeMouse<Riga> {
  readonly #cells: Celle<Riga>;
  readonly #fill: MouseGestures['fill'];
  #stopDrag: (() => void) | null = null;
  /** True while a press is ours alone: neither the grid nor the browser moves the focus for it. */
  #taken = false;

  constructor(cells: Celle<Riga>, fill: MouseGestures['fill']) {
    this.#cells = cells;
    this.#fill = fill;
  }

  /** Begins to listen; returns how to stop. */
  listen(): () => void {
    const { element } = this.#cells;
    const listening = new AbortController();
    // The grid acts on pointerdown, so the selection must be there first.
    const options = { capture: true, signal: listening.signal };
    element.addEventListener('pointerdown', this.#onPress, options);
    element.addEventListener('mousedown', this.#onMouse, options);
    element.addEventListener('dblclick', this.#onDouble, options);
    for (const type of ['click', 'mousedown', 'pointerdown'] as const)
      element.addEventListener(type, this.#onHeader, options);
    const stopHold = listenHold(element, this.#onHold);
    return () => {
      stopHold();
      this.#stopDrag?.();
      listening.abort();
    };
  }

  readonly #onPress = (event: PointerEvent): void => {
    this.#taken = false;
    // A finger scrolls; one that rests asks for the menu.
    if (event.pointerType === 'touch') return;
    const target = getTarget(event);
    const found = findCellUnder(this.#cells, target);
    if (!found || target?.closest(INTERATTIVI)) return;
    const { posto, cella } = found;
    if (event.button === 2) this.#pressRight(posto);
    if (event.button !== 0) return;
    this.#stopDrag?.();
    if (posto.colonna === -1) this.#pressRow(posto, event);
    else if (this.#isOnHandle(posto, cella, event)) this.#pressHandle(event);
    else this.#pressCell(posto, event);
  };

  /** What follows a press that was ours: focus, text selection. */
  readonly #onMouse = (event: MouseEvent): void => {
    if (!this.#taken) return;
    event.preventDefault();
    event.stopPropagation();
  };

  readonly #onDouble = (event: MouseEvent): void => {
    const found = findCellUnder(this.#cells, getTarget(event));
    if (found && this.#isOnHandle(found.posto, found.cella, event)) event.stopPropagation();
  };

  /** Alt+click on a header takes the column: a plain click sorts. */
  readonly #onHeader = (event: MouseEvent): void => {
    const cells = this.#cells;
    const field = getTarget(event)?.closest('.ag-header-cell[col-id]')?.getAttribute('col-id');
    const colonna = cells.colonne().findIndex((each) => each.campo === field);
    if (!event.altKey || event.button !== 0 || colonna === -1) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type !== 'click') return;
    // The focus that follows lets go of them.
    const kept = this.#getKept(event);
    const start = event.shiftKey ? (cells.active?.colonna ?? colonna) : colonna;
    cells.focus({ riga: Math.max(0, cells.api.getFirstDisplayedRowIndex()), colonna: start });
    cells.select([
      ...kept,
      { da: { riga: 0, colonna: start }, a: { riga: cells.countRighe() - 1, colonna } },
    ]);
  };

  /** The menu that follows is about what the finger rests on. */
  readonly #onHold = (target: Element): void => {
    const found = findCellUnder(this.#cells, target);
    if (!found) return;
    this.#pressRight(found.posto);
    const { active } = this.#cells;
    if (active) this.#cells.focus(active);
  };

  /** A right click is about the selection it falls in, or about that cell alone; beside the cells, about its row. */
  #pressRight({ riga, colonna }: CellPlace): void {
    const cells = this.#cells;
    const place = { riga, colonna: Math.max(0, colonna) };
    cells.silentForOneEvent();
    const inside =
      colonna === -1
        ? cells.rectangles().some(({ alto, basso }) => riga >= alto && riga <= basso)
        : cells.contains(place);
    if (!inside) cells.select([{ da: place, a: place }]);
  }

  /** A press on the column of checkboxes, beside the box, takes whole rows. */
  #pressRow(place: CellPlace, event: MouseEvent): void {
    const cells = this.#cells;
    const end = cells.colonne().length - 1;
    const start = event.shiftKey ? (cells.active?.riga ?? place.riga) : place.riga;
    const kept = this.#getKept(event);
    const visit = ({ riga }: Pick<CellPlace, 'riga'>): void =>
      cells.select([...kept, { da: { riga: start, colonna: 0 }, a: { riga, colonna: end } }]);
    this.#take(event);
    visit(place);
    cells.focus({ riga: start, colonna: 0 });
    this.#drag({ visit, end: this.#settle });
  }

  #pressCell(place: CellPlace, event: MouseEvent): void {
    const cells = this.#cells;
    if (event.shiftKey && cells.active !== null) {
      // The active cell stays where the range began.
      this.#take(event);
      cells.extend(place);
    } else {
      cells.silentForOneEvent();
      cells.select([...this.#getKept(event), { da: place, a: place }]);
    }
    const visit = (a: CellPlace): void => {
      if (a.colonna !== -1) cells.extend(a);
    };
    this.#drag({ visit, end: this.#settle });
  }

  #pressHandle(event: MouseEvent): void {
    const cells = this.#cells;
    const [source] = cells.rectangles();
    if (!source) return;
    this.#take(event);
    let destination: CellRectangle | null = null;
    this.#drag({
      visit: ({ riga }) => {
        destination = getFilled(source, riga);
        cells.showFilling(destination);
      },
      end: ({ ctrlKey, metaKey }) => {
        cells.showFilling(null);
        if (destination) this.#fill(source, destination, ctrlKey || metaKey);
      },
    });
  }

  #isOnHandle(place: CellPlace, cella: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
    const corner = this.#cells.handle();
    if (corner?.riga !== place.riga || corner.colonna !== place.colonna) return false;
    const { right, bottom } = cella.getBoundingClientRect();
    return clientX > right - HANDLE && clientY > bottom - HANDLE;
  }

  /** The ranges that stay beside a new one. */
  #getKept({ ctrlKey, metaKey }: MouseEvent): readonly CellRange[] {
    return ctrlKey || metaKey ? this.#cells.ranges : [];
  }

  #take(event: Event): void {
    this.#taken = true;
    event.stopPropagation();
  }

  #drag(visitor: DragVisitor): void {
    this.#stopDrag = followDrag(this.#cells, visitor);
  }

  /** What costs waited for the end of the drag. */
  readonly #settle = (): void => this.#cells.select([...this.#cells.ranges]);
}

/** Listens to the grid's mouse; returns how to stop. */
export const listenMouse = <Riga>(cells: Celle<Riga>, { fill }: MouseGestures): (() => void) =>
  new RangeMouse(cells, fill).listen();
