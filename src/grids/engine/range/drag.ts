/** A drag over the cells: the pointer is followed until its button is let go; beyond the edges the grid scrolls on. */
import type { Celle } from './cells.ts';
import type { CellPlace } from './geometry.ts';

/** Milliseconds between two steps while the pointer waits beyond the edge. */
const PASSO = 45;

interface CellUnder {
  /** Column -1 for the column of checkboxes. */
  posto: CellPlace;
  cella: HTMLElement;
}

/** The cell that an element of the page stands in. */
export function findCellUnder<Riga>(cells: Celle<Riga>, target: Element | null): CellUnder | null {
  const cella = target?.closest<HTMLElement>('.ag-cell[col-id]');
  const row = cella?.closest('[row-index]')?.getAttribute('row-index') ?? '';
  if (!cella || !/^\d+$/.test(row) || !cells.element.contains(cella)) return null;
  const field = cella.getAttribute('col-id');
  return {
    cella,
    posto: { riga: Number(row), colonna: cells.colonne().findIndex((each) => each.campo === field) },
  };
}

interface Point {
  x: number;
  y: number;
}

const clamp = (value: number, from: number, to: number): number => Math.min(Math.max(value, from), to);

/** Where the rows are drawn: under the headers, above the totals. */
class Edges {
  readonly #top: number;
  readonly #bottom: number;
  readonly #left: number;
  readonly #right: number;

  constructor(element: HTMLElement) {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const headers = [...element.querySelectorAll('.ag-header-cell')].map(
      (cell) => cell.getBoundingClientRect().bottom,
    );
    const pinned = element.querySelector('.ag-row[row-index^="b-"]')?.getBoundingClientRect().top ?? bottom;
    this.#top = Math.max(top, ...headers);
    this.#bottom = Math.min(bottom, pinned);
    this.#left = left;
    this.#right = right;
  }

  /** What is drawn under a point, or under the point within the edges that is nearest to it. */
  findNearest({ x, y }: Point): Element | null {
    return document.elementFromPoint(
      clamp(x, this.#left + 2, this.#right - 20),
      clamp(y, this.#top + 4, this.#bottom - 24),
    );
  }

  /** Rows to go on by, up or down, while a point is beyond an edge: faster the further it is. */
  countRows({ y }: Point): number {
    if (y < this.#top) return -1 - Math.floor((this.#top - y) / 20);
    return y > this.#bottom - 4 ? 1 + Math.floor((y - this.#bottom + 4) / 20) : 0;
  }

  countColumns({ x }: Point): -1 | 0 | 1 {
    return x > this.#right - 4 ? 1 : x < this.#left + 4 ? -1 : 0;
  }
}

export interface DragVisitor {
  visit: (place: CellPlace) => void;
  /** The button was let go. */
  end: (event: MouseEvent) => void;
}

/** Follows a drag that has just begun; returns how to stop without an end. */
export function followDrag<Riga>(cells: Celle<Riga>, { visit, end }: DragVisitor): () => void {
  const edges = new Edges(cells.element);
  const listening = new AbortController();
  let pointer: Point = { x: 0, y: 0 };
  let timer: ReturnType<typeof setInterval> | undefined;
  const step = (): void => {
    const place = findCellUnder(cells, edges.findNearest(pointer))?.posto;
    if (!place) return;
    const rows = edges.countRows(pointer);
    if (rows === 0) visit(place);
    else {
      const riga = clamp(place.riga + rows, 0, cells.countRighe() - 1);
      cells.api.ensureIndexVisible(riga, rows < 0 ? 'top' : 'bottom');
      visit({ ...place, riga });
    }
    const columns = edges.countColumns(pointer);
    const field = columns === 0 ? undefined : cells.colonne()[place.colonna + columns]?.campo;
    if (field !== undefined) cells.api.ensureColumnVisible(field);
  };
  const move = ({ clientX: x, clientY: y }: MouseEvent): void => {
    pointer = { x, y };
    step();
    timer ??= setInterval(() => {
      if (edges.countRows(pointer) !== 0 || edges.countColumns(pointer) !== 0) step();
    }, PASSO);
  };
  const stop = (): void => {
    listening.abort();
    clearInterval(timer);
    cells.dragging = false;
  };
  const release = (event: MouseEvent): void => {
    stop();
    end(event);
  };
  cells.dragging = true;
  const { signal } = listening;
  document.addEventListener('pointermove', move, { signal });
  document.addEventListener('pointerup', release, { signal });
  document.addEventListener('pointercancel', release, { signal });
  return stop;
}
