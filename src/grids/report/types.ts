/** A report as the page has it: read from the address, asked of the server, drawn as a grid. */
import type { Client } from '#api/client.ts';
import type { NomeReport } from '#api/contract/report.ts';
import type { RigheReport } from '#api/contract/report-righe.ts';
import type { Giorno } from '#api/contract/valori.ts';
import type {
  ColonnaReport,
  ReportDetail,
  ReportSheet,
  NomeParametro,
  ReportValori,
} from '#domain/report/definition.ts';

/** A report that was read, with the instant it was read at. */
export interface ReadSheet extends ReportSheet {
  visto_il: string;
}

/** The rows behind a figure. */
export interface Detail extends ReportDetail {
  read: (
    client: Client,
    values: ReportValori,
    opens: ReportValori,
    page: { limit: number; offset: number },
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
  readAddress: (search: URLSearchParams, today: Giorno) => ReportValori | null;
  /** What the controls show meanwhile. */
  readPartial: (search: URLSearchParams, today: Giorno) => ReportValori;
  /** Names a set of columns: another one is another grid. */
  faccia: (values: ReportValori) => string;
  colonne: (values: ReportValori) => readonly ColonnaReport[];
  read: (client: Client, values: ReportValori, signal: AbortSignal) => Promise<ReadSheet>;
  detail: Detail | null;
}
