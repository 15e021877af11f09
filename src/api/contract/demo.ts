/** The demonstration office. */
import { z } from 'zod';
import { giornoSchema, idSchema, istanteSchema } from './valori.ts';

/** Every field may be missing, so an unknown field is refused: nothing is created because of a mistyped name. */
export const demoRequestSchema = z.strictObject({
  /** Bank movements to make; partite are three quarters of them. */
  righe: z.int().min(100).max(2_000_000).default(6_000),
  seme: z.int().nonnegative().default(1),
  /** Last day of the twelve months; the server's today when absent. */
  al: giornoSchema.optional(),
  /** What is left to reconcile: the last month, with its problems; or the whole year, as the banks wrote it. */
  da_riconciliare: z.enum(['mese', 'anno']).default('mese'),
});
export const demoAnswerSchema = z.object({
  id_azienda: idSchema,
  conti: z.int(),
  soggetti: z.int(),
  movimenti: z.int(),
  partite: z.int(),
});

/** What a demonstration office contains, and what is removed with it. */
const demoContenutoSchema = demoAnswerSchema.extend({
  ragione_sociale: z.string(),
  pagamenti: z.int(),
});
export type DemoContenuto = z.infer<typeof demoContenutoSchema>;

/** For the caller: the office that they may open, and the one that they may still restore. */
export const demoStatoSchema = z.object({
  azienda: demoContenutoSchema.nullable(),
  tolta: z.object({ id_azienda: idSchema, ragione_sociale: z.string(), fino_a: istanteSchema }).nullable(),
});
export const demoAziendaSchema = z.object({ id_azienda: idSchema });
