/** The cells selected in one grid: ranges by place, kept to their rows when rows change order, painted on screen. */
import type { CellPosition, GridApi } from 'ag-grid-community';
import { listenTo } from '../listen-to.ts';
import { holdPlaces, type RowMove, type PlaceStretch } from '../row-move.ts';
import type { Colonna } from '../types.ts';
import {
  isInside,
  splitOverlaps,
  type CellRange,
  countCelle,
  type CellPlace,
  type CellRectangle,
  toRectangle,
} from './geometry.ts';
import { FocusFollower } from './focus-follower.ts';
import { RangeFollower } from './range-follower.ts';
import { RangePainter } from './range-painter.ts';
import { RighePlaces } from './righe-by-place.ts';

/** Rows drawn above and below those in sight. */
const MARGIN = 20;

export class Celle<Riga> {
  readonly api: GridApi<Riga>;
  readonly element: HTMLElement;
  readonly posti: RighePlaces<Riga>;
  readonly #inseguitore: RangeFollower<Riga>;
  readonly #byCampo: ReadonlyMap<string, Colonna<Riga>>;
  readonly #painter: RangePainter;
  readonly #listeners = new Set<() => void>();
  readonly #release: () => void;
  readonly #stop: () => void;
  readonly #voci = new Set<(text: string) => void>();
  #ranges: readonly CellRange[] = [];
  #colonne: readonly Colonna<Riga>[] | null = null;
  #scelte: readonly Riga[] | null = null;
  #fill: CellRectangle | null = null;
  #frame: number | null = null;
  #selecting = new AbortController();
  readonly #focus: FocusFollower<Riga>;
  /** True while the pointer draws a range: what costs waits for the end. */
  dragging = false;
  /** Whether a range can be filled by its handle. */
  editable = false;

