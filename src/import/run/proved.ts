/** What the proof of a reading rests on, and so whether a row can be blamed. */

import type { Quadratura } from '#api/contract/importazioni.ts';

/** A statement as far as its proof goes: its rows, with their running balances where there are. */
export interface ProvedRows {
  righe: readonly { riga: number; saldo: number | null }[];
}

/** True when two balances alone prove the rows: what is missing lies anywhere between them, and no row is to blame. */
export const hasOnlyTwoSaldi = ({ righe }: ProvedRows, riga: number | null): boolean =>
  righe.at(-1)?.riga === riga && righe.every(({ saldo }) => saldo === null);

/** The proof as the log keeps it: without a row where none can be blamed. */
export const withoutUncertainRiga = (quadratura: Quadratura, proved: ProvedRows): Quadratura =>
  hasOnlyTwoSaldi(proved, quadratura.riga) ? { ...quadratura, riga: null } : quadratura;
