/** How each report is read, and the rows behind its figures. */
import type { z } from 'zod';
import type { DatiReport, NomeConRighe, NomeReport, QueryReport, QueryRighe } from '#api/contract/report.ts';
import type { righeReportSchema } from '#api/contract/report-righe.ts';
import { readCausali, readCausaliRighe } from './causali.ts';
import { readConti, readContiRighe } from './conti.ts';
import { readMesi, readMesiRighe } from './mesi.ts';
import { withMomento, type Istante } from './moment.ts';
import { readPartitario } from './partitario.ts';
import { readPrevisioneRighe } from './previsione-rows.ts';
import { readPrevisione } from './previsione.ts';
import { readProvvigioni, readProvvigioniRighe } from './provvigioni.ts';
import { readScaduto, readScadutoRighe } from './scaduto.ts';

type RigheReport = z.input<typeof righeReportSchema>;
type Read<Q, A> = (istante: Istante, query: Q) => Promise<A>;

/** The answer: what was read, with its parameters completed with the instant it was read at. */
const whole =
  <Q extends object, A extends object>(read: Read<Q, A | null>) =>
  async (istante: Istante, query: Q) => {
    const letto = await read(istante, query);
    return letto && { parametri: { ...query, visto_il: istante.visto }, ...letto };
  };

const rows =
  <Q, A extends object>(read: Read<Q, A>): Read<Q, A & { visto_il: string }> =>
  async (istante, query) => ({ ...(await read(istante, query)), visto_il: istante.visto });

const LETTURE: { readonly [N in NomeReport]: Read<QueryReport<N>, DatiReport<N> | null> } = {
  scaduto: whole(withMomento(readScaduto)),
  partitario: whole(withMomento(readPartitario)),
  previsione: whole(readPrevisione),
  mesi: whole(withMomento(readMesi)),
  provvigioni: whole(withMomento(readProvvigioni)),
  conti: whole(withMomento(readConti)),
  causali: whole(withMomento(readCausali)),
};

const LETTURE_RIGHE: {
  readonly [N in NomeConRighe]: Read<QueryRighe<N>, RigheReport>;
} = {
  scaduto: rows(withMomento(readScadutoRighe)),
  previsione: rows(readPrevisioneRighe),
  mesi: rows(withMomento(readMesiRighe)),
  provvigioni: rows(withMomento(readProvvigioniRighe)),
  conti: rows(withMomento(readContiRighe)),
  causali: rows(withMomento(readCausaliRighe)),
};

/** Null when what the report is about does not exist. */
export const readReport = <N extends NomeReport>(
  nome: N,
  istante: Istante,
  query: QueryReport<N>,
): Promise<DatiReport<N> | null> => LETTURE[nome](istante, query);

export const readRighe = <N extends NomeConRighe>(
  nome: N,
  istante: Istante,
  query: QueryRighe<N>,
): Promise<RigheReport> => LETTURE_RIGHE[nome](istante, query);
