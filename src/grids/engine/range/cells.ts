/** The cells selected in one grid: ranges by place, kept to their rows when rows change order, painted on screen. */
import type { CellPosition, GridApi } from 'ag-grid-community';
import { holdPlaces, type RowMove, type PlaceStretch } from '../row-move.ts';
import type { Colonna } from '../types.ts';
import {
  isInside,
  splitOverlaps,
  type CellRange,
  countCelle,
  type CellPlace,
  type CellRectangle,
  toRettangolo,
} from './geometry.ts';
import { FocusFollower } from './focus-follower.ts';
import { RangeFollower } from './range-follower.ts';
import { RangePainter } from './range-painter.ts';
import { RighePosto } from './righe-by-place.ts';

/** Rows drawn above and below those in sight. */
const MARGINE = 20;

export class Celle<Riga> {
  readonly api: GridApi<Riga>;
  readonly element: HTMLElement;
  readonly posti: RighePosto<Riga>;
  readonly #inseguitore: RangeFollower<Riga>;
  readonly #byCampo: ReadonlyMap<string, Colonna<Riga>>;
  readonly #pittura: RangePainter;
  readonly #listeners = new Set<() => void>();
  readonly #rilascia: () => void;
  readonly #voci = new Set<(testo: string) => void>();
  #intervalli: readonly CellRange[] = [];
  #colonne: readonly Colonna<Riga>[] | null = null;
  #scelte: readonly Riga[] | null = null;
  #riempimento: CellRectangle | null = null;
  #frame: number | null = null;
  readonly #fuoco: FocusFollower<Riga>;
  /** True while the pointer draws a range: what costs waits for the end. */
  trascina = false;
  /** Whether a range can be filled by its handle. */
  modificabile = false;

