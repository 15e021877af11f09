/** The scadenziario: partite by the day they really fall due, dates agreed, calendars read from outside. */
import { z } from 'zod';
import { rigaEstrattoSchema } from './estratto-conto.ts';
import {
  centesimiSchema,
  divisaSchema,
  giornoSchema,
  idSchema,
  idTestoSchema,
  istanteSchema,
} from './valori.ts';

/** `aperte`: not settled yet, in part or at all. `forse_pagate`: open, with a movimento that may be their payment. */
export const mostraScadenzeSchema = z.enum(['aperte', 'forse_pagate', 'concordate', 'chiuse', 'tutte']);
export const versoScadenzeSchema = z.enum(['incassare', 'pagare']);

export const scadenzeQuerySchema = z.object({
  verso: versoScadenzeSchema.optional(),
  id_soggetto: idTestoSchema.optional(),
  id_agente: idTestoSchema.optional(),
  id_mandante: idTestoSchema.optional(),
  mostra: mostraScadenzeSchema.default('aperte'),
  /** Days on which partite really fall due. */
  dal: giornoSchema,
  al: giornoSchema,
  /** Today on the wall calendar of who asks: the server's may be another. */
  oggi: giornoSchema,
  /** The bank account whose balance the expected one starts from; all when absent. */
  id_conto: idTestoSchema.optional(),
});

const concordataSchema = z.object({
  id: idSchema,
  motivo: z.string(),
  autore: z.string(),
  creata_il: istanteSchema,
});

/** A movimento, not reconciled yet, that looks like the payment of a partita; and why. */
const forsePagataSchema = z.object({
  id_movimento: idSchema,
  data: giornoSchema,
  importo: centesimiSchema,
  descrizione: z.string(),
  motivi: z.array(z.string()),
});

export const scadenzaSchema = rigaEstrattoSchema
  .pick({
    id: true,
    id_soggetto: true,
    id_mandante: true,
    id_agente: true,
    numero_documento: true,
    data_documento: true,
    descrizione: true,
    importo: true,
    residuo: true,
    divisa: true,
    stato: true,
    nota: true,
    versione: true,
  })
  .extend({
    ragione_sociale: z.string(),
    mandante: z.string().nullable(),
    agente: z.string().nullable(),
    /** The day that counts: the agreed one, or the document's. */
    scadenza: giornoSchema,
    scadenza_originale: giornoSchema,
    concordata: concordataSchema.nullable(),
    forse_pagata: forsePagataSchema.nullable(),
  });
export type Scadenza = z.infer<typeof scadenzaSchema>;

export const scadenzeSchema = z.object({
  partite: z.array(scadenzaSchema),
  /** True when there are more than are listed: the first ones are. */
  incompleto: z.boolean(),
  /** Open ones that fell due before `oggi`, in sight or not, with the same filters; one for each divisa. */
  arretrati: z.array(
    z.object({
      divisa: divisaSchema,
      righe: z.int().nonnegative(),
      da_incassare: centesimiSchema,
      da_pagare: centesimiSchema,
    }),
  ),
  /** What the expected balance starts from, one for each divisa: the banks' at `oggi`, and what falls due between `oggi` and `dal`. */
  saldi: z.array(z.object({ divisa: divisaSchema, saldo: centesimiSchema, prima: centesimiSchema })),
});
export type Scadenze = z.infer<typeof scadenzeSchema>;

const reasonSchema = z
  .string()
  .trim()
  .min(1, 'Scrivi il motivo dell’accordo')
  .max(500, 'Al massimo 500 caratteri');

/** Partite that one call may move. */
const MAX_SCADENZE_SPOSTATE = 1_000;

export const spostaSchema = z.object({
  partite: z
    .array(
      z.object({
        id: idSchema,
        /** The day it fell due when the person looked: another one means that somebody moved it since. */
        attesa: giornoSchema,
        /** The new day; the document's own takes the agreement back. */
        scadenza: giornoSchema,
        motivo: reasonSchema,
      }),
    )
    .min(1, 'Nessuna partita da spostare')
    .max(MAX_SCADENZE_SPOSTATE, 'Al massimo 1.000 partite per volta'),
});
/** `prima`: what undoes it, when it is sent back as it is. A partita that had no agreement returns to its own day. */
export const spostateSchema = z.object({ partite: z.array(scadenzaSchema), prima: spostaSchema });
/** `dettagli` of `versione_superata`. */
export const dettagliSpostaSchema = z.object({ attuali: z.array(scadenzaSchema) });

export const storiaQuerySchema = z.object({ id_partita: idTestoSchema });
/** Every agreement on a partita, newest first; the one that holds has no `ritirata_il`. */
export const storiaSchema = z.object({
  concordate: z.array(
    concordataSchema.extend({
      scadenza: giornoSchema,
      scadenza_originale: giornoSchema,
      ritirata_il: istanteSchema.nullable(),
    }),
  ),
});

/** What a private calendar shows; the address alone is enough to read it. */
export const filtriCalendarioSchema = z.object({
  verso: versoScadenzeSchema.nullable().default(null),
  id_soggetto: idSchema.nullable().default(null),
  id_agente: idSchema.nullable().default(null),
  id_mandante: idSchema.nullable().default(null),
  /** Scadenze of weekends and holidays stand on the first working day after. */
  lavorativi: z.boolean().default(false),
});
export type FiltriCalendario = z.infer<typeof filtriCalendarioSchema>;

export const calendarioSchema = z.object({
  id: idSchema,
  nome: z.string(),
  filtri: filtriCalendarioSchema,
  autore: z.string(),
  creato_il: istanteSchema,
  usato_il: istanteSchema.nullable(),
  letture: z.int().nonnegative(),
  revocato_il: istanteSchema.nullable(),
});
export type CalendarioPrivato = z.infer<typeof calendarioSchema>;
/** One's own; of everybody for who governs users. */
export const calendariSchema = z.object({ calendari: z.array(calendarioSchema) });
export const calendarioNuovoSchema = z.object({
  nome: z.string().trim().min(1, 'Il nome è obbligatorio').max(80, 'Al massimo 80 caratteri'),
  filtri: filtriCalendarioSchema,
});
/** `percorso` holds the secret, and is told this once. */
export const calendarioCreatoSchema = z.object({ id: idSchema, percorso: z.string() });
export const calendarioRevocaSchema = z.object({ id: idSchema });
