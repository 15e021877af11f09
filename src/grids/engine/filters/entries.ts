/** The values of a column as its list shows them: one entry per distinct value, with how many rows have it. */
import type { Colonna } from '../types.ts';
import { compareTesto } from '#domain/text.ts';
import { toGiornoOfCell, getLanguage, toTextOfCell } from './column.ts';
import { formatMese } from '#domain/date.ts';

export interface FilterEntry {
  /** What a filter keeps: the text shown, the month `2026-03` for days, empty for empty cells. */
  chiave: string;
  label: string;
  /** Rows that pass the filters of the other columns. */
  righe: number;
}

export const VUOTE = '(vuote)';

/** From a cell to the key of its entry. Days are gathered by month: a list of single days helps nobody. */
export function makeEntryKey<Riga>(column: Colonna<Riga>): (value: unknown) => string {
  if (getLanguage(column) === 'data') return (value) => toGiornoOfCell(column, value)?.slice(0, 7) ?? '';
  return (value) => toTextOfCell(column, value);
}

export function formatEntry<Riga>(column: Colonna<Riga>, key: string): string {
  if (key === '') return VUOTE;
  return getLanguage(column) === 'data' ? formatMese(key) : key;
}

/** Counts values one row at a time, so that long readings can be done in pieces. */
export class ContaVoci<Riga> {
  readonly #colonna: Colonna<Riga>;
  readonly #chiave: (value: unknown) => string;
  readonly #voci = new Map<string, { valore: unknown; righe: number }>();

  constructor(column: Colonna<Riga>) {
    this.#colonna = column;
    this.#chiave = makeEntryKey(column);
  }

  add(riga: Riga): void {
    const valore = this.#colonna.valore(riga);
    const key = this.#chiave(valore);
    const voce = this.#voci.get(key);
    if (voce) voce.righe += 1;
    else this.#voci.set(key, { valore, righe: 1 });
  }

  /** In the order of the column's kind, latest months first, empty cells last; `kept` are listed even when no row has them. */
  voci(kept: readonly string[] = []): FilterEntry[] {
    const column = this.#colonna;
    const found = new Map(this.#voci);
    for (const key of kept) if (!found.has(key)) found.set(key, { valore: undefined, righe: 0 });
    const days = getLanguage(column) === 'data';
    const compare = (a: [string, { valore: unknown }], b: [string, { valore: unknown }]): number => {
      if (a[0] === '' || b[0] === '') return Number(a[0] === '') - Number(b[0] === '');
      if (days) return a[0] < b[0] ? 1 : -1;
      if (a[1].valore === undefined || b[1].valore === undefined) return compareTesto(a[0], b[0]);
      return column.tipo.compare(a[1].valore, b[1].valore);
    };
    return [...found].sort(compare).map(([chiave, { righe }]) => ({
      chiave,
      label: formatEntry(column, chiave),
      righe,
    }));
  }
}
