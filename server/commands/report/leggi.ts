/** A report read by its name, with its days told from a day. */
import type { ReportParametri } from '#api/contract/report-programmati.ts';
import {
  causaliReportQuerySchema,
  contiReportQuerySchema,
  mesiQuerySchema,
  partitarioQuerySchema,
  previsioneQuerySchema,
  provvigioniQuerySchema,
  scadutoQuerySchema,
} from '#api/contract/report-parametri.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { risolviGiorno } from '#domain/report/giorni-relativi.ts';
import type { Database } from '../../db/database.ts';
import { readCausali } from '../../repositories/report/causali.ts';
import { readConti } from '../../repositories/report/conti.ts';
import { readMesi } from '../../repositories/report/mesi.ts';
import { atOnce, settleIstante } from '../../repositories/report/momento.ts';
import { readPartitario } from '../../repositories/report/partitario.ts';
import { readPrevisione } from '../../repositories/report/previsione.ts';
import { readProvvigioni } from '../../repositories/report/provvigioni.ts';
import { readScaduto } from '../../repositories/report/scaduto.ts';

type Read<F extends (...args: never[]) => Promise<unknown>> = NonNullable<Awaited<ReturnType<F>>>;

export type ReportLetto = { dal: Giorno | null; al: Giorno; visto_il: string } & (
  | { report: 'scaduto'; dati: Read<typeof readScaduto> }
  | { report: 'partitario'; dati: Read<typeof readPartitario> }
  | { report: 'previsione'; dati: Read<typeof readPrevisione> }
  | { report: 'mesi'; dati: Read<typeof readMesi> }
  | { report: 'provvigioni'; dati: Read<typeof readProvvigioni> }
  | { report: 'conti'; dati: Read<typeof readConti> }
  | { report: 'causali'; dati: Read<typeof readCausali> }
);

/** Null when the soggetto of a partitario does not exist. `visto_il` absent: now. */
export async function readReport(
  db: Database,
  idAzienda: number,
  { report, parametri }: ReportParametri,
  { oggi, visto_il }: { oggi: Giorno; visto_il?: string | undefined },
): Promise<ReportLetto | null> {
  const al = risolviGiorno(parametri.al, oggi);
  const dal =
    'dal' in parametri && parametri.dal !== undefined ? risolviGiorno(parametri.dal, oggi) : undefined;
  const asked = { ...parametri, al, ...(dal !== undefined && { dal }) };
  const istante = await settleIstante(db, idAzienda, { al, visto_il });
  const when = { dal: dal ?? null, al, visto_il: istante.visto };
  switch (report) {
    case 'scaduto':
      return { ...when, report, dati: await atOnce(readScaduto)(istante, scadutoQuerySchema.parse(asked)) };
    case 'partitario': {
      const dati = await atOnce(readPartitario)(istante, partitarioQuerySchema.parse(asked));
      return dati && { ...when, report, dati };
    }
    case 'previsione':
      return { ...when, report, dati: await readPrevisione(istante, previsioneQuerySchema.parse(asked)) };
    case 'mesi':
      return { ...when, report, dati: await atOnce(readMesi)(istante, mesiQuerySchema.parse(asked)) };
    case 'provvigioni':
      return {
        ...when,
        report,
        dati: await atOnce(readProvvigioni)(istante, provvigioniQuerySchema.parse(asked)),
      };
    case 'conti':
      return {
        ...when,
        report,
        dati: await atOnce(readConti)(istante, contiReportQuerySchema.parse(asked)),
      };
    case 'causali':
      return {
        ...when,
        report,
        dati: await atOnce(readCausali)(istante, causaliReportQuerySchema.parse(asked)),
      };
  }
}
