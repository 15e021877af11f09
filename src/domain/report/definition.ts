/**
 * What a report is, however it is drawn: its parameters, its columns, and how an answer becomes rows, figures and a
 * chart. The page draws it as a grid; workbooks and paper draw the same columns and rows. Parameters are texts, as in
 * the address.
 */
import type { NomeConRighe, NomeReport, QueryReport, ReportAnswer } from '#api/contract/report.ts';
import type { RigaReport } from '#api/contract/report-righe.ts';
import type { Giorno } from '#api/contract/valori.ts';

/** Names and values of the address. */
export type ReportValori = Readonly<Record<string, string>>;

/** The parameters of the calls, and those of the page alone. */
export type NomeParametro =
  | Exclude<{ [N in NomeReport]: keyof QueryReport<N> }[NomeReport], 'visto_il'>
  | 'scenario'
  | 'mostra';

export interface ColonnaReport {
  campo: string;
  titolo: string;
  tipo: 'importo' | 'data' | 'testo' | 'numero';
  /** In pixels of the page. */
  larghezza?: number;
  flexible?: boolean;
  /** True for a name that is written on two lines of small letters, where it would be cut. */
  folded?: boolean;
  /** True for a running balance or a unit price, which has no sum. */
  senzaTotale?: boolean;
  /** The value that says nothing if every row has it: the column is then hidden. */
  usual?: string | number;
  /** True for a column that is not shown at first, because another says as much. */
  hidden?: boolean;
  /** On a narrow page it is beyond the edge, so that the other columns are read whole. */
  cede?: boolean;
}

/** By column: cents, days, counts, words. */
export type ValoriRiga = Readonly<Record<string, string | number | null>>;

/** What a whole row opens: rows of the estratto conto, a pagamento, or another report with its parameters. */
export type Meta =
  | { id_riga: number | null; id_pagamento: number | null; numero_documento: string | null; tipo?: string }
  | { report: NomeReport; valori: ReportValori };

export interface ReportRow {
  id: string;
  valori: ValoriRiga;
  /** By column: what opens the rows behind a figure. */
  opens?: Readonly<Record<string, ReportValori>>;
  meta?: Meta;
}

/** A figure of the whole report. */
export interface ReportFigure {
  nome: string;
  valore: number;
  formato: 'importo' | 'numero';
  opens?: ReportValori;
}

interface ChartSeries {
  nome: string;
  /** One for each category, in the same order. */
  valori: readonly number[];
}

/** `colonne`: up and down from zero. `barre`: names on the left, longest bar first. `linee`: over time. */
export interface ChartData {
  tipo: 'colonne' | 'barre' | 'linee';
  titolo: string;
  formato: 'importo' | 'numero';
  /** What a category is: `Mese`. */
  axis: string;
  categories: readonly { testo: string; breve?: string }[];
  series: readonly ChartSeries[];
}

/** An answer, ready to be drawn. */
export interface ReportSheet {
  righe: readonly ReportRow[];
  figures: readonly ReportFigure[];
  note: readonly string[];
  grafico: ChartData | null;
}

export type DetailField = Exclude<keyof RigaReport, 'id_riga' | 'id_pagamento' | 'id_soggetto' | 'id_conto'>;
/** How the rows behind a figure are shown. */
export interface ReportDetail {
  /** Columns in sight, in order. */
  campi: readonly DetailField[];
  /** What `quota` is in this report. */
  quota: string;
}

export interface TabellaReport {
  titolo: string;
  colonne: readonly ColonnaReport[];
  righe: readonly ValoriRiga[];
}
/** A report on a sheet or on paper. */
export interface Print {
  note: readonly string[];
  tabelle: readonly TabellaReport[];
}

export interface ReportDefinition<N extends NomeReport> {
  titolo: string;
  /** In one line, what it answers. */
  descrizione: string;
  /** In the order of the page's controls. */
  parametri: readonly NomeParametro[];
  /** The text shown in place of the rows while a required parameter is missing. */
  serve?: string;
  /** Parameters of the page alone, with their first value: they are not sent to the server. */
  soloPagina?: ReportValori;
  /** The parameters of a first visit. */
  base: (today: Giorno) => ReportValori;
  /** Identifies a set of columns: another set is another grid. */
  faccia?: (values: ReportValori) => string;
  colonne: (values: ReportValori) => readonly ColonnaReport[];
  compose: (answer: ReportAnswer<N>, values: ReportValori) => ReportSheet;
  /** What a file contains, if that is more than the columns and rows of the page. */
  print?: (answer: ReportAnswer<N>) => Print;
  detail?: ReportDetail;
}

/** A report whose figures have rows behind them. */
export interface DefinitionWithRighe<N extends NomeConRighe> extends ReportDefinition<N> {
  detail: ReportDetail;
}
