/** The small chart of accounts, the rules that assign it, and the prima nota that follows from it. */
import { z } from 'zod';
import { delloStudioSchema } from './dello-studio.ts';
import {
  centesimiSchema,
  divisaSchema,
  giornoSchema,
  idSchema,
  idTestoSchema,
  istanteSchema,
  makeLimit,
  offsetSchema,
  versioneSchema,
} from './valori.ts';

export const voceDatiSchema = z.object({
  /** The code in the accounting program. */
  codice: z.string().trim().min(1, 'Il codice è obbligatorio').max(20, 'Al massimo 20 caratteri'),
  nome: z.string().trim().min(1, 'Il nome è obbligatorio').max(120, 'Al massimo 120 caratteri'),
  tipo: z.enum(['attivo', 'passivo', 'costo', 'ricavo']),
  /** What the prima nota uses it for: `clienti`, `fornitori`, `cassa`, `differenza_ritenuta`... */
  ruolo: z.string().max(40).nullable().default(null),
  attiva: z.boolean().default(true),
});
export const voceSchema = voceDatiSchema.extend({
  id: idSchema,
  versione: versioneSchema,
  /** The number of movimenti that it explains, and their sum. */
  usi: z.int().nonnegative(),
  totale: centesimiSchema,
  dello_studio: delloStudioSchema,
});
export type Voce = z.infer<typeof voceSchema>;
export const vociSchema = z.object({ voci: z.array(voceSchema) });

/** `id` and `versione` null: a new one; otherwise the one to change. */
export const voceSalvaSchema = voceDatiSchema.extend({
  id: idSchema.nullable().default(null),
  versione: versioneSchema.nullable().default(null),
});
export const voceEliminaSchema = z.object({ id: idSchema, versione: versioneSchema });
export const idSoloSchema = z.object({ id: idSchema });
/** The usual Italian chart, with the usual rules if there are none yet; what exists already stays. */
export const vociUsualiSchema = z.object({ regole: z.boolean().default(true) });
export const vociUsualiFatteSchema = z.object({
  voci: z.int().nonnegative(),
  regole: z.int().nonnegative(),
});

const phrases = z.array(z.string().trim().min(1).max(100)).max(20);
/** All given conditions must be met; a rule without conditions covers nothing. */
const condizioniRegolaSchema = z.object({
  /** ABI/CBI codes. */
  causali: z.array(z.string().trim().min(1).max(3).toUpperCase()).max(50).optional(),
  /** Phrases at the beginning of a word: all of these, at least one of these, none of these. */
  testo: phrases.optional(),
  testo_o: phrases.optional(),
  testo_non: phrases.optional(),
  segno: z.enum(['entrata', 'uscita']).optional(),
  /** Cents without sign, both ends included. */
  importo_da: z.int().min(0).optional(),
  importo_a: z.int().min(0).optional(),
  id_conto: idSchema.optional(),
  /** Part of the name of the counterparty, or its IBAN. */
  controparte: z.string().trim().min(1).max(100).optional(),
});
const regolaAction = {
  azione: z.enum(['voce', 'giroconto', 'ignorata']),
  id_voce: idSchema.nullable().default(null),
  motivo: z.string().trim().max(200).nullable().default(null),
};
export const regolaDatiSchema = z.object({
  nome: z.string().trim().min(1, 'Il nome è obbligatorio').max(120, 'Al massimo 120 caratteri'),
  condizioni: condizioniRegolaSchema,
  ...regolaAction,
  attiva: z.boolean().default(true),
});
export const regolaSchema = regolaDatiSchema.extend({
  id: idSchema,
  ordine: z.int().positive(),
  versione: versioneSchema,
  usi: z.int().nonnegative(),
  totale: centesimiSchema,
  dello_studio: delloStudioSchema,
});
export type RegolaWire = z.infer<typeof regolaSchema>;
export const regoleSchema = z.object({ regole: z.array(regolaSchema) });
export const regolaSalvaSchema = regolaDatiSchema.extend({
  id: idSchema.nullable().default(null),
  versione: versioneSchema.nullable().default(null),
});
/** All the rules of the azienda, in the new order. */
export const regoleOrdineSchema = z.object({ ids: z.array(idSchema).min(1).max(1_000) });

