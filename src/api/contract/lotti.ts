/**
 * Actions over many rows: what each made and its state, and how right the threshold for automatic acceptance has been.
 */
import { z } from 'zod';
import { accettateSchema, punteggioSchema } from './abbinamenti.ts';
import {
  centesimiSchema,
  divisaSchema,
  idSchema,
  istanteSchema,
  makeLimit,
  offsetSchema,
  versioneSchema,
} from './valori.ts';

const lotto = {
  id_lotto: idSchema,
  tipo: z.enum(['proposte', 'regole', 'flusso']),
  /** `in_corso`: it is still being done. `fermato`, `fallito`: what had been done was undone. */
  stato: z.enum(['in_corso', 'completato', 'fermato', 'fallito']),
  /** Whether it is being undone, or was. */
  annullo: z.enum(['no', 'in_corso', 'fatto']),
  username: z.string(),
};

/** The progress of an action over many rows: of its undoing, while it is undone. */
export const avanzamentoSchema = z.object({
  ...lotto,
  /** Proposals or movimenti that are decided, or what is undone, out of `da_fare`. */
  fatte: z.int().nonnegative(),
  da_fare: z.int().nonnegative(),
  /** What an acceptance has done, once it is over. */
  esito: accettateSchema.omit({ id_pagamenti: true }).nullable(),
  /** How many movimenti the rules have explained so far; null if the action applies no rules. */
  spiegati: z.int().nonnegative().nullable(),
});
export type AvanzamentoLotto = z.infer<typeof avanzamentoSchema>;
/** The actions that are being done or undone, whoever began them. */
export const lottiInCorsoSchema = z.object({ lotti: z.array(avanzamentoSchema) });

const lottoAbbinamentiSchema = z.object({
  ...lotto,
  soglia: punteggioSchema.nullable(),
  creato_il: istanteSchema,
  annullato_il: istanteSchema.nullable(),
  annullato_da: z.string().nullable(),
  /** The file of a return flow. */
  nome_file: z.string().nullable(),
  /** The number of pagamenti, assegnazioni and pairs of movimenti that it made, and of those that still stand. */
  fatti: z.int().nonnegative(),
  attivi: z.int().nonnegative(),
  /** Null if its pagamenti are in several divise: there is no sum then. */
  divisa: divisaSchema.nullable(),
  /** Money in and out of all that it made, without pairs of movimenti; and of what still stands. */
  entrate: centesimiSchema.nullable(),
  uscite: centesimiSchema.nullable(),
  entrate_attive: centesimiSchema.nullable(),
  uscite_attive: centesimiSchema.nullable(),
});
export type LottoAbbinamenti = z.infer<typeof lottoAbbinamentiSchema>;
export const lottiQuerySchema = z.object({
  limit: makeLimit(1_000, 500),
  offset: offsetSchema,
});
/** One page, newest first; actions without effect are left out. */
export const lottiAbbinamentiSchema = z.object({
  lotti: z.array(lottoAbbinamentiSchema),
  totale: z.int().nonnegative(),
});
export const lottoAnnullatoSchema = z.object({
  id_lotto: idSchema,
  annullati: z.int().nonnegative(),
  /** Those that were undone before, one by one. */
  gia_annullati: z.int().nonnegative(),
});

/**
 * How right the threshold has been. `accettate`: accepted automatically. `annullate`: those of them that were undone
 * and not accepted again for the same rows. `precisione`: the share that stands; null below a hundred decisions, and
 * where none stands.
 */
const precisioneSchema = z.object({
  accettate: z.int().nonnegative(),
  annullate: z.int().nonnegative(),
  rifiutate: z.int().nonnegative(),
  precisione: punteggioSchema.nullable(),
});
export const sogliaSchema = z.object({
  soglia: punteggioSchema,
  versione: versioneSchema,
  automatiche: precisioneSchema,
  /** Everything that was accepted from a proposal, by score. */
  fasce: z.array(precisioneSchema.extend({ punteggio_da: punteggioSchema, punteggio_a: punteggioSchema })),
});
export const sogliaRequestSchema = z.object({
  soglia: z.number().min(0.5, 'Da 0,50 a 1').max(1, 'Da 0,50 a 1'),
  versione: versioneSchema,
});
