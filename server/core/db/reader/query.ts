/** A question in SQL and its answer, as they pass between the server and whatever runs it. */
import type { TipoColonnaQuery, ValoreQuery } from '#api/contract/interrogazioni.ts';

export interface QueryRequest {
  /** The azienda whose rows the question sees; it sees no others. */
  idAzienda: number;
  sql: string;
  /** Rows that may come back. */
  righe: number;
  /** Milliseconds it may take. */
  tempo: number;
}

interface QueryAnswer {
  ok: true;
  colonne: { nome: string; tipo: TipoColonnaQuery }[];
  righe: ValoreQuery[][];
  /** There were more rows than may come back. */
  troncato: boolean;
}

/** `position`: the character of the question, from 1. `fault`: true if the question is not at fault. */
export interface QueryRefusal {
  ok: false;
  motivo: string;
  position?: number | undefined;
  fault?: boolean;
}

export type QueryOutcome = QueryAnswer | QueryRefusal;

export const makeRefusal = (motivo: string, position?: number): QueryRefusal => ({
  ok: false,
  motivo,
  position,
});

/** Bytes of an answer; a million cells of a report are some ten of them. */
export const MAX_BYTES = 32 * 1024 * 1024;

export const TOO_LARGE =
  'Il risultato è troppo grande: chiedi meno righe o meno colonne, o somma con GROUP BY';

export const refuseSlow = (milliseconds: number): QueryRefusal =>
  makeRefusal(
    `L’interrogazione è stata fermata dopo ${Math.round(milliseconds / 1_000)} s: restringi il periodo o aggiungi una condizione`,
  );

/** What answers questions; one for each database. */
export interface QueryRunner {
  query(question: QueryRequest): Promise<QueryOutcome>;
  /** Does the slow part ahead of a question that is expected. Never raises. */
  prepare(): Promise<void>;
  close(): Promise<void>;
}
