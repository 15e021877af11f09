/**
 * What may be printed: plain values, so that a document can be composed anywhere, compared in a test and handed to
 * the thread that prints. Text is only ever text: no markup, address or picture is read out of it.
 */
import type { AziendaDati } from '#api/contract/aziende.ts';

/** Who writes: the head of the first page, and one line on the others. */
export interface PrintHeader {
  azienda: AziendaDati;
  /** `data:image/png;base64,…` or `data:image/jpeg;base64,…`; a picture that cannot be read is left out. */
  logo: string | null;
}

/** Cents for `importo`, `YYYY-MM-DD` for `data`, hundredths of a percent for `percentuale`; null prints nothing. */
export type PrintedCell = string | number | null;
export type PrintedCellKind = 'importo' | 'data' | 'testo' | 'numero' | 'percentuale';

export interface PrintColumn {
  titolo: string;
  tipo: PrintedCellKind;
  /** Of a column of words: share of the width that figures and days leave; by default as its longest text wants. */
  larghezza?: number;
  /** Sums the column (`importo` and `numero` alone): subtotals, totals and what is carried over the pages. */
  totale?: boolean;
}

/** `subtotale` sums the rows since the `gruppo` (or the `subtotale`) before it. */
export type PrintRiga =
  | { tipo: 'riga'; celle: readonly PrintedCell[]; forte?: boolean }
  | { tipo: 'gruppo'; testo: string }
  | { tipo: 'subtotale'; testo: string };

export interface PrintTable {
  tipo: 'tabella';
  titolo?: string;
  colonne: readonly PrintColumn[];
  righe: readonly PrintRiga[];
  /** Name of the last line, by default "Totale"; null prints none. Only where a column is summed. */
  totale?: string | null;
  /** False prints no "Riporto" and "A riportare" where the table passes a page. */
  carriedOver?: boolean;
  /** In place of the rows, when there are none. */
  vuota?: string;
}

export interface PrintEntry {
  nome: string;
  valore: PrintedCell;
  /** `testo` when not given. */
  tipo?: PrintedCellKind;
  forte?: boolean;
}

export type PrintBlock =
  | { tipo: 'titolo'; testo: string }
  /** Line feeds are kept. */
  | { tipo: 'paragrafo'; testo: string; forte?: boolean; piccolo?: boolean; align?: 'destra' }
  /** Names and values, one a line; `colonne` lays them side by side. */
  | { tipo: 'dati'; voci: readonly PrintEntry[]; colonne?: 1 | 2 | 3 }
  | PrintTable
  /** What follows begins a page. */
  | { tipo: 'pagina' };

export interface PrintDocument {
  titolo: string;
  /** Under the title: the period, the subject. */
  subtitle?: string;
  intestazione: PrintHeader;
  /** Name and address of whom it is written to, one line each: where the window of an envelope is. */
  destinatario?: readonly string[];
  /** `orizzontale` for tables of more than seven columns. */
  orientation?: 'verticale' | 'orizzontale';
  blocks: readonly PrintBlock[];
  /** At the foot of every page: who printed it, when, from which data. */
  provenance: string;
}
