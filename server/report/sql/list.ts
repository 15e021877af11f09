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
type Read<Q, A> = (instant: Istante, query: Q) => Promise<A>;

/** The answer: what was read, with its parameters completed with the instant it was read at. */
const whole =
  <Q extends object, A extends object>(read: Read<Q, A | null>) =>
  async (instant: Istante, query: Q) => {
    const parsed = await read(instant, query);
    return parsed && { parametri: { ...query, visto_il: instant.visto }, ...parsed };
  };

const rows =
  <Q, A extends object>(read: Read<Q, A>): Read<Q, A & { visto_il: string }> =>
  async (instant, query) => ({ ...(await read(instant, query)), visto_il: instant.visto });

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
  name: N,
  instant: Istante,
  query: QueryReport<N>,
): Promise<DatiReport<N> | null> => LETTURE[name](instant, query);

export const readRighe = <N extends NomeConRighe>(
  name: N,
  instant: Istante,
  query: QueryRighe<N>,
): Promise<RigheReport> => LETTURE_RIGHE[name](instant, query);
