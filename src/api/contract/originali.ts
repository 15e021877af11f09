/** The bytes of imported files: whether they are kept, and their transfer in pieces. */
import { z } from 'zod';
import { datiSchema } from './campioni.ts';
import { sha256Schema } from './valori.ts';

/** Bytes of a piece at most. */
export const MAX_PEZZO = 4 * 1024 * 1024;
/** The largest limit that can be set, in bytes. */
export const MAX_ORIGINALE = 200 * 1024 * 1024;
/** The default limit, in bytes. */
export const LIMITE_ORIGINALI = 20 * 1024 * 1024;

export const impostazioniImportazioneSchema = z.object({
  conserva_originali: z.boolean(),
  /** Larger files are imported, but their bytes are not kept. */
  limite_originali: z
    .int()
    .min(1024 * 1024, 'Il limite minimo è 1 MB')
    .max(MAX_ORIGINALE, 'Il limite massimo è 200 MB'),
});
export type ImpostazioniImportazione = z.infer<typeof impostazioniImportazioneSchema>;

/** A piece of the file of an import that was declared; `pezzo` counts from 1 to `pezzi`. */
export const pezzoOriginaleSchema = z
  .object({
    pezzo: z.int().positive().max(1_000),
    pezzi: z.int().positive().max(1_000),
    dati: datiSchema.max(Math.ceil(MAX_PEZZO / 3) * 4),
  })
  .refine(({ pezzo, pezzi }) => pezzo <= pezzi, 'Il pezzo non esiste');
export const pezzoRicevutoSchema = z.object({ completo: z.boolean() });

export const pezzoQuerySchema = z.object({ pezzo: z.coerce.number().int().positive().default(1) });
export const originaleSchema = z.object({
  nome_file: z.string(),
  sha256: sha256Schema,
  bytes: z.int().positive(),
  pezzo: z.int().positive(),
  pezzi: z.int().positive(),
  dati: datiSchema,
});
