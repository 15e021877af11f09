/**
 * The rows at the places of a grid. A grid in blocks holds some of them: the others are fetched when a range needs
 * them, and known by their place until the question changes.
 */
import type { GridApi } from 'ag-grid-community';
import { SOGLIA } from '../blocks/source.ts';
import { inBlocks } from '../blocks/in-blocks.ts';
import { isRigaGruppo } from '../groups/group-row.ts';
import { inSeries, type CellRectangle } from './geometry.ts';

/** Rows that a range may reach beyond those on screen: more are for an export. */
export const MASSIMO_RIGHE = SOGLIA / 2;
/** Rows in one request. */
const PAGINA = 10_000;
/** Two stretches that stand closer than this are asked together. */
const NEAR = 500;

/** Rows on their way for a range. */
export interface RangeReading {
  fatte: number;
  totale: number;
  annulla: () => void;
}

type Righe = readonly Pick<CellRectangle, 'alto' | 'basso'>[];

/** The stretches of places to ask for: near ones joined, long ones cut. */
function joinPlaces(places: readonly number[]): { da: number; a: number }[] {
  const joined: { da: number; a: number }[] = [];
  for (const { alto, basso } of inSeries(places)) {
    const last = joined.at(-1);
    if (last && alto - last.a <= NEAR) last.a = basso + 1;
    else joined.push({ da: alto, a: basso + 1 });
  }
  return joined.flatMap(({ da, a }) =>
    Array.from({ length: Math.ceil((a - da) / PAGINA) }, (_, at) => ({
      da: da + at * PAGINA,
      a: Math.min(a, da + (at + 1) * PAGINA),
    })),
  );
}

export class RighePlaces<Riga> {
  readonly #api: GridApi<Riga>;
  #all: readonly (Riga | undefined)[] | null = null;
  #prese = new Map<number, Riga>();
  #chiave = '';
  #underway: { chiave: string; promise: Promise<boolean>; annulla: () => void } | null = null;
  /** Told how far a reading is; null when it ends. */
  onLettura: (lettura: RangeReading | null) => void = () => undefined;

  constructor(api: GridApi<Riga>) {
    this.#api = api;
  }

  /** True where the page holds only a part of the rows. */
  get inBlocks(): boolean {
    return inBlocks(this.#api)?.flat === true;
  }

  /** Names the list that places are counted in: filters, order, search. Empty where the page holds the rows. */
  get chiave(): string {
    return this.inBlocks ? (inBlocks(this.#api)?.chiave() ?? '') : '';
  }

  get count(): number {
    return this.#api.getDisplayedRowCount();
  }

  /** The row at a place; undefined for a row that is not one of ours, or has not come yet. */
  riga(at: number): Riga | undefined {
    const data = this.#api.getDisplayedRowAtIndex(at)?.data ?? this.#presa(at);
    return isRigaGruppo(data) ? undefined : data;
  }

  /** All the rows by place; made once until they change. */
  listAll(): readonly (Riga | undefined)[] {
    this.#all ??= Array.from({ length: this.count }, (_, at) => this.riga(at));
    return this.#all;
  }

  /** Other rows, or rows at other places. */
  onChanged(): void {
    this.#all = null;
  }

  close(): void {
    this.#underway?.annulla();
  }

  /** The rows of some areas, each once, in order; null while some of them have not come. */
  listIn(areas: Righe): Riga[] | null {
    const righe: Riga[] = [];
    for (const at of this.#listPlaces(areas)) {
      const riga = this.riga(at);
      if (riga !== undefined) righe.push(riga);
      else if (this.inBlocks) return null;
    }
    return righe;
  }

  /** Why these areas cannot be read, or null. */
  explainTooMany(areas: Righe): boolean {
    return this.inBlocks && areas.reduce((sum, { alto, basso }) => sum + basso - alto + 1, 0) > MASSIMO_RIGHE;
  }

  /** True when every row of the areas is here. */
  complete(areas: Righe): boolean {
    if (!this.inBlocks) return true;
    return !this.explainTooMany(areas) && this.#listMissing(areas).length === 0;
  }

  /** Fetches what is missing; false when there is too much of it, it was stopped, or the list changed meanwhile. */
  async take(areas: Righe): Promise<boolean> {
    if (this.complete(areas)) return true;
    if (this.explainTooMany(areas)) return false;
    const chiave = `${this.chiave} ${JSON.stringify(areas)}`;
    if (this.#underway?.chiave === chiave) return this.#underway.promise;
    this.#underway?.annulla();
    const reading = new AbortController();
    const cancel = () => reading.abort(new DOMException('cancelled', 'AbortError'));
    const course = { chiave, annulla: cancel, promise: this.#read(areas, reading.signal, cancel) };
    this.#underway = course;
    try {
      return await course.promise;
    } finally {
      if (this.#underway === course) {
        this.#underway = null;
        this.onLettura(null);
      }
    }
  }

  async #read(areas: Righe, signal: AbortSignal, annulla: () => void): Promise<boolean> {
    const blocks = inBlocks(this.#api);
    const key = this.chiave;
    const missing = this.#listMissing(areas);
    let fatte = 0;
    for (const { da, a } of joinPlaces(missing)) {
      this.onLettura({ fatte, totale: missing.length, annulla });
      try {
        const righe = (await blocks?.read(da, a, signal)) ?? [];
        if (signal.aborted || this.chiave !== key) return false;
        this.#keep(key);
        for (const [at, riga] of righe.entries()) this.#prese.set(da + at, riga);
      } catch (error) {
        if (signal.aborted) return false;
        throw error;
      }
      fatte = Math.min(missing.length, fatte + a - da);
    }
    this.onChanged();
    return this.#listMissing(areas).length === 0;
  }

  #listPlaces(areas: Righe): number[] {
    const chosen = new Uint8Array(this.count);
    for (const { alto, basso } of areas) chosen.fill(1, alto, basso + 1);
    const places: number[] = [];
    for (let at = chosen.indexOf(1); at !== -1; at = chosen.indexOf(1, at + 1)) places.push(at);
    return places;
  }

  #listMissing(areas: Righe): number[] {
    return this.#listPlaces(areas).filter((at) => this.riga(at) === undefined);
  }

  /** What was fetched counts for the list it was fetched from. */
  #keep(key: string): void {
    if (this.#chiave === key) return;
    this.#chiave = key;
    this.#prese = new Map();
  }

  #presa(at: number): Riga | undefined {
    if (this.#prese.size === 0) return undefined;
    const riga = this.#prese.get(at);
    if (riga === undefined || this.chiave !== this.#chiave) return undefined;
    return inBlocks(this.#api)?.attuale(riga) ?? riga;
  }
}
