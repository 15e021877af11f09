/** The values of a column as its list shows them: one entry per distinct value, with how many rows have it. */
import type { Colonna } from '../types.ts';
import { compareTesto } from '#domain/text.ts';
import { toGiornoOfCell, getLanguage, toTextOfCell } from './column.ts';
import { formatMese } from '#domain/periods.ts';

export interface FilterEntry {
  /** What a filter keeps: the text shown, the month `2026-03` for days, empty for empty cells. */
  chiave: string;
  etichetta: string;
  /** Rows that pass the filters of the other columns. */
  righe: number;
}

export const VUOTE = '(vuote)';

/** From a cell to the key of its entry. Days are gathered by month: a list of single days helps nobody. */
export function makeEntryKey<Riga>(colonna: Colonna<Riga>): (value: unknown) => string {
  if (getLanguage(colonna) === 'data') return (value) => toGiornoOfCell(colonna, value)?.slice(0, 7) ?? '';
  return (value) => toTextOfCell(colonna, value);
}

export function formatEntry<Riga>(colonna: Colonna<Riga>, chiave: string): string {
  if (chiave === '') return VUOTE;
  return getLanguage(colonna) === 'data' ? formatMese(chiave) : chiave;
}

/** Counts values one row at a time, so that long readings can be done in pieces. */
export class ContaVoci<Riga> {
  readonly #colonna: Colonna<Riga>;
  readonly #chiave: (value: unknown) => string;
  readonly #voci = new Map<string, { valore: unknown; righe: number }>();

  constructor(colonna: Colonna<Riga>) {
    this.#colonna = colonna;
    this.#chiave = makeEntryKey(colonna);
  }

  aggiungi(riga: Riga): void {
    const valore = this.#colonna.valore(riga);
    const chiave = this.#chiave(valore);
    const voce = this.#voci.get(chiave);
    if (voce) voce.righe += 1;
    else this.#voci.set(chiave, { valore, righe: 1 });
  }

  /** In the order of the column's kind, latest months first, empty cells last; `tenute` are listed even when no row has them. */
  voci(tenute: readonly string[] = []): FilterEntry[] {
    const colonna = this.#colonna;
    const found = new Map(this.#voci);
    for (const chiave of tenute) if (!found.has(chiave)) found.set(chiave, { valore: undefined, righe: 0 });
    const days = getLanguage(colonna) === 'data';
    const compare = (a: [string, { valore: unknown }], b: [string, { valore: unknown }]): number => {
      if (a[0] === '' || b[0] === '') return Number(a[0] === '') - Number(b[0] === '');
      if (days) return a[0] < b[0] ? 1 : -1;
      if (a[1].valore === undefined || b[1].valore === undefined) return compareTesto(a[0], b[0]);
      return colonna.tipo.compare(a[1].valore, b[1].valore);
    };
    return [...found].sort(compare).map(([chiave, { righe }]) => ({
      chiave,
      etichetta: formatEntry(colonna, chiave),
      righe,
    }));
  }
}
