/** Copies of the data, and how the database is. */
import { z } from 'zod';
import { istanteSchema } from './valori.ts';

/** `database`: the embedded database whole. `azienda`: the rows of one azienda, as text, from either engine. */
export const tipoBackupSchema = z.enum(['database', 'azienda']);

export const backupSchema = z.object({
  nome: z.string(),
  tipo: tipoBackupSchema,
  creato_il: istanteSchema,
  bytes: z.int().nonnegative(),
});
export type Backup = z.infer<typeof backupSchema>;
const motoreSchema = z.enum(['pglite', 'postgresql']);

export const backupElencoSchema = z.object({
  /** PostgreSQL is copied whole with its own tools. */
  motore: motoreSchema,
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

export const saluteDatabaseSchema = z.object({
  motore: motoreSchema,
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
});
export type SaluteDatabase = z.infer<typeof saluteDatabaseSchema>;
