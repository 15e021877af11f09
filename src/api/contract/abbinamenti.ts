/** Proposals of what settles what: computed together, filtered, and accepted one or many at a time. */
import { z } from 'zod';
import { rigaEstrattoSchema } from './estratto-conto.ts';
import { presaSchema } from './prese.ts';
import {
  centesimiSchema,
  giornoSchema,
  idSchema,
  idTestoSchema,
  istanteSchema,
  makeLimit,
  offsetSchema,
} from './valori.ts';

/**
 * Why a pagamento and its partite differ: rebate, bank charges, withholding tax (D.P.R. 600/1973 art. 25), stamp duty,
 * rounding, VAT paid by the public body (split payment, D.P.R. 633/1972 art. 17-ter), discount, interest, exchange.
 */
export const tipoDifferenzaSchema = z.enum([
  'abbuono',
  'spese',
  'ritenuta',
  'bollo',
  'arrotondamento',
  'iva_split',
  'sconto',
  'interessi',
  'cambio',
  'altro',
]);
export type TipoDifferenzaPagamento = z.infer<typeof tipoDifferenzaSchema>;

/** A part of a row, signed as the row; for a storno, with the opposite sign. */
export const parteSchema = z.object({ id: idSchema, importo: centesimiSchema });

/** Signed so that the pagamento = its partite + its differenze: 1.000 due and 800 paid with 200 withheld is -200. */
export const differenzaSchema = z.object({
  tipo: tipoDifferenzaSchema,
  importo: centesimiSchema,
  nota: z.string().max(200).nullable().default(null),
});

export const punteggioSchema = z.number().min(0).max(1);

const rivalSchema = z.object({
  movimenti: z.array(idSchema),
  partite: z.array(parteSchema),
  differenze: z.array(z.object({ tipo: tipoDifferenzaSchema, importo: centesimiSchema })),
  punteggio: punteggioSchema,
});

/**
 * `documenti`: movimenti that settle partite. `giroconto`: money between two own conti. `storno`, `insoluto`: a movimento
 * and the one that takes it back. What does not cancel between two movimenti (a fee) stays open.
 */
const tipoPropostaSchema = z.enum(['documenti', 'giroconto', 'storno', 'insoluto']);

const propostaSchema = z.object({
  numero: z.int().positive(),
  tipo: tipoPropostaSchema,
  movimenti: z.array(idSchema),
  partite: z.array(parteSchema),
  differenze: z.array(z.object({ tipo: tipoDifferenzaSchema, importo: centesimiSchema })),
  punteggio: punteggioSchema,
  /** Nothing else explains the same rows as well. */
  unica: z.boolean(),
  /** `unica`, and at or above the threshold of the computation. */
  automatica: z.boolean(),
  motivi: z.array(z.string()),
  rivali: z.array(rivalSchema),
});
export type PropostaWire = z.infer<typeof propostaSchema>;

export const calcoloSchema = z.object({
  id_calcolo: idSchema,
  stato: z.enum(['in_corso', 'completato', 'annullato', 'fallito']),
  fase: z.enum(['lettura', 'confronto', 'scrittura']),
  /** Rows read, or proposals written, out of `da_fare`; the comparison between them has no progress. */
  fatte: z.int().nonnegative(),
  da_fare: z.int().nonnegative(),
  movimenti: z.int().nonnegative(),
  partite: z.int().nonnegative(),
  soglia: punteggioSchema,
  tempo_ms: z.int().nonnegative().nullable(),
  creato_il: istanteSchema,
});
export type Calcolo = z.infer<typeof calcoloSchema>;
export const calcoloParamsSchema = z.object({ id: idTestoSchema });
/**
 * The latest computation of the azienda, and the latest that ended well: its proposals stand until the next has ended.
 */
export const calcoloUltimoSchema = z.object({
  calcolo: calcoloSchema.nullable(),
  id_completato: idSchema.nullable(),
  /**
   * True if data that a search reads has changed since the latest one that ended began: another search follows
   * automatically.
   */
  da_cercare: z.boolean(),
});

/** Filters for proposals: conto, period (days of the movimento), party of the partite, score. */
const proposteFilters = {
  id_conto: idSchema.optional(),
  /** With a movimento or a partita of this import. */
  id_imp: idSchema.optional(),
  id_soggetto: idSchema.optional(),
  id_agente: idSchema.optional(),
  id_mandante: idSchema.optional(),
  dal: giornoSchema.optional(),
  al: giornoSchema.optional(),
  tipo: tipoPropostaSchema.optional(),
  /** Only those without an equal rival. */
  unica: z.boolean().optional(),
  punteggio_da: punteggioSchema.optional(),
  punteggio_a: punteggioSchema.optional(),
};
const filtriProposteSchema = z.object(proposteFilters);
export type FiltriProposte = z.output<typeof filtriProposteSchema>;

