/**
 * The parameters of reports. The caller gives the days, because it may be in another time zone than the server. `al` is
 * the accounting day: documents and pagamenti up to it. `visto_il` is the instant of knowledge; absent, it is now. The
 * answer names the one it used: the same request with it gives the same report to the cent, whatever was changed since.
 */
import { z } from 'zod';
import {
  divisaSchema,
  giornoSchema,
  idTestoSchema,
  istanteSchema,
  makeLimit,
  offsetSchema,
} from './valori.ts';

/** `crediti`: what is left to collect. `debiti`: what is left to pay. `netto`: both, each with its own credit notes. */
export const versoReportSchema = z.enum(['crediti', 'debiti', 'netto']);
export const raggruppaSchema = z.enum(['soggetto', 'agente', 'mandante']);
export const passoPrevisioneSchema = z.enum(['settimana', 'mese']);
/** Days late: none yet, 1-30 (`fino_30`), 31-60, 61-90, more. An item due today is not late. */
export const fasciaSchema = z.enum(['a_scadere', 'fino_30', 'fino_60', 'fino_90', 'oltre']);
export type Fascia = z.infer<typeof fasciaSchema>;
export const scenarioSchema = z.enum(['migliore', 'atteso', 'peggiore']);
export type Scenario = z.infer<typeof scenarioSchema>;

/** A day relative to the day on which the report is made. */
export const giornoRelativoSchema = z.enum([
  'oggi',
  'ieri',
  'inizio_settimana_scorsa',
  'fine_settimana_scorsa',
  'inizio_mese',
  'fine_mese',
  'inizio_mese_scorso',
  'fine_mese_scorso',
  'inizio_trimestre_scorso',
  'fine_trimestre_scorso',
  'inizio_anno',
  'fine_anno',
  'inizio_anno_scorso',
  'fine_anno_scorso',
]);
export type GiornoRelativo = z.infer<typeof giornoRelativoSchema>;

/** Sums of different currencies are never added: a report has one currency. */
export const divisa = divisaSchema.default('EUR');
export const id_conto = idTestoSchema.optional();
/** The figure that is opened, by its first column: `gruppo` (an id, or `nessuno`). Absent: the whole. */
export const gruppo = z.union([z.literal('nessuno'), idTestoSchema]).optional();

const mobile = z.union([giornoRelativoSchema, giornoSchema]);
/** The days of a report: when it is read (`fissi`), and when it is saved, fixed or relative (`mobili`). */
export const UN_GIORNO = { fissi: { al: giornoSchema }, mobili: { al: mobile } };
export const PERIODO = {
  fissi: { dal: giornoSchema, al: giornoSchema },
  mobili: { dal: mobile, al: mobile },
};
/** `dal` absent: from the first document. */
export const FINO_A = {
  fissi: { dal: giornoSchema.optional(), al: giornoSchema },
  mobili: { dal: mobile.optional(), al: mobile },
};

const page = {
  limit: makeLimit(50_000, 5_000),
  offset: offsetSchema,
};

type Forma = z.ZodRawShape;
interface Parti<F extends Forma, M extends Forma, P extends Forma, A extends Forma> {
  /** The summary of its call. */
  summary: string;
  giorni: { fissi: F; mobili: M };
  /** Its parameters without the days, as in the address and in what is saved. */
  parametri: P;
  /** Its answer, without the parameters. */
  risposta: A;
}

/**
 * The schemas of one report: the `query` of its call, its `answer`, and its saved form (`salvato`). The answer always
 * has `visto_il`: a request with it gives the same report.
 */
export const makeSchemi = <F extends Forma, M extends Forma, P extends Forma, A extends Forma>({
  summary,
  giorni: { fissi, mobili },
  parametri,
  risposta,
}: Parti<F, M, P, A>) => ({
  summary,
  query: z.object({ ...fissi, visto_il: istanteSchema.optional(), ...parametri }),
  salvato: z.object({ ...mobili, ...parametri }),
  answer: z.object({
    parametri: z.object({ ...fissi, visto_il: istanteSchema, ...parametri }),
    ...risposta,
  }),
});

/** The same for a report whose figures have rows behind them: `righe` asks for these, page by page. */
export const makeSchemiConRighe = <
  F extends Forma,
  M extends Forma,
  P extends Forma,
  A extends Forma,
  R extends Forma,
>({
  righe: { summary, parametri },
  ...parti
}: Parti<F, M, P, A> & { righe: { summary: string; parametri: R } }) => ({
  ...makeSchemi(parti),
  righe: {
    summary,
    query: z.object({
      ...parti.giorni.fissi,
      visto_il: istanteSchema.optional(),
      ...parti.parametri,
      ...parametri,
      ...page,
    }),
  },
});