/**
 * A rule that is tried on the present movimenti: `id` is the rule that it would replace, whose place it keeps; a new
 * one comes last.
 */
export const regolaProvaSchema = regolaDatiSchema.extend({
  id: idSchema.nullable().default(null),
  dal: giornoSchema.optional(),
  al: giornoSchema.optional(),
});
const exampleSchema = z.object({
  id: idSchema,
  data: giornoSchema,
  importo: centesimiSchema,
  descrizione: z.string(),
  /** Why it is in conflict: settled, assigned to another voce, taken by an earlier rule. Null for what agrees. */
  perche: z.enum(['abbinato', 'altra_voce', 'regola_prima']).nullable(),
});
export const regolaProvataSchema = z.object({
  coperti: z.int().nonnegative(),
  conflitti: z.int().nonnegative(),
  concordi: z.int().nonnegative(),
  nuovi: z.int().nonnegative(),
  totale: centesimiSchema,
  /** In words. */
  testo: z.string(),
  /** Some of them, conflicts first. */
  esempi: z.array(exampleSchema),
});

const period = { id_conto: idSchema.optional(), dal: giornoSchema.optional(), al: giornoSchema.optional() };
export const regoleApplicaSchema = z.object({
  ...period,
  /** Only movimenti of this import. */
  id_imp: idSchema.optional(),
  /** Movimenti that are decided in another way. */
  movimenti_esclusi: z.array(idSchema).max(20_000).default([]),
  /** If there is no rule yet, the usual ones with their voci are added first. */
  usuali: z.boolean().default(false),
});
/** What applying the rules would explain. */
export const regoleAnteprimaSchema = z.object({
  spiegati: z.int().nonnegative(),
  per_regola: z.array(z.object({ id_regola: idSchema, movimenti: z.int(), totale: centesimiSchema })),
  /** Each movimento with the rule that would take it. */
  movimenti: z.array(
    z.object({
      id: idSchema,
      data: giornoSchema,
      importo: centesimiSchema,
      descrizione: z.string(),
      id_regola: idSchema,
    }),
  ),
  /** The number of those that a colleague holds: they are left as they are. */
  saltati: z.int().nonnegative(),
  /** True if the rules are the usual ones, which applying them would add. */
  usuali: z.boolean(),
});

/**
 * What is left of each movimento, or `importo` of it, is assigned to a voce, is a giroconto, or is ignored for a
 * reason. A storno is a pair: the movimento and the one that takes it back; so are the two movimenti of a giroconto. A
 * pair must cancel.
 */
export const assegnaSchema = z.object({
  movimenti: z
    .array(z.object({ id: idSchema, importo: centesimiSchema.nullable().default(null) }))
    .min(1)
    .max(5_000),
  tipo: z.enum(['voce', 'giroconto', 'storno', 'ignorata']),
  id_voce: idSchema.nullable().default(null),
  motivo: z.string().trim().max(200).nullable().default(null),
});
export const assegnatiSchema = z.object({ assegnazioni: z.array(idSchema) });
/** All that explains some movimenti, or only some assegnazioni. */
export const liberaSchema = z
  .object({
    movimenti: z.array(idSchema).min(1).max(5_000).optional(),
    assegnazioni: z.array(idSchema).min(1).max(5_000).optional(),
  })
  .refine(({ movimenti, assegnazioni }) => (movimenti === undefined) !== (assegnazioni === undefined), {
    message: 'Indica i movimenti, oppure le assegnazioni',
    path: ['movimenti'],
  });
