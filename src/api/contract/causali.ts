/** Codes by which banks say why money moved. */
import { z } from 'zod';
import { idSchema, versioneSchema } from './valori.ts';

const segnoCausaleSchema = z.enum(['entrata', 'uscita']);

const causaleDatiSchema = z.object({
  codice: z
    .string()
    .trim()
    .min(1, 'Il codice è obbligatorio')
    .max(10, 'Al massimo 10 caratteri')
    .regex(/^[A-Za-z0-9_-]+$/, 'Solo lettere, cifre, trattino')
    .toUpperCase(),
  descrizione: z.string().trim().min(1, 'La descrizione è obbligatoria').max(120, 'Al massimo 120 caratteri'),
  /** Which way money goes; null where it may go both. */
  segno: segnoCausaleSchema.nullable(),
  attiva: z.boolean(),
});
export type CausaleDati = z.infer<typeof causaleDatiSchema>;
export const causaleSchema = causaleDatiSchema.extend({ id: idSchema, versione: versioneSchema });
export type Causale = z.infer<typeof causaleSchema>;

export const causaliSchema = z.object({ causali: z.array(causaleSchema) });

/** `id` and `versione` null: a new one; else the one to save over. */
export const causaleSalvaSchema = causaleDatiSchema
  .extend({ id: idSchema.nullable(), versione: versioneSchema.nullable() })
  .refine(({ id, versione }) => (id === null) === (versione === null), 'Id e versione vanno insieme');
export const causaliEliminaSchema = z.object({
  causali: z
    .array(z.object({ id: idSchema, versione: versioneSchema }))
    .min(1)
    .max(1_000),
});
export const causaliEliminateSchema = z.object({ eliminate: z.int().nonnegative() });
/** How many of the interbank codes were missing and are there now. */
export const causaliAbiSchema = z.object({ aggiunte: z.int().nonnegative() });
