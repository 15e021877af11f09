import type { z } from 'zod';
import {
  reportEliminaSchema,
  reportEliminatoSchema,
  reportFileRequestSchema,
  reportFileSchema,
  reportProgrammaSchema,
  reportProgrammatiSchema,
  reportProgrammatoParamsSchema,
  reportProgrammatoSchema,
  reportSalvaSchema,
  reportSalvatiSchema,
  reportSalvatoSchema,
  spedizioneReportSchema,
  spedizioniReportSchema,
} from '../report-programmati.ts';
import { defineGet, definePost } from './route.ts';
import {
  makePerRotta,
  type RottaReport,
  type RottaRighe,
  SCHEMI_REPORT,
  type NomeConRighe,
  type NomeReport,
  type SchemiReport,
} from '../report.ts';
import { righeReportSchema } from '../report-righe.ts';

interface Lettura<Q extends z.ZodType, A extends z.ZodType> {
  method: 'GET';
  path: string;
  summary: string;
  query: Q;
  answer: A;
}
type Letture = {
  [N in NomeReport as RottaReport<N>]: Lettura<SchemiReport[N]['query'], SchemiReport[N]['answer']>;
} & {
  [N in NomeConRighe as RottaRighe<N>]: Lettura<SchemiReport[N]['righe']['query'], typeof righeReportSchema>;
};

/** Two calls for each report, or one if its figures have no rows behind them. */
const readings = makePerRotta(
  (name) => {
    const { summary, query, answer } = SCHEMI_REPORT[name];
    return { method: 'GET', path: `/api/report/${name}`, summary, query, answer };
  },
  (name) => {
    const { summary, query } = SCHEMI_REPORT[name].righe;
    return { method: 'GET', path: `/api/report/${name}/righe`, summary, query, answer: righeReportSchema };
  },
  // Each has the schemas of its own report; the compiler only knows that they are of some report.
) as Letture;

export const reportRoutes = {
  ...readings,
  reportFile: definePost('/api/report/file', {
    ruolo: 'lettura',
    summary: 'Un report come foglio Excel o come PDF',
    body: reportFileRequestSchema,
    answer: reportFileSchema,
  }),
  reportSalvati: defineGet('/api/report/salvati', {
    summary: 'I report salvati, propri e condivisi',
    answer: reportSalvatiSchema,
  }),
  reportSalva: definePost('/api/report/salvati', {
    ruolo: 'lettura',
    summary: 'Salva un report con i suoi parametri, nuovo o con le modifiche',
    body: reportSalvaSchema,
    answer: reportSalvatoSchema,
  }),
  reportElimina: definePost('/api/report/salvati/elimina', {
    ruolo: 'lettura',
    summary: 'Elimina un report salvato',
    body: reportEliminaSchema,
    answer: reportEliminatoSchema,
  }),
  reportProgrammati: defineGet('/api/report/programmati', {
    summary: 'I report che partono per e-mail, con l’ultima spedizione',
    answer: reportProgrammatiSchema,
  }),
  reportProgramma: definePost('/api/report/programmati', {
    summary: 'Programma la spedizione di un report, nuova o con le modifiche',
    body: reportProgrammaSchema,
    answer: reportProgrammatoSchema,
  }),
  reportProgrammatoElimina: definePost('/api/report/programmati/elimina', {
    summary: 'Elimina una spedizione programmata',
    body: reportEliminaSchema,
    answer: reportEliminatoSchema,
  }),
  reportProgrammatoSpedisci: definePost('/api/report/programmati/{id}/spedisci', {
    summary: 'Spedisce subito un report programmato',
    params: reportProgrammatoParamsSchema,
    answer: spedizioneReportSchema,
  }),
  reportSpedizioni: defineGet('/api/report/programmati/{id}/spedizioni', {
    summary: 'Le spedizioni di un report programmato, dalla più recente',
    params: reportProgrammatoParamsSchema,
    answer: spedizioniReportSchema,
  }),
};
