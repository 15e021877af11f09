/** Copies of the data, and how the database is. */
import { z } from 'zod';
import { istanteSchema } from './valori.ts';

/** `database`: the embedded database whole. `azienda`: the rows of one azienda, as text, from either engine. */
const tipoBackupSchema = z.enum(['database', 'azienda']);

/** A copy is proved by putting it back where nobody uses it, right after it was made. */
export const provaSchema = z.object({
  provata: z.boolean(),
  /** Why not; null of one that was proved. */
  perche: z.string().nullable(),
  /** When it was tried; null of one that never was. */
  provata_il: istanteSchema.nullable(),
});

export const backupSchema = z.object({
  nome: z.string(),
  tipo: tipoBackupSchema,
  creato_il: istanteSchema,
  bytes: z.int().nonnegative(),
  prova: provaSchema,
});
export type Backup = z.infer<typeof backupSchema>;
const engineSchema = z.enum(['pglite', 'postgresql']);

export const backupElencoSchema = z.object({
  /** PostgreSQL is copied whole with its own tools. */
  motore: engineSchema,
  backup: z.array(backupSchema),
  /** Where they are, on the server. */
  cartella: z.string(),
  /** Copies of the whole database are made by the server itself every day. */
  automatico: z.boolean(),
  /** How many daily copies are kept. */
  conservati: z.int().nonnegative(),
});
export const backupFaiSchema = z.object({ tipo: tipoBackupSchema });
export const backupNomeSchema = z
  .string()
  .regex(/^quadra-[a-z0-9-]{1,60}\.(tar\.gz|jsonl\.gz)$/, 'Nome non valido');

/** What a look at everything that must hold of the data found. */
export const verificaFattaSchema = z.object({
  fatta_il: istanteSchema,
  /** How many anomalies. */
  quante: z.int().nonnegative(),
  /** Some of them, a line each. */
  anomalie: z.array(z.string()),
});
export type VerificaFatta = z.infer<typeof verificaFattaSchema>;

export const saluteDatabaseSchema = z.object({
  motore: engineSchema,
  versione: z.string(),
  versione_quadra: z.string(),
  /** The whole database, on disk. */
  bytes: z.int().nonnegative(),
  /** Milliseconds of a question that does nothing: the median and the worst of some. */
  latenza: z.object({ mediana: z.number(), massima: z.number() }),
  migrazioni: z.array(z.object({ nome: z.string(), eseguita_il: istanteSchema })),
  /** `righe`: as the planner believes, where nobody counted. */
  tabelle: z.array(
    z.object({ nome: z.string(), righe: z.int().nonnegative(), bytes: z.int().nonnegative() }),
  ),
  ultimo_backup: backupSchema.nullable(),
  /** The last one, made after a server that did not stop in order; null where all of them did. */
  verifica: verificaFattaSchema.nullable(),
});
export type SaluteDatabase = z.infer<typeof saluteDatabaseSchema>;