  constructor(api: GridApi<Riga>, element: HTMLElement, colonne: readonly Colonna<Riga>[]) {
    this.api = api;
    this.element = element;
    this.#byCampo = new Map(colonne.map((colonna) => [colonna.campo, colonna]));
    this.#pittura = new RangePainter(element);
    this.posti = new RighePosto(api);
    this.#inseguitore = new RangeFollower(api);
    this.#fuoco = new FocusFollower(api, (focused) => this.#segui(focused));
    this.#rilascia = holdPlaces(api, { posti: this.#tenuti, prendi: this.#prendi });
    api.addEventListener('modelUpdated', this.#onModel);
    api.addEventListener('displayedColumnsChanged', this.#onColumns);
    api.addEventListener('viewportChanged', this.#onViewport);
  }

  chiudi(): void {
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    this.#pittura.chiudi();
    this.posti.chiudi();
    this.#rilascia();
    this.#listeners.clear();
    if (this.api.isDestroyed()) return;
    this.#fuoco.stop();
    this.api.removeEventListener('modelUpdated', this.#onModel);
    this.api.removeEventListener('displayedColumnsChanged', this.#onColumns);
    this.api.removeEventListener('viewportChanged', this.#onViewport);
  }

  /** Calls `listener` when the cells selected, or the rows they hold, changed; returns how to stop. */
  ascolta(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get intervalli(): readonly CellRange[] {
    return this.#intervalli;
  }

  /** The cell that typing goes into. */
  get attiva(): CellPlace | null {
    return this.#intervalli.at(-1)?.da ?? null;
  }

  /** The ranges as drawn, the last drawn last. */
  rettangoli(): CellRectangle[] {
    return this.#intervalli.map(toRettangolo);
  }

  /** The same cells, each once. */
  disgiunti(): CellRectangle[] {
    return splitOverlaps(this.rettangoli());
  }

  /** Our columns in the order on screen. */
  colonne(): readonly Colonna<Riga>[] {
    this.#colonne ??= this.api
      .getAllDisplayedColumns()
      .flatMap((column) => this.#byCampo.get(column.getColId()) ?? []);
    return this.#colonne;
  }

  numeroRighe(): number {
    return this.api.getDisplayedRowCount();
  }

  /** The row at a place on screen; undefined for a row that is not one of ours, or has not come yet. */
  riga(at: number): Riga | undefined {
    return this.posti.riga(at);
  }

  /** All the rows on screen by place; made once until they change. */
  righe(): readonly (Riga | undefined)[] {
    return this.posti.tutte();
  }

  /** The rows of an area by place; undefined for those that are not ours. */
  perPosto({ alto, basso }: Pick<CellRectangle, 'alto' | 'basso'>): (Riga | undefined)[] {
    return Array.from({ length: basso - alto + 1 }, (_, at) => this.riga(alto + at));
  }

  /** The rows that the selected cells belong to, each once, in order; none while some of them have not come. */
  righeScelte(): readonly Riga[] {
    const areas = this.rettangoli();
    this.#scelte ??= this.posti.troppe(areas) ? [] : (this.posti.delle(areas) ?? []);
    return this.#scelte;
  }

  /** Fetches the rows of the selected cells, where the page does not hold them all; false when it cannot. */
  async prendi(aree: readonly CellRectangle[] = this.rettangoli()): Promise<boolean> {
    if (this.posti.complete(aree)) return true;
    const done = await this.posti.prendi(aree);
    if (done && !this.api.isDestroyed()) this.#announce();
    return done;
  }

  numeroCelle(): number {
    return this.disgiunti().reduce((total, each) => total + countCelle(each), 0);
  }

  contiene(posto: CellPlace): boolean {
    return this.rettangoli().some((each) => isInside(each, posto));
  }

  /** Selects other cells; the last range is the one in use. */
  seleziona(intervalli: readonly CellRange[]): void {
    this.#intervalli = intervalli;
    this.#fuoco.remember();
    this.#inseguitore.ricorda(intervalli, this.posti.chiave, this.trascina);
    this.#announce();
  }

  /** Takes the last range to another end, or starts one there. */
  estendi(a: CellPlace): void {
    const last = this.#intervalli.at(-1);
    this.seleziona([...this.#intervalli.slice(0, -1), { da: last?.da ?? a, a }]);
  }

  /** Selects the whole grid. */
  tutto(): void {
    const fine = { riga: this.numeroRighe() - 1, colonna: this.colonne().length - 1 };
    if (fine.riga >= 0) this.seleziona([{ da: { riga: 0, colonna: 0 }, a: fine }]);
  }

  /** Moves the focus without starting a new selection. */
  focalizza({ riga, colonna }: CellPlace): void {
    const campo = this.colonne()[colonna]?.campo;
    if (campo === undefined) return;
    this.tacitamente(() => this.api.setFocusedCell(riga, campo));
  }

  /** Runs what may move the focus while the selection stays as it is. */
  tacitamente(work: () => void): void {
    this.#fuoco.runQuietly(work);
  }

  /** Leaves the selection alone until the pointer event under way has been seen by everyone. */
  tacitoPerUnEvento(): void {
    this.#fuoco.restForOneEvent();
  }

  /** Says something to who listens to the page. */
  annuncia(testo: string): void {
    for (const listener of this.#voci) listener(testo);
  }

  /** Calls `listener` with what is to be said aloud; returns how to stop. */
  ascoltaVoci(listener: (testo: string) => void): () => void {
    this.#voci.add(listener);
    return () => this.#voci.delete(listener);
  }

  mostra({ riga, colonna }: CellPlace): void {
    this.api.ensureIndexVisible(riga);
    const campo = this.colonne()[colonna]?.campo;
    if (campo !== undefined) this.api.ensureColumnVisible(campo);
  }

  /** Shows where a fill would go; null ends it. */
  mostraRiempimento(area: CellRectangle | null): void {
    this.#riempimento = area;
    this.#schedule();
  }

  /** The corner that the fill handle hangs from, or null. */
  maniglia(): CellPlace | null {
    const last = this.rettangoli().at(-1);
    if (!last || !this.modificabile || this.#intervalli.length !== 1) return null;
    const own = this.colonne().slice(last.sinistra, last.destra + 1);
    return own.some(({ opzioni }) => Boolean(opzioni.modificabile))
      ? { riga: last.basso, colonna: last.destra }
      : null;
  }

  /** Follows the focus to where it is by now: the grid tells of it only after keys that were pressed meanwhile. */
  raggiungi(): void {
    this.#fuoco.catchUp();
  }

  #segui(focused: CellPosition): void {
    const { rowIndex, rowPinned } = focused;
    const campo = focused.column.getColId();
    const colonna = this.colonne().findIndex((each) => each.campo === campo);
    if (rowPinned || colonna === -1) {
      if (this.#intervalli.length > 0) this.seleziona([]);
      return;
    }
    const { attiva } = this;
    // Focus that comes back to the active cell, as after an edit, leaves the range alone.
    if (attiva?.riga === rowIndex && attiva.colonna === colonna) return;
    const posto = { riga: rowIndex, colonna };
    this.seleziona([{ da: posto, a: posto }]);
  }

  readonly #onModel = (): void => {
    if (this.api.isDestroyed()) return;
    this.posti.cambiate();
    this.#fuoco.remember();
    if (this.#intervalli.length > 0)
      this.#intervalli = this.#inseguitore.ritrova(this.#intervalli, this.posti.chiave);
    this.#announce();
  };

  readonly #tenuti = (): readonly PlaceStretch[] => this.rettangoli();

  /** Rows that are read again take the ranges with them. */
  readonly #prendi = (): ((trasloco: RowMove) => void) => {
    const before = this.#intervalli;
    return (trasloco) => {
      this.posti.cambiate();
      // What was selected meanwhile was selected among the rows as they are now.
      if (this.#intervalli !== before || before.length === 0) return;
      this.seleziona(this.#inseguitore.trasloca(before, trasloco));
    };
  };

  readonly #onColumns = (): void => {
    if (this.api.isDestroyed()) return;
    const before = this.#colonne;
    this.#colonne = null;
    const now = this.colonne();
    if (before?.length === now.length && before.every((colonna, at) => colonna === now[at])) this.#schedule();
    else if (before) this.seleziona([]);
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
      this.#pittura.dipingi({
        rettangoli: this.rettangoli(),
        attiva: this.attiva,
        riempimento: this.#riempimento,
        maniglia: this.trascina ? null : this.maniglia(),
        campi: this.colonne().map(({ campo }) => campo),
        prima: this.api.getFirstDisplayedRowIndex() - MARGINE,
        ultima: this.api.getLastDisplayedRowIndex() + MARGINE,
      });
    });
  }
}
