/** Where rows come from when there are too many to hold. */
import type { Getter } from '#state/jotai.ts';
import type { Riepilogo } from '../somme.ts';
import type { DomandaBlocchi } from './domanda.ts';

/** Up to so many rows the page holds them all, and filters, sorts and sums by itself. */
export const SOGLIA = 100_000;

export interface ValoriServer {
  /** As the server names it: text, a number in figures, the month of a day; empty for empty cells. */
  valori: readonly { valore: string; totale: number }[];
  /** True when there are more. */
  incompleto: boolean;
}

interface Io {
  get: Getter;
  signal: AbortSignal;
}

/** Each must pass `signal` on, and answers within the question of the page (azienda and the like). */
export interface FonteBlocchi<Riga> {
  /** Rows from `da` (included) to `a` (excluded); fewer at the end. */
  leggi: (io: Io, domanda: DomandaBlocchi, da: number, a: number) => Promise<readonly Riga[]>;
  riepilogo: (io: Io, domanda: DomandaBlocchi) => Promise<Riepilogo>;
  valori: (io: Io, domanda: DomandaBlocchi, campo: string) => Promise<ValoriServer>;
  /** All the rows in order, in large pages. */
  scorri: (io: Io, domanda: DomandaBlocchi) => AsyncIterable<readonly Riga[]>;
}
