/** Soggetti from a file that the page has read: a trial, and the import. */
import { z } from 'zod';
import { RUOLI, ruoloSchema, soggettoSchema } from './soggetti.ts';
import { idSchema, idTestoSchema, istanteSchema } from './valori.ts';

/** As text: the server reports what is not valid, row by row. */
const cell = z.string().max(1_000).default('');
const rigaSoggettoSchema = z.object({
  /** Line in the file, from 1. */
  riga: z.int().positive(),
  ragione_sociale: cell,
  ruoli: z.array(ruoloSchema).max(RUOLI.length),
  nazione: cell,
  partita_iva: cell,
  codice_fiscale: cell,
  email: cell,
  pec: cell,
  telefono: cell,
  indirizzo: cell,
  cap: cell,
  comune: cell,
  provincia: cell,
  iban: cell,
});
export type RigaSoggetto = z.infer<typeof rigaSoggettoSchema>;

/** The largest number of rows of one import, which is one transaction. */
export const MAX_IMPORTA_SOGGETTI = 60_000;
export const importaSoggettiRequestSchema = z.object({
  nome_file: z.string().trim().min(1).max(300),
  righe: z.array(rigaSoggettoSchema).min(1).max(MAX_IMPORTA_SOGGETTI),
  /** What happens to soggetti that exist already, found by partita IVA or codice fiscale. */
  esistenti: z.enum(['aggiorna', 'lascia']),
  /** True: only answers what it would do. */
  prova: z.boolean(),
  /** True: IBANs that differ from the known ones were verified, and are added too. */
  iban_verificati: z.boolean(),
});
const esitoRigaSoggettoSchema = z.object({
  riga: z.int().positive(),
  esito: z.enum(['nuovo', 'aggiornato', 'uguale', 'lasciato', 'rifiutato']),
  /** Why it is refused, or what to look at first. */
  motivi: z.array(z.string()),
  /** The soggetto that exists already. */
  id_soggetto: idSchema.nullable(),
});
export type EsitoRigaSoggetto = z.infer<typeof esitoRigaSoggettoSchema>;
export const importaSoggettiSchema = z.object({
  /** The number by which the import is undone; null for a trial. */
  id_elenco: idSchema.nullable(),
  esiti: z.array(esitoRigaSoggettoSchema),
  /** Those that were created or changed; none for a trial. */
  soggetti: z.array(soggettoSchema.pick({ id: true, versione: true })),
});

/** A list that was imported and still stands. */
const elencoSoggettiSchema = z.object({
  id_elenco: idSchema,
  nome_file: z.string(),
  autore: z.string().nullable(),
  fatta_il: istanteSchema,
  /** How many soggetti it made, and how many it changed. */
  create: z.int().nonnegative(),
  cambiate: z.int().nonnegative(),
});
export type ElencoSoggetti = z.infer<typeof elencoSoggettiSchema>;
/** The latest, the newest first. */
export const elenchiSoggettiSchema = z.object({ elenchi: z.array(elencoSoggettiSchema) });
export const elencoParamsSchema = z.object({ id_elenco: idTestoSchema });
/** The number of soggetti that were deleted, and of those that were restored. */
export const elencoAnnullatoSchema = z.object({
  eliminate: z.int().nonnegative(),
  cambiate: z.int().nonnegative(),
});
