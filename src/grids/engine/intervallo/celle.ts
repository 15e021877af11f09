/** The cells selected in one grid: ranges by place, kept to their rows when rows change order, painted on screen. */
import type { CellFocusedEvent, GridApi, IRowNode } from 'ag-grid-community';
import { isRigaGruppo } from '../gruppi/riga-gruppo.ts';
import type { Colonna } from '../types.ts';
import {
  contiene,
  disgiunti,
  type Intervallo,
  inSerie,
  numeroCelle,
  type Posto,
  type Rettangolo,
  toRettangolo,
} from './geometria.ts';
import { Pittura } from './pittura.ts';

/** More rows than this in pieces are not followed when the order changes: the ranges are let go. */
const MAX_SEGUITE = 50_000;
const MAX_PEZZI = 2_000;
/** Rows drawn above and below those in sight. */
const MARGINE = 20;

/** The rows of a range, so that it can be found again after a sort. */
interface Seguita<Riga> {
  nodi: IRowNode<Riga>[];
  intervallo: Intervallo;
}

export class Celle<Riga> {
  readonly api: GridApi<Riga>;
  readonly element: HTMLElement;
  readonly #byCampo: ReadonlyMap<string, Colonna<Riga>>;
  readonly #pittura: Pittura;
  readonly #listeners = new Set<() => void>();
  readonly #voci = new Set<(testo: string) => void>();
  #intervalli: readonly Intervallo[] = [];
  #seguite: Seguita<Riga>[] | null = null;
  #colonne: readonly Colonna<Riga>[] | null = null;
  #righe: readonly (Riga | undefined)[] | null = null;
  #scelte: readonly Riga[] | null = null;
  /** Rows there were when the ranges were drawn: a whole column stays whole whatever the filter. */
  #conteggio = 0;
  #riempimento: Rettangolo | null = null;
  #frame: number | null = null;
  /** While we move the focus ourselves, the selection does not follow it. */
  #tacito = false;
  /** True while the pointer draws a range: what costs waits for the end. */
  trascina = false;
  /** Whether a range can be filled by its handle. */
  modificabile = false;

