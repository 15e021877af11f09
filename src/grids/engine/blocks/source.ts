/** Where rows come from when there are too many to hold. */
import type { Getter } from '#state/jotai.ts';
import type { CriterioGruppo } from '#api/contract/viste.ts';
import type { Summary, SommaDivisa } from '../sums.ts';
import type { BlocksQuery } from './query.ts';
import { readTenute } from './held-rows.ts';

/** Up to so many rows the page holds them all, and filters, sorts and sums by itself. */
export const SOGLIA = readTenute();

export interface ValoriServer {
  /** As the server names it: text, a number in figures, the month of a day; empty for empty cells. */
  valori: readonly { valore: string; totale: number }[];
  /** True when there are more. */
  incompleto: boolean;
}

/** A group as the server sums it: one for each divisa. */
export interface GruppoServer {
  /** One for each criterion, as the server names them: see `ValoriServer`; `2026-03` or `2026` for days. */
  chiavi: readonly string[];
  somma: SommaDivisa;
}

export interface GruppiServer {
  gruppi: readonly GruppoServer[];
  /** True when there are more. */
  incompleto: boolean;
}

interface Io {
  get: Getter;
  signal: AbortSignal;
}

/** Each must pass `signal` on, and answers within the question of the page (azienda and the like). */
export interface BlocksSource<Riga> {
  /** Rows from `from` (included) to `a` (excluded); fewer at the end. */
  read: (io: Io, question: BlocksQuery, from: number, a: number) => Promise<readonly Riga[]>;
  riepilogo: (io: Io, question: BlocksQuery) => Promise<Summary>;
  valori: (io: Io, question: BlocksQuery, field: string) => Promise<ValoriServer>;
  /** Rows gathered by some columns; without it, rows that are not held cannot be grouped. */
  gruppi?: (io: Io, question: BlocksQuery, criteria: readonly CriterioGruppo[]) => Promise<GruppiServer>;
  /** All the rows in order, in large pages. */
  walk: (io: Io, question: BlocksQuery) => AsyncIterable<readonly Riga[]>;
}
