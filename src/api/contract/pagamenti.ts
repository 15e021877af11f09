/** The register of pagamenti: money in and out, what it settles, and how it can be undone. */
import { z } from 'zod';
import { differenzaSchema, parteSchema } from './abbinamenti.ts';
import {
  centesimiSchema,
  divisaSchema,
  giornoSchema,
  idSchema,
  idTestoSchema,
  istanteSchema,
  makeLimit,
  offsetSchema,
  sha256Schema,
  versioneSchema,
} from './valori.ts';

/**
 * `movimento`: seen on a bank conto; `manuale`: entered by hand (contanti, assegno, compensazione); `flusso`: from a
 * return flow of the bank, before its movimento arrives.
 */
const originePagamentoSchema = z.enum(['movimento', 'manuale', 'flusso']);
const confermaSchema = z.enum(['automatica', 'proposta', 'manuale']);

const rigaPartSchema = z.object({
  /** Null when the import that brought the row was rolled back. */
  id: idSchema.nullable(),
  importo: centesimiSchema,
  data: giornoSchema.nullable(),
  descrizione: z.string().nullable(),
  ragione_sociale: z.string().nullable(),
  numero_documento: z.string().nullable(),
});

export const pagamentoSchema = z.object({
  id: idSchema,
  origine: originePagamentoSchema,
  /** `incasso` or `pagamento`, by what it settles; a storno has the word of what it takes back. */
  verso: z.enum(['incasso', 'pagamento', 'compensazione']),
  data: giornoSchema,
  /** Positive is money in. The storno of an incasso is negative. */
  importo: centesimiSchema,
  divisa: divisaSchema,
  id_tipo_pagamento: idSchema.nullable(),
  riferimento: z.string().nullable(),
  nota: z.string().nullable(),
  id_storno_di: idSchema.nullable(),
  /** The part of it that storni took back, signed as its importo. */
  stornato: centesimiSchema,
  id_lotto: idSchema.nullable(),
  conferma: confermaSchema,
  punteggio: z.number().nullable(),
  motivi: z.array(z.string()),
  attivo: z.boolean(),
  autore: z.string(),
  creato_il: istanteSchema,
  annullato_il: istanteSchema.nullable(),
  annullato_da: z.string().nullable(),
  motivo: z.string().nullable(),
  versione: versioneSchema,
  /** The soggetti of its partite, by name. */
  soggetti: z.array(z.string()),
  id_conto: idSchema.nullable(),
  movimenti: z.array(rigaPartSchema),
  partite: z.array(rigaPartSchema),
  differenze: z.array(differenzaSchema),
});
export type Pagamento = z.infer<typeof pagamentoSchema>;

export const pagamentiQuerySchema = z.object({
  id_conto: idTestoSchema.optional(),
  id_soggetto: idTestoSchema.optional(),
  id_agente: idTestoSchema.optional(),
  id_mandante: idTestoSchema.optional(),
  id_riga: idTestoSchema.optional(),
  id_lotto: idTestoSchema.optional(),
  dal: giornoSchema.optional(),
  al: giornoSchema.optional(),
  origine: originePagamentoSchema.optional(),
  conferma: confermaSchema.optional(),
  /** `attivi` by default. */
  stato: z.enum(['attivi', 'annullati', 'tutti']).default('attivi'),
  /** Only those without a movimento that moved money, such as an assegno that is not deposited yet. */
  da_collegare: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .default(false),
  /** Signed as the pagamento. */
  importo: z.coerce.number().pipe(centesimiSchema).optional(),
  q: z.string().max(200).optional(),
  limit: makeLimit(10_000, 500),
  offset: offsetSchema,
});
/** Newest first. Sums over all that pass the filters, one for each divisa. */
export const pagamentiSchema = z.object({
  pagamenti: z.array(pagamentoSchema),
  totale: z.int().nonnegative(),
  divise: z.array(
    z.object({
      divisa: divisaSchema,
      totale: z.int().nonnegative(),
      entrate: centesimiSchema,
      uscite: centesimiSchema,
      abbinato: centesimiSchema,
      differenze: centesimiSchema,
    }),
  ),
});

