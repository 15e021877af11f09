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
  /** The direction of the money; null if both are possible. */
  segno: segnoCausaleSchema.nullable(),
  attiva: z.boolean(),
});
export type CausaleDati = z.infer<typeof causaleDatiSchema>;
export const causaleSchema = causaleDatiSchema.extend({ id: idSchema, versione: versioneSchema });
export type Causale = z.infer<typeof causaleSchema>;

export const causaliSchema = z.object({ causali: z.array(causaleSchema) });

/** `id` and `versione` null: a new one; otherwise the one to change. */
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
/** The number of interbank codes that were missing and have been added. */
export const causaliAbiSchema = z.object({ aggiunte: z.int().nonnegative() });
