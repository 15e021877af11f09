/**
 * What reports are asked with. Days come from whoever asks, who may stand in another time zone than the server.
 * `al` is the accounting day: documents and pagamenti up to it. `visto_il` is the instant of knowledge: absent, now; the
 * answer names the one it used, and asking again with it repeats the report to the cent, whatever was changed since.
 */
import { z } from 'zod';
import { divisaSchema, giornoSchema, idTestoSchema, istanteSchema } from './valori.ts';

/** `crediti`: what is left to collect; `debiti`: what is left to pay; `netto`: both, with credit notes where they stand. */
export const versoReportSchema = z.enum(['crediti', 'debiti', 'netto']);
export const raggruppaSchema = z.enum(['soggetto', 'agente', 'mandante']);
export const passoPrevisioneSchema = z.enum(['settimana', 'mese']);
/** Days late: none yet, 1-30 (`fino_30`), 31-60, 61-90, more. Due today is not late yet. */
export const fasciaSchema = z.enum(['a_scadere', 'fino_30', 'fino_60', 'fino_90', 'oltre']);
export type Fascia = z.infer<typeof fasciaSchema>;
export const scenarioSchema = z.enum(['migliore', 'atteso', 'peggiore']);
export type Scenario = z.infer<typeof scenarioSchema>;

/** A day that moves with the calendar, told from the day on which the report is made. */
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

/** Sums of different currencies are never added: a report is in one. */
export const divisa = divisaSchema.default('EUR');
export const id_conto = idTestoSchema.optional();
/** Which figure is opened: of the first column, `gruppo` (an id, or `nessuno`). Absent: the whole. */
export const gruppo = z.union([z.literal('nessuno'), idTestoSchema]).optional();

const mobile = z.union([giornoRelativoSchema, giornoSchema]);
/** The days that a report is asked with: as it is read (`fissi`), and as it is saved, fixed or moving (`mobili`). */
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
  limit: z.coerce.number().pipe(z.int().min(1).max(50_000)).default(5_000),
  offset: z.coerce.number().pipe(z.int().min(0)).default(0),
};

type Forma = z.ZodRawShape;
interface Parti<F extends Forma, M extends Forma, P extends Forma, A extends Forma> {
  /** Of its call, in words. */
  summary: string;
  giorni: { fissi: F; mobili: M };
  /** Its parameters but the days, as they are in the address and in what is saved. */
  parametri: P;
  /** What it answers, besides the parameters it was read with. */
  risposta: A;
}

/**
 * The schemas of one report: the `query` of its call, its `answer`, and how it is `salvato`. In the answer `visto_il`
 * is always there: asked with it, the same report comes again.
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

/** The same for a report whose figures have rows behind them: these are asked with `righe` besides, and by the page. */
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