/**
 * A pagamento made by hand. With `movimenti`: links all or part of each. Without: money that no bank saw, with its own
 * `data` and way of paying. Partite + differenze must equal the movimenti, or `importo`, to the cent.
 */
export const pagamentoNuovoSchema = z.object({
  movimenti: z.array(parteSchema).max(500).default([]),
  partite: z.array(parteSchema).min(1, 'Scegli almeno una partita').max(2_000),
  differenze: z.array(differenzaSchema).max(20).default([]),
  data: giornoSchema.optional(),
  id_tipo_pagamento: idSchema.nullable().default(null),
  riferimento: z.string().trim().max(200).nullable().default(null),
  nota: z.string().trim().max(2_000).nullable().default(null),
});
export type PagamentoNuovoWire = z.output<typeof pagamentoNuovoSchema>;

export const pagamentoParamsSchema = z.object({ id: idTestoSchema });

/** Undoes a pagamento as if it had never been; its rows are open again. */
export const pagamentoAnnullaSchema = z.object({
  versione: versioneSchema,
  motivo: z.string().trim().max(200).nullable().default(null),
});

/**
 * Takes a pagamento back on a later day, whole or for some of its partite, with what the bank charged for it (positive
 * cents). `id_movimento`: the movimento that takes the money back, if it exists already.
 */
export const pagamentoStornaSchema = z.object({
  versione: versioneSchema,
  data: giornoSchema,
  partite: z.array(idSchema).min(1).optional(),
  spese: z.int().min(0, 'Le spese sono positive').default(0),
  id_movimento: idSchema.nullable().default(null),
  motivo: z.string().trim().max(200).nullable().default(null),
});

/** Links movimenti to a pagamento that had none. */
export const pagamentoMovimentiSchema = z.object({
  versione: versioneSchema,
  movimenti: z.array(parteSchema).min(1).max(100),
});

export const pagamentoScollegaSchema = z.object({ versione: versioneSchema });

/** One outcome of a return flow: what was presented for collection came back unpaid. */
const esitoRitornoSchema = z.object({
  /** The number of the effect, as the flow and the movimento or the partita carry it. */
  riferimento: z.string().max(200).nullable().default(null),
  numero_documento: z.string().max(100).nullable().default(null),
  /** Cents, positive: what came back unpaid. */
  importo: z.int().positive(),
  data: giornoSchema,
  scadenza: giornoSchema.nullable().default(null),
  causale: z.string().max(200).nullable().default(null),
  /** Cents, positive: what the bank charges for it. */
  spese: z.int().min(0).default(0),
  /** Name of the debtor, when the flow has it. */
  ragione_sociale: z.string().max(400).nullable().default(null),
});
export const esitiRequestSchema = z.object({
  esiti: z.array(esitoRitornoSchema).min(1).max(5_000),
  /** The file of the flow: what it reopens is paid again if the import of the same file is rolled back. */
  file: z
    .object({ nome: z.string().max(255), sha256: sha256Schema })
    .nullable()
    .default(null),
  anteprima: z.boolean().default(false),
});
/** The result of each outcome, in order: what was reopened, or why nothing was. */
export const esitiAnswerSchema = z.object({
  id_lotto: idSchema.nullable(),
  riaperte: z.int().nonnegative(),
  esiti: z.array(
    z.object({
      esito: z.enum(['riaperta', 'non_trovata', 'ambigua', 'gia_aperta']),
      id_partita: idSchema.nullable(),
      id_pagamento: idSchema.nullable(),
      /** The partite that it could be about, if there are several. */
      candidati: z.array(idSchema),
      motivo: z.string(),
    }),
  ),
});
