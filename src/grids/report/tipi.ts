/**
 * One report is one value: what it asks, which columns it shows, how it is read, what stands behind its figures.
 * The page draws them all. Parameters are texts, as the address holds them; each report reads its own.
 */
import type { Client } from '#api/client.ts';
import type { RigaReport, RigheReport } from '#api/contract/report.ts';
import type { NomeReport } from '#api/contract/report-parametri.ts';
import type { Giorno } from '#api/contract/valori.ts';

/** Names and values of the address. */
export type Valori = Readonly<Record<string, string>>;

export type NomeParametro =
  | 'dal'
  | 'al'
  | 'per'
  | 'verso'
  | 'mesi'
  | 'passo'
  | 'scenario'
  | 'mostra'
  | 'id_soggetto'
  | 'id_agente'
  | 'id_mandante'
  | 'id_conto'
  | 'divisa';

export interface ColonnaFoglio {
  campo: string;
  titolo: string;
  tipo: 'importo' | 'data' | 'testo' | 'numero';
  larghezza?: number;
  flessibile?: boolean;
  nascosta?: boolean;
  /** A running balance, a unit price: no sum under it. */
  senzaTotale?: boolean;
}

export interface RigaFoglio {
  id: string;
  /** By column: cents, days, counts, words. */
  valori: Readonly<Record<string, string | number | null>>;
  /** What opens the rows behind a figure, by column. */
  apre?: Readonly<Record<string, Valori>>;
  /** The address of what the whole row is: a document, a pagamento. */
  vai?: string;
}

/** A figure above the grid. */
export interface Cifra {
  nome: string;
  valore: number;
  formato: 'importo' | 'numero';
  apre?: Valori;
}

export interface SerieGrafico {
  nome: string;
  /** One for each category, in the order of these. */
  valori: readonly number[];
}

/** `colonne`: up and down from zero. `barre`: names on the left, longest first. `linee`: one after the other in time. */
export interface DatiGrafico {
  tipo: 'colonne' | 'barre' | 'linee';
  titolo: string;
  formato: 'importo' | 'numero';
  /** What a category is: `Mese`. */
  asse: string;
  categorie: readonly { testo: string; breve?: string }[];
  serie: readonly SerieGrafico[];
}

export interface Foglio {
  righe: readonly RigaFoglio[];
  cifre: readonly Cifra[];
  note: readonly string[];
  grafico: DatiGrafico | null;
  visto_il: string;
}

export type CampoDettaglio = Exclude<
  keyof RigaReport,
  'id_riga' | 'id_pagamento' | 'id_soggetto' | 'id_conto'
>;

/** The rows behind a figure. */
export interface Dettaglio {
  /** Columns in sight, in order. */
  campi: readonly CampoDettaglio[];
  /** What `quota` is in this report. */
  quota: string;
  leggi: (
    client: Client,
    valori: Valori,
    apre: Valori,
    pagina: { limit: number; offset: number },
    signal: AbortSignal,
  ) => Promise<RigheReport>;
}

export interface Report {
  nome: NomeReport;
  titolo: string;
  /** In one line, what it answers. */
  descrizione: string;
  parametri: readonly NomeParametro[];
  /** Said in place of the grid while something it cannot do without is missing. */
  serve: string | null;
  /** What the address asks, completed with what it leaves out; null while something is missing. */
  leggiIndirizzo: (search: URLSearchParams, oggi: Giorno) => Valori | null;
  /** What the controls show meanwhile. */
  leggiParziale: (search: URLSearchParams, oggi: Giorno) => Valori;
  /** Names a set of columns: another one is another grid. */
  faccia: (valori: Valori) => string;
  colonne: (valori: Valori) => readonly ColonnaFoglio[];
  leggi: (client: Client, valori: Valori, signal: AbortSignal) => Promise<Foglio>;
  dettaglio: Dettaglio | null;
}
