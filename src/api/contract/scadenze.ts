/** The scadenziario: partite by their due date in force, agreed dates, private calendars. */
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

/** `aperte`: not settled, or settled in part. `forse_pagate`: open, with a movimento that may be their payment. */
export const mostraScadenzeSchema = z.enum(['aperte', 'forse_pagate', 'concordate', 'chiuse', 'tutte']);
export const versoScadenzeSchema = z.enum(['incassare', 'pagare']);

/** Where a page of partite ends: the due date in force and the id of its last one, written `2026-03-14.7`. */
export const cursorScadenzaSchema = z
  .string()
  .transform((testo): { giorno: string; id: unknown } => {
    const [giorno = '', id] = testo.split('.');
    return { giorno, id };
  })
  .pipe(z.object({ giorno: giornoSchema, id: idTestoSchema }));
export const encodeCursorScadenza = ({ giorno, id }: { giorno: string; id: number }): string =>
  `${giorno}.${id}`;

/** Partite of one page: the first ones are there soon, however many there are. */
const PAGINA_SCADENZE = 1_000;

export const scadenzeQuerySchema = z.object({
  verso: versoScadenzeSchema.optional(),
  id_soggetto: idTestoSchema.optional(),
  id_agente: idTestoSchema.optional(),
  id_mandante: idTestoSchema.optional(),
  mostra: mostraScadenzeSchema.default('aperte'),
  /** Days of the due date in force. */
  dal: giornoSchema,
  al: giornoSchema,
  /** The current day of the caller: that of the server may differ. */
  oggi: giornoSchema,
  /** The conto with whose balance the expected balance starts; all conti if absent. */
  id_conto: idTestoSchema.optional(),
  /** The `cursor` of the page before. */
  cursor: cursorScadenzaSchema.optional(),
  limit: z.coerce.number().pipe(z.int().min(1).max(PAGINA_SCADENZE)).default(PAGINA_SCADENZE),
});

const concordataSchema = z.object({
  id: idSchema,
  motivo: z.string(),
  autore: z.string(),
  creata_il: istanteSchema,
});

/** An unreconciled movimento that looks like the payment of a partita, and why. */
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
    /** The due date in force: the agreed one, or that of the document. */
    scadenza: giornoSchema,
    scadenza_originale: giornoSchema,
    concordata: concordataSchema.nullable(),
    forse_pagata: forsePagataSchema.nullable(),
  });
export type Scadenza = z.infer<typeof scadenzaSchema>;

export const scadenzeSchema = z.object({
  partite: z.array(scadenzaSchema),
  /** Where the next page begins; null on the last one. */
  cursor: z.string().nullable(),
  /** Open partite due before `oggi`, in view or not, with the same filters; one for each divisa. With the first page. */
  arretrati: z.array(
    z.object({
      divisa: divisaSchema,
      righe: z.int().nonnegative(),
      da_incassare: centesimiSchema,
      da_pagare: centesimiSchema,
    }),
  ),
  /**
   * Where the expected balance starts, for each divisa: the balance of the banks at `oggi`, and what is due between
   * `oggi` and `dal`. With the first page.
   */
  saldi: z.array(z.object({ divisa: divisaSchema, saldo: centesimiSchema, prima: centesimiSchema })),
});
export type Scadenze = z.infer<typeof scadenzeSchema>;

const reasonSchema = z
  .string()
  .trim()
  .min(1, 'Scrivi il motivo dell’accordo')
  .max(500, 'Al massimo 500 caratteri');

/** The largest number of partite that one call may move. */
const MAX_SCADENZE_SPOSTATE = 1_000;

export const spostaSchema = z.object({
  partite: z
    .array(
      z.object({
        id: idSchema,
        /** The due date that the person saw: if it differs, somebody has moved it since. */
        attesa: giornoSchema,
        /** The new day; the day of the document removes the agreement. */
        scadenza: giornoSchema,
        motivo: reasonSchema,
      }),
    )
    .min(1, 'Nessuna partita da spostare')
    .max(MAX_SCADENZE_SPOSTATE, 'Al massimo 1.000 partite per volta'),
});
/** `prima`: the request that undoes it. A partita that had no agreement returns to its own day. */
export const spostateSchema = z.object({ partite: z.array(scadenzaSchema), prima: spostaSchema });
/** `dettagli` of `versione_superata`. */
export const dettagliSpostaSchema = z.object({ attuali: z.array(scadenzaSchema) });

export const storiaQuerySchema = z.object({ id_partita: idTestoSchema });
/** Every agreement on a partita, newest first; the one in force has no `ritirata_il`. */
export const storiaSchema = z.object({
  concordate: z.array(
    concordataSchema.extend({
      scadenza: giornoSchema,
      scadenza_originale: giornoSchema,
      ritirata_il: istanteSchema.nullable(),
    }),
  ),
});

/** What a private calendar shows. Its address is enough to read it. */
export const filtriCalendarioSchema = z.object({
  verso: versoScadenzeSchema.nullable().default(null),
  id_soggetto: idSchema.nullable().default(null),
  id_agente: idSchema.nullable().default(null),
  id_mandante: idSchema.nullable().default(null),
  /** True: scadenze on weekends and holidays are shown on the next working day. */
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
/** One's own; those of everybody for those who govern users. */
export const calendariSchema = z.object({ calendari: z.array(calendarioSchema) });
export const calendarioNuovoSchema = z.object({
  nome: z.string().trim().min(1, 'Il nome è obbligatorio').max(80, 'Al massimo 80 caratteri'),
  filtri: filtriCalendarioSchema,
});
/** `percorso` contains the secret, and is given only here. */
export const calendarioCreatoSchema = z.object({ id: idSchema, percorso: z.string() });
export const calendarioRevocaSchema = z.object({ id: idSchema });