  constructor(api: GridApi<Riga>, element: HTMLElement, colonne: readonly Colonna<Riga>[]) {
    this.api = api;
    this.element = element;
    this.#byCampo = new Map(colonne.map((colonna) => [colonna.campo, colonna]));
    this.#pittura = new Pittura(element);
    api.addEventListener('cellFocused', this.#onFocus);
    api.addEventListener('modelUpdated', this.#onModel);
    api.addEventListener('displayedColumnsChanged', this.#onColumns);
    api.addEventListener('viewportChanged', this.#onViewport);
  }

  chiudi(): void {
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    this.#pittura.chiudi();
    this.#listeners.clear();
    if (this.api.isDestroyed()) return;
    this.api.removeEventListener('cellFocused', this.#onFocus);
    this.api.removeEventListener('modelUpdated', this.#onModel);
    this.api.removeEventListener('displayedColumnsChanged', this.#onColumns);
    this.api.removeEventListener('viewportChanged', this.#onViewport);
  }

  /** Calls `listener` when the cells selected, or the rows they hold, changed; returns how to stop. */
  ascolta(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get intervalli(): readonly Intervallo[] {
    return this.#intervalli;
  }

  /** The cell that typing goes into. */
  get attiva(): Posto | null {
    return this.#intervalli.at(-1)?.da ?? null;
  }

  /** The ranges as drawn, the last drawn last. */
  rettangoli(): Rettangolo[] {
    return this.#intervalli.map(toRettangolo);
  }

  /** The same cells, each once. */
  disgiunti(): Rettangolo[] {
    return disgiunti(this.rettangoli());
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
    const data = this.api.getDisplayedRowAtIndex(at)?.data;
    return isRigaGruppo(data) ? undefined : data;
  }

  /** All the rows on screen by place; made once until they change. */
  righe(): readonly (Riga | undefined)[] {
    this.#righe ??= Array.from({ length: this.numeroRighe() }, (_, at) => this.riga(at));
    return this.#righe;
  }

  /** The rows that the selected cells belong to, each once, in order. */
  righeScelte(): readonly Riga[] {
    if (this.#scelte) return this.#scelte;
    const chosen = new Uint8Array(this.numeroRighe());
    for (const { alto, basso } of this.rettangoli()) chosen.fill(1, alto, basso + 1);
    const scelte: Riga[] = [];
    for (let at = chosen.indexOf(1); at !== -1; at = chosen.indexOf(1, at + 1)) {
      const riga = this.riga(at);
      if (riga !== undefined) scelte.push(riga);
    }
    this.#scelte = scelte;
    return scelte;
  }

  numeroCelle(): number {
    return this.disgiunti().reduce((total, each) => total + numeroCelle(each), 0);
  }

  contiene(posto: Posto): boolean {
    return this.rettangoli().some((each) => contiene(each, posto));
  }

  /** Selects other cells; the last range is the one in use. */
  seleziona(intervalli: readonly Intervallo[]): void {
    this.#intervalli = intervalli;
    this.#seguite = null;
    this.#conteggio = this.numeroRighe();
    if (!this.trascina) this.#capture();
    this.#announce();
  }

  /** Takes the last range to another end, or starts one there. */
  estendi(a: Posto): void {
    const last = this.#intervalli.at(-1);
    this.seleziona([...this.#intervalli.slice(0, -1), { da: last?.da ?? a, a }]);
  }

  /** Selects the whole grid. */
  tutto(): void {
    const fine = { riga: this.numeroRighe() - 1, colonna: this.colonne().length - 1 };
    if (fine.riga >= 0) this.seleziona([{ da: { riga: 0, colonna: 0 }, a: fine }]);
  }

  /** Moves the focus without starting a new selection. */
  focalizza({ riga, colonna }: Posto): void {
    const campo = this.colonne()[colonna]?.campo;
    if (campo === undefined) return;
    this.tacitamente(() => this.api.setFocusedCell(riga, campo));
  }

  /** Runs what may move the focus while the selection stays as it is. */
  tacitamente(work: () => void): void {
    this.#tacito = true;
    try {
      work();
    } finally {
      this.#tacito = false;
    }
  }

  /** Leaves the selection alone until the pointer event under way has been seen by everyone. */
  tacitoPerUnEvento(): void {
    this.#tacito = true;
    setTimeout(() => {
      this.#tacito = false;
    });
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

  mostra({ riga, colonna }: Posto): void {
    this.api.ensureIndexVisible(riga);
    const campo = this.colonne()[colonna]?.campo;
    if (campo !== undefined) this.api.ensureColumnVisible(campo);
  }

  /** Shows where a fill would go; null ends it. */
  mostraRiempimento(area: Rettangolo | null): void {
    this.#riempimento = area;
    this.#schedule();
  }

  /** The corner that the fill handle hangs from, or null. */
  maniglia(): Posto | null {
    const last = this.rettangoli().at(-1);
    if (!last || !this.modificabile || this.#intervalli.length !== 1) return null;
    const own = this.colonne().slice(last.sinistra, last.destra + 1);
    return own.some(({ opzioni }) => Boolean(opzioni.modificabile))
      ? { riga: last.basso, colonna: last.destra }
      : null;
  }

  readonly #onFocus = ({ rowIndex, column, rowPinned }: CellFocusedEvent<Riga>): void => {
    if (this.#tacito || rowIndex === null) return;
    const campo = column === null || typeof column === 'string' ? column : column.getColId();
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
  };

  readonly #onModel = (): void => {
    this.#righe = null;
    if (this.#intervalli.length > 0) this.#follow();
    this.#announce();
  };

  readonly #onColumns = (): void => {
    const before = this.#colonne;
    this.#colonne = null;
    const now = this.colonne();
    if (before?.length === now.length && before.every((colonna, at) => colonna === now[at])) this.#schedule();
    else if (before) this.seleziona([]);
  };

  readonly #onViewport = (): void => this.#schedule();

  /** After rows changed place, the same cells, wherever they stand now. A lone cell stays at its place, like the focus. */
  #follow(): void {
    const count = this.numeroRighe();
    const before = this.#conteggio;
    this.#conteggio = count;
    if (this.#intervalli.every(({ da, a }) => da.riga === a.riga && da.colonna === a.colonna)) {
      this.#intervalli = this.#intervalli.filter(({ da }) => da.riga < count);
      return;
    }
    const whole = this.rettangoli().every(({ alto, basso }) => alto === 0 && basso === before - 1);
    const followed = this.#seguite;
    if (whole || !followed) {
      this.#intervalli = whole && count > 0 ? this.#intervalli.map((each) => clamp(each, count)) : [];
      this.#seguite = null;
      return;
    }
    const moved = followed.flatMap(({ nodi, intervallo }) => {
      const places = nodi.flatMap(({ rowIndex, displayed }) =>
        displayed && rowIndex !== null ? [rowIndex] : [],
      );
      const { alto, basso } = toRettangolo(intervallo);
      if (places.length === basso - alto + 1 && places.every((place, at) => place === alto + at))
        return [intervallo];
      return inSerie(places).map((run): Intervallo => ({
        da: { riga: run.alto, colonna: intervallo.da.colonna },
        a: { riga: run.basso, colonna: intervallo.a.colonna },
      }));
    });
    this.#intervalli = moved.length > MAX_PEZZI ? [] : moved;
    this.#capture();
  }

  /** Remembers the rows of the ranges. */
  #capture(): void {
    this.#seguite = null;
    const rows = this.rettangoli().reduce((total, { alto, basso }) => total + basso - alto + 1, 0);
    if (rows > MAX_SEGUITE) return;
    this.#seguite = this.#intervalli.map((intervallo) => {
      const { alto, basso } = toRettangolo(intervallo);
      const nodi = range(alto, basso).flatMap((at) => this.api.getDisplayedRowAtIndex(at) ?? []);
      return { nodi, intervallo };
    });
  }

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

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

const clamp = ({ da, a }: Intervallo, count: number): Intervallo => ({
  da: { ...da, riga: Math.min(da.riga, count - 1) },
  a: { ...a, riga: a.riga === 0 ? 0 : count - 1 },
});