  constructor(api: GridApi<Riga>, element: HTMLElement, columns: readonly Colonna<Riga>[]) {
    this.api = api;
    this.element = element;
    this.#byCampo = new Map(columns.map((column) => [column.campo, column]));
    this.#painter = new RangePainter(element);
    this.posti = new RighePlaces(api);
    this.#inseguitore = new RangeFollower(api);
    this.#focus = new FocusFollower(api, (focused) => this.#follow(focused));
    this.#release = holdPlaces(api, { posti: this.#tenuti, take: this.#take });
    this.#stop = listenTo(api, {
      modelUpdated: this.#onModel,
      displayedColumnsChanged: this.#onColumns,
      viewportChanged: this.#onViewport,
    });
  }

  close(): void {
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    this.#selecting.abort();
    this.#painter.close();
    this.posti.close();
    this.#release();
    this.#listeners.clear();
    this.#focus.stop();
    this.#stop();
  }

  /** Calls `listener` when the cells selected, or the rows they hold, changed; returns how to stop. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get ranges(): readonly CellRange[] {
    return this.#ranges;
  }

  /** The cell that typing goes into. */
  get active(): CellPlace | null {
    return this.#ranges.at(-1)?.da ?? null;
  }

  /** The ranges as drawn, the last drawn last. */
  rectangles(): CellRectangle[] {
    return this.#ranges.map(toRectangle);
  }

  /** The same cells, each once. */
  disjoint(): CellRectangle[] {
    return splitOverlaps(this.rectangles());
  }

  /** Our columns in the order on screen. */
  colonne(): readonly Colonna<Riga>[] {
    this.#colonne ??= this.api
      .getAllDisplayedColumns()
      .flatMap((column) => this.#byCampo.get(column.getColId()) ?? []);
    return this.#colonne;
  }

  countRighe(): number {
    return this.api.getDisplayedRowCount();
  }

  /** The row at a place on screen; undefined for a row that is not one of ours, or has not come yet. */
  riga(at: number): Riga | undefined {
    return this.posti.riga(at);
  }

  /** All the rows on screen by place; made once until they change. */
  righe(): readonly (Riga | undefined)[] {
    return this.posti.listAll();
  }

  /** The rows of an area by place; undefined for those that are not ours. */
  perPosto({ alto, basso }: Pick<CellRectangle, 'alto' | 'basso'>): (Riga | undefined)[] {
    return Array.from({ length: basso - alto + 1 }, (_, at) => this.riga(alto + at));
  }

  /** The rows that the selected cells belong to, each once, in order; none while some of them have not come. */
  chosenRighe(): readonly Riga[] {
    const areas = this.rectangles();
    this.#scelte ??= this.posti.explainTooMany(areas) ? [] : (this.posti.listIn(areas) ?? []);
    return this.#scelte;
  }

  /** Fetches the rows of the selected cells, where the page does not hold them all; false when it cannot. */
  async take(areas: readonly CellRectangle[] = this.rectangles()): Promise<boolean> {
    if (this.posti.complete(areas)) return true;
    const done = await this.posti.take(areas);
    if (done && !this.api.isDestroyed()) this.#announce();
    return done;
  }

  countCells(): number {
    return this.disjoint().reduce((total, each) => total + countCelle(each), 0);
  }

  contains(place: CellPlace): boolean {
    return this.rectangles().some((each) => isInside(each, place));
  }

  /** Selects other cells; the last range is the one in use. */
  select(intervals: readonly CellRange[]): void {
    this.#selecting.abort();
    this.#ranges = intervals;
    this.#focus.remember();
    this.#inseguitore.remember(intervals, this.posti.chiave, this.dragging);
    this.#announce();
  }

  /** Aborted once other cells are selected, or the grid is gone. */
  untilNextSelection(): AbortSignal {
    this.#selecting.abort();
    this.#selecting = new AbortController();
    return this.#selecting.signal;
  }

  /** Takes the last range to another end, or starts one there. */
  extend(a: CellPlace): void {
    const last = this.#ranges.at(-1);
    this.select([...this.#ranges.slice(0, -1), { da: last?.da ?? a, a }]);
  }

  /** Selects the whole grid. */
  selectAll(): void {
    const end = { riga: this.countRighe() - 1, colonna: this.colonne().length - 1 };
    if (end.riga >= 0) this.select([{ da: { riga: 0, colonna: 0 }, a: end }]);
  }

  /** Moves the focus without starting a new selection. */
  focus({ riga, colonna }: CellPlace): void {
    const field = this.colonne()[colonna]?.campo;
    if (field === undefined) return;
    this.silently(() => this.api.setFocusedCell(riga, field));
  }

  /** Runs what may move the focus while the selection stays as it is. */
  silently(work: () => void): void {
    this.#focus.runQuietly(work);
  }

  /** Leaves the selection alone until the pointer event under way has been seen by everyone. */
  silentForOneEvent(): void {
    this.#focus.restForOneEvent();
  }

  /** Says something to who listens to the page. */
  announce(text: string): void {
    for (const listener of this.#voci) listener(text);
  }

  /** Calls `listener` with what is to be said aloud; returns how to stop. */
  listenVoci(listener: (text: string) => void): () => void {
    this.#voci.add(listener);
    return () => this.#voci.delete(listener);
  }

  showFill({ riga, colonna }: CellPlace): void {
    this.api.ensureIndexVisible(riga);
    const field = this.colonne()[colonna]?.campo;
    if (field !== undefined) this.api.ensureColumnVisible(field);
  }

  /** Shows where a fill would go; null ends it. */
  showFilling(area: CellRectangle | null): void {
    this.#fill = area;
    this.#schedule();
  }

  /** The corner that the fill handle hangs from, or null. */
  handle(): CellPlace | null {
    const last = this.rectangles().at(-1);
    if (!last || !this.editable || this.#ranges.length !== 1) return null;
    const own = this.colonne().slice(last.sinistra, last.destra + 1);
    return own.some(({ options }) => Boolean(options.editable))
      ? { riga: last.basso, colonna: last.destra }
      : null;
  }

  /** Follows the focus to where it is by now: the grid tells of it only after keys that were pressed meanwhile. */
  reach(): void {
    this.#focus.catchUp();
  }

  #follow(focused: CellPosition): void {
    const { rowIndex, rowPinned } = focused;
    const field = focused.column.getColId();
    const colonna = this.colonne().findIndex((each) => each.campo === field);
    if (rowPinned || colonna === -1) {
      if (this.#ranges.length > 0) this.select([]);
      return;
    }
    const { active } = this;
    // Focus that comes back to the active cell, as after an edit, leaves the range alone.
    if (active?.riga === rowIndex && active.colonna === colonna) return;
    const place = { riga: rowIndex, colonna };
    this.select([{ da: place, a: place }]);
  }

  readonly #onModel = (): void => {
    if (this.api.isDestroyed()) return;
    this.posti.onChanged();
    this.#focus.remember();
    if (this.#ranges.length > 0) this.#ranges = this.#inseguitore.findAgain(this.#ranges, this.posti.chiave);
    this.#announce();
  };

  readonly #tenuti = (): readonly PlaceStretch[] => this.rectangles();

  /** Rows that are read again take the ranges with them. */
  readonly #take = (): ((rowMove: RowMove) => void) => {
    const before = this.#ranges;
    return (rowMove) => {
      this.posti.onChanged();
      // What was selected meanwhile was selected among the rows as they are now.
      if (this.#ranges !== before || before.length === 0) return;
      this.select(this.#inseguitore.relocate(before, rowMove));
    };
  };

  readonly #onColumns = (): void => {
    if (this.api.isDestroyed()) return;
    const before = this.#colonne;
    this.#colonne = null;
    const now = this.colonne();
    if (before?.length === now.length && before.every((column, at) => column === now[at])) this.#schedule();
    else if (before) this.select([]);
  };

  readonly #onViewport = (): void => this.#schedule();

  #announce(): void {
    this.#scelte = null;
    this.#schedule();
    for (const listener of this.#listeners) listener();
  }

  #schedule(): void {
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = null;
      if (this.api.isDestroyed()) return;
      this.#painter.paint({
        rectangles: this.rectangles(),
        attiva: this.active,
        fill: this.#fill,
        handle: this.dragging ? null : this.handle(),
        campi: this.colonne().map(({ campo }) => campo),
        prima: this.api.getFirstDisplayedRowIndex() - MARGIN,
        ultima: this.api.getLastDisplayedRowIndex() + MARGIN,
      });
    });
  }
}