export const liberatiSchema = z.object({ liberate: z.int().nonnegative() });

export const periodoQuerySchema = z.object({
  id_conto: idTestoSchema.optional(),
  dal: giornoSchema.optional(),
  al: giornoSchema.optional(),
});
export const assegnazioneSchema = z.object({
  id: idSchema,
  id_movimento: idSchema,
  tipo: z.enum(['voce', 'giroconto', 'storno', 'ignorata']),
  id_voce: idSchema.nullable(),
  importo: centesimiSchema,
  motivo: z.string().nullable(),
  id_regola: idSchema.nullable(),
  id_lotto: idSchema.nullable(),
  id_coppia: idSchema.nullable(),
  autore: z.string(),
  creato_il: istanteSchema,
});
export const assegnazioniSchema = z.object({ assegnazioni: z.array(assegnazioneSchema) });
/** What explains the movimenti of a period besides pagamenti, newest first: each can be taken back. */
export const assegnazioniQuerySchema = periodoQuerySchema.extend({
  limit: makeLimit(10_000, 500),
  offset: offsetSchema,
});
export const assegnazioneDettaglioSchema = assegnazioneSchema.extend({
  id_conto: idSchema.nullable(),
  /** The day of the movimento. */
  data: giornoSchema,
  descrizione: z.string(),
  divisa: divisaSchema,
  /** Code and name. */
  voce: z.string().nullable(),
  regola: z.string().nullable(),
});
export type AssegnazioneDettaglio = z.infer<typeof assegnazioneDettaglioSchema>;
export const assegnazioniElencoSchema = z.object({
  assegnazioni: z.array(assegnazioneDettaglioSchema),
  totale: z.int().nonnegative(),
});
const quotaSchema = z.object({ movimenti: z.int().nonnegative(), totale: centesimiSchema });
/** How the movimenti of a period end: each is in exactly one of these. */
export const spiegazioniSchema = z.object({
  totale: z.int().nonnegative(),
  abbinati: quotaSchema,
  voci: quotaSchema,
  giroconti: quotaSchema,
  ignorati: quotaSchema,
  /** In part by one, in part by another. */
  misti: quotaSchema,
  /** Unexplained, wholly or in part, or ignored without a reason. */
  non_spiegati: quotaSchema,
  /** The first of them, oldest first. */
  righe: z.array(
    z.object({
      id: idSchema,
      data: giornoSchema,
      importo: centesimiSchema,
      residuo: centesimiSchema,
      descrizione: z.string(),
      perche: z.enum(['aperto', 'parziale', 'ignorato_senza_motivo']),
    }),
  ),
});

export const contoPrimaNotaSchema = z.object({
  /** The code in the accounting program; null if the azienda has given none: its name is written instead. */
  codice: z.string().nullable(),
  nome: z.string(),
  tipo: z.enum(['banca', 'voce']),
  id: idSchema.nullable(),
  soggetto: z.string().nullable(),
});
export const primaNotaQuerySchema = z.object({
  id_conto: idTestoSchema.optional(),
  dal: giornoSchema,
  al: giornoSchema,
});
/** Double entry: in each registration, and so in the whole, dare = avere. */
export const primaNotaSchema = z.object({
  registrazioni: z.array(
    z.object({
      numero: z.int().positive(),
      data: giornoSchema,
      descrizione: z.string(),
      riferimento: z.string().nullable(),
      divisa: divisaSchema,
      id_movimento: idSchema.nullable(),
      id_pagamento: idSchema.nullable(),
      righe: z.array(
        z.object({
          conto: contoPrimaNotaSchema,
          dare: centesimiSchema,
          avere: centesimiSchema,
          descrizione: z.string(),
        }),
      ),
    }),
  ),
  dare: centesimiSchema,
  avere: centesimiSchema,
  /** Amounts in the suspense account, without sign. */
  sospesi: centesimiSchema,
});