const fromText = {
  id_conto: idTestoSchema.optional(),
  id_imp: idTestoSchema.optional(),
  id_soggetto: idTestoSchema.optional(),
  id_agente: idTestoSchema.optional(),
  id_mandante: idTestoSchema.optional(),
  unica: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
  punteggio_da: z.coerce.number().pipe(punteggioSchema).optional(),
  punteggio_a: z.coerce.number().pipe(punteggioSchema).optional(),
};
export const proposteQuerySchema = z.object({
  ...proposteFilters,
  ...fromText,
  limit: makeLimit(5_000, 200),
  offset: offsetSchema,
});

/** One page of the open proposals, best first, with the rows that they name and who holds them. */
export const proposteSchema = z.object({
  proposte: z.array(propostaSchema),
  totale: z.int().nonnegative(),
  righe: z.array(rigaEstrattoSchema),
  prese: z.array(presaSchema),
});

/**
 * Nothing of these movimenti is accepted, because a person removed them. They are named by movimento, since a search
 * gives new numbers to proposals.
 */
const excludedMovimenti = z.array(idSchema).max(20_000).default([]);

/** Either some proposals by number, or all that pass the filters and the threshold. */
export const accettaRequestSchema = z
  .object({
    id_calcolo: idSchema,
    numeri: z.array(z.int().positive()).min(1).max(20_000).optional(),
    filtri: filtriProposteSchema.optional(),
    /** With `filtri`: only those unica and from this score on. */
    soglia: punteggioSchema.optional(),
    movimenti_esclusi: excludedMovimenti,
    /** True: only answers what would happen. */
    anteprima: z.boolean().default(false),
  })
  .refine(({ numeri, soglia }) => (numeri === undefined) !== (soglia === undefined), {
    message: 'Indica le proposte, oppure la soglia',
    path: ['numeri'],
  });

/** A proposal that is left out because someone else has settled its rows or holds them. */
export const saltataSchema = z.object({
  numero: z.int().positive(),
  codice: z.enum(['riga_presa', 'riga_cambiata', 'parita', 'gia_decisa']),
  motivo: z.string(),
  /** Who holds the row. */
  username: z.string().nullable(),
});
export const accettateSchema = z.object({
  /** Null in a preview, and when nothing was accepted. */
  id_lotto: idSchema.nullable(),
  accettate: z.int().nonnegative(),
  id_pagamenti: z.array(idSchema),
  /** Sums of what is accepted: money in, money out, what the partite close, by kind of differenza. */
  entrate: centesimiSchema,
  uscite: centesimiSchema,
  partite: z.int().nonnegative(),
  differenze: z.array(z.object({ tipo: tipoDifferenzaSchema, importo: centesimiSchema })),
  giroconti: z.int().nonnegative(),
  alias: z.int().nonnegative(),
  saltate: z.array(saltataSchema),
});

/** Accepts everything from a score on, as an action that can be followed and stopped. */
export const accettazioneRequestSchema = z.object({
  id_calcolo: idSchema,
  soglia: punteggioSchema,
  filtri: filtriProposteSchema.optional(),
  movimenti_esclusi: excludedMovimenti,
});
export const rifiutaRequestSchema = z.object({
  id_calcolo: idSchema,
  numeri: z.array(z.int().positive()).min(1).max(5_000),
});
export const rifiutoSchema = z.object({
  id: idSchema,
  id_movimento: idSchema,
  /** Exactly one of them: the partita, or the other movimento of a giroconto or storno. */
  id_partita: idSchema.nullable(),
  id_altro: idSchema.nullable(),
  punteggio: punteggioSchema.nullable(),
  username: z.string(),
  creato_il: istanteSchema,
  /** Of the movimento. */
  data: giornoSchema,
  descrizione: z.string(),
  importo: centesimiSchema,
  /** The row with which the movimento was refused. */
  altra: z.object({
    data: giornoSchema,
    descrizione: z.string(),
    importo: centesimiSchema,
    ragione_sociale: z.string().nullable(),
    numero_documento: z.string().nullable(),
  }),
});
export type PropostaRifiutata = z.infer<typeof rifiutoSchema>;
/** Filters by the conto and the day of the movimento. */
export const rifiutiQuerySchema = z.object({
  id_conto: idTestoSchema.optional(),
  dal: giornoSchema.optional(),
  al: giornoSchema.optional(),
});
export const rifiutiSchema = z.object({ rifiuti: z.array(rifiutoSchema) });
export const rifiutatiSchema = z.object({ rifiutate: z.int().nonnegative(), rifiuti: z.array(idSchema) });
export const idListSchema = z.object({ ids: z.array(idSchema).min(1).max(20_000) });
export const eliminatiSchema = z.object({ eliminati: z.array(idSchema) });
