/**
 * Count and sums of any ranges of cells. Each column keeps running totals over the rows in the order on
 * screen, made once and in pieces: afterwards a range of any size costs two look-ups per column.
 */
import type { Centesimi } from '#api/contract/valori.ts';
import { toCentesimi } from '#domain/importi.ts';
import { computeMean } from '../sums.ts';
import type { Colonna } from '../types.ts';
import { countCelle, type CellRectangle } from './geometry.ts';

export interface SommeCelleDivisa {
  divisa: string;
  /** Cells that hold an amount in this divisa. */
  numeri: number;
  /** Sum of the amounts as they are shown. */
  somma: Centesimi;
  /** To the nearest cent, halves away from zero. */
  media: Centesimi;
  /** Money out, negative or zero, of the columns that say which way money goes. */
  dare: Centesimi;
  avere: Centesimi;
  saldo: Centesimi;
}

export interface RiepilogoCelle {
  celle: number;
  /** Cells that hold anything. */
  filled: number;
  /** By number of amounts, most first. Amounts of different divise are never added. */
  divise: SommeCelleDivisa[];
}

/** Running totals of one column: element i holds what the first i rows hold. */
interface Current {
  fatte: number;
  filled: Uint32Array;
  /** One for each divisa; empty where the column holds no amounts. Cents in doubles are exact to 90,000 billion euro. */
  divise: { numeri: Uint32Array; negativi: Float64Array; positive: Float64Array }[];
}

/** Rows between two looks at the clock. */
const PASSO = 2_000;

export class SommeCelle<Riga> {
  readonly #righe: readonly (Riga | undefined)[];
  readonly #nomi: string[] = [];
  readonly #divisaDi: Uint16Array;
  readonly #colonne = new Map<string, Current>();

  constructor(righe: readonly (Riga | undefined)[], divisa: (riga: Riga) => string) {
    this.#righe = righe;
    this.#divisaDi = new Uint16Array(righe.length);
    const known = new Map<string, number>();
    for (const [at, riga] of righe.entries()) {
      if (riga === undefined) continue;
      const name = divisa(riga);
      let index = known.get(name);
      if (index === undefined) {
        index = this.#nomi.push(name) - 1;
        known.set(name, index);
      }
      this.#divisaDi[at] = index;
    }
  }

  /** Works at the totals of these columns for at most `milliseconds`; true when they are complete. */
  advance(columns: readonly Colonna<Riga>[], milliseconds: number): boolean {
    const end = performance.now() + milliseconds;
    for (const column of columns) {
      const current = this.#runningOf(column);
      while (current.fatte < this.#righe.length) {
        this.#extend(column, current, Math.min(current.fatte + PASSO, this.#righe.length));
        if (performance.now() > end) return false;
      }
    }
    return true;
  }

  /** Of ranges that do not overlap; `colonne` are those on screen, in order. Needs `advance` to have answered true. */
  sum(rectangles: readonly CellRectangle[], columns: readonly Colonna<Riga>[]): RiepilogoCelle {
    const sums = this.#nomi.map((divisa) => ({ divisa, numeri: 0, somma: 0, dare: 0, avere: 0 }));
    let celle = 0;
    let filled = 0;
    for (const rectangle of rectangles) {
      celle += countCelle(rectangle);
      const { alto, basso } = rectangle;
      for (const column of columns.slice(rectangle.sinistra, rectangle.destra + 1)) {
        const current = this.#runningOf(column);
        const between = (values: Uint32Array | Float64Array) =>
          (values[basso + 1] ?? 0) - (values[alto] ?? 0);
        filled += between(current.filled);
        for (const [at, { numeri, negativi, positive }] of current.divise.entries()) {
          const sum = sums[at];
          if (!sum) continue;
          const [out, into] = [between(negativi), between(positive)];
          sum.numeri += between(numeri);
          sum.somma += out + into;
          const { segno } = column.options;
          if (segno === undefined) continue;
          sum.dare += segno === 1 ? out : -into;
          sum.avere += segno === 1 ? into : -out;
        }
      }
    }
    const divise = sums.flatMap(({ divisa, numeri, somma, dare, avere }) =>
      numeri === 0
        ? []
        : [
            {
              divisa,
              numeri,
              somma: toCentesimi(somma),
              media: computeMean(somma, numeri),
              dare: toCentesimi(dare),
              avere: toCentesimi(avere),
              saldo: toCentesimi(dare + avere),
            },
          ],
    );
    return { celle, filled, divise: divise.sort((a, b) => b.numeri - a.numeri) };
  }

  #runningOf({ campo, tipo }: Colonna<Riga>): Current {
    const known = this.#colonne.get(campo);
    if (known) return known;
    const size = this.#righe.length + 1;
    const divise = tipo.nome === 'importo' ? this.#nomi : [];
    const made: Current = {
      fatte: 0,
      filled: new Uint32Array(size),
      divise: divise.map(() => ({
        numeri: new Uint32Array(size),
        negativi: new Float64Array(size),
        positive: new Float64Array(size),
      })),
    };
    this.#colonne.set(campo, made);
    return made;
  }

  #extend({ valore }: Colonna<Riga>, current: Current, to: number): void {
    const { filled, divise } = current;
    for (let at = current.fatte; at < to; at += 1) {
      const riga = this.#righe[at];
      const value = riga === undefined ? null : (valore(riga) ?? null);
      filled[at + 1] = (filled[at] ?? 0) + (value === null || value === '' ? 0 : 1);
      for (const [divisa, { numeri, negativi, positive }] of divise.entries()) {
        const amount = typeof value === 'number' && divisa === this.#divisaDi[at] ? value : null;
        numeri[at + 1] = (numeri[at] ?? 0) + (amount === null ? 0 : 1);
        negativi[at + 1] = (negativi[at] ?? 0) + (amount !== null && amount < 0 ? amount : 0);
        positive[at + 1] = (positive[at] ?? 0) + (amount !== null && amount > 0 ? amount : 0);
      }
    }
    current.fatte = to;
  }
}
