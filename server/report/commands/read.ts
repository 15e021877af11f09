/** A report read by its name, with its days told from a day, as a sheet and paper hold it. */
import { parseQueryReport, parseReportAnswer } from '#api/contract/report.ts';
import type { ReportParametri } from '#api/contract/report-programmati.ts';
import type { Giorno } from '#api/contract/valori.ts';
import type { Print } from '#domain/report/definition.ts';
import { toPrint } from '#domain/report/list.ts';
import { resolveGiorno } from '#domain/report/relative-days.ts';
import type { Database } from '../../core/db/database.ts';
import { readReport } from '../sql/list.ts';
import { settleInstant } from '../sql/moment.ts';

export interface ReportLetto extends Print {
  dal: Giorno | null;
  al: Giorno;
  visto_il: string;
}

/** Null when what it is about does not exist. `visto_il` absent: now. */
export async function readPrint(
  db: Database,
  idAzienda: number,
  { report, parametri }: ReportParametri,
  { oggi, visto_il }: { oggi: Giorno; visto_il?: string | undefined },
): Promise<ReportLetto | null> {
  const al = resolveGiorno(parametri.al, oggi);
  const dal =
    'dal' in parametri && parametri.dal !== undefined ? resolveGiorno(parametri.dal, oggi) : undefined;
  const instant = await settleInstant(db, idAzienda, { al, visto_il });
  const query = parseQueryReport(report, { ...parametri, al, ...(dal !== undefined && { dal }) });
  const data = await readReport(report, instant, query);
  if (!data) return null;
  const print = toPrint(report, parseReportAnswer(report, data));
  return { dal: dal ?? null, al, visto_il: instant.visto, ...print };
}
