/** How each report is read, and the rows behind its figures. */
import type { z } from 'zod';
import type { DatiReport, NomeConRighe, NomeReport, QueryReport, QueryRighe } from '#api/contract/report.ts';
import type { righeReportSchema } from '#api/contract/report-righe.ts';
import { readCausali, readCausaliRighe } from './causali.ts';
import { readConti, readContiRighe } from './conti.ts';
import { readMesi, readMesiRighe } from './mesi.ts';
import { withMoment, type Instant } from './moment.ts';
import { readPartitario } from './partitario.ts';
import { readPrevisioneRighe } from './previsione-rows.ts';
import { readPrevisione } from './previsione.ts';
import { readProvvigioni, readProvvigioniRighe } from './provvigioni.ts';
import { readScaduto, readScadutoRighe } from './scaduto.ts';

type RigheReport = z.input<typeof righeReportSchema>;
type Read<Q, A> = (instant: Instant, query: Q) => Promise<A>;

/** The answer: what was read, with its parameters completed with the instant it was read at. */
const whole =
  <Q extends object, A extends object>(read: Read<Q, A | null>) =>
  async (instant: Instant, query: Q) => {
    const parsed = await read(instant, query);
    return parsed && { parametri: { ...query, visto_il: instant.visto }, ...parsed };
  };

const rows =
  <Q, A extends object>(read: Read<Q, A>): Read<Q, A & { visto_il: string }> =>
  async (instant, query) => ({ ...(await read(instant, query)), visto_il: instant.visto });

const LETTURE: { readonly [N in NomeReport]: Read<QueryReport<N>, DatiReport<N> | null> } = {
  scaduto: whole(withMoment(readScaduto)),
  partitario: whole(withMoment(readPartitario)),
  previsione: whole(readPrevisione),
  mesi: whole(withMoment(readMesi)),
  provvigioni: whole(withMoment(readProvvigioni)),
  conti: whole(withMoment(readConti)),
  causali: whole(withMoment(readCausali)),
};

const LETTURE_RIGHE: {
  readonly [N in NomeConRighe]: Read<QueryRighe<N>, RigheReport>;
} = {
  scaduto: rows(withMoment(readScadutoRighe)),
  previsione: rows(readPrevisioneRighe),
  mesi: rows(withMoment(readMesiRighe)),
  provvigioni: rows(withMoment(readProvvigioniRighe)),
  conti: rows(withMoment(readContiRighe)),
  causali: rows(withMoment(readCausaliRighe)),
};

/** Null when what the report is about does not exist. */
export const readReport = <N extends NomeReport>(
  name: N,
  instant: Instant,
  query: QueryReport<N>,
): Promise<DatiReport<N> | null> => LETTURE[name](instant, query);

export const readRighe = <N extends NomeConRighe>(
  name: N,
  instant: Instant,
  query: QueryRighe<N>,
): Promise<RigheReport> => LETTURE_RIGHE[name](instant, query);
