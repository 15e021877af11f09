/** Copies of the data, and the state of the database. */
import { z } from 'zod';
import { istanteSchema } from './valori.ts';

/** `database`: the whole embedded database. `azienda`: the rows of one azienda as text, on both engines. */
const tipoBackupSchema = z.enum(['database', 'azienda']);

/** A copy is proved right after it was made, by restoring it where nobody uses it. */
export const provaSchema = z.object({
  provata: z.boolean(),
  /** Why it failed; null if it was proved. */
  perche: z.string().nullable(),
  /** When it was tried; null if it never was. */
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

/** The outcome of a check of all invariants. */
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
  /** The size of the whole database on disk. */
  bytes: z.int().nonnegative(),
  /** Milliseconds of a trivial query: the median and the maximum of several. */
  latenza: z.object({ mediana: z.number(), massima: z.number() }),
  migrazioni: z.array(z.object({ nome: z.string(), eseguita_il: istanteSchema })),
  /** `righe`: an estimate of the planner for tables that are not counted. */
  tabelle: z.array(
    z.object({ nome: z.string(), righe: z.int().nonnegative(), bytes: z.int().nonnegative() }),
  ),
  ultimo_backup: backupSchema.nullable(),
  /** The last check, made after a server that did not stop in order; null if all stopped in order. */
  verifica: verificaFattaSchema.nullable(),
});
export type SaluteDatabase = z.infer<typeof saluteDatabaseSchema>;
