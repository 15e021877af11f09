/** Health of the server, and the demonstration office. */
import { z } from 'zod';
import { giornoSchema } from './valori.ts';

export const saluteSchema = z.object({
  /** `disco_pieno`: nothing more can be written. `database_fermo`: the database does not answer. */
  stato: z.enum(['ok', 'disco_pieno', 'database_fermo']),
  versione: z.string(),
  database: z.object({
    motore: z.enum(['pglite', 'postgresql']),
    versione: z.string(),
    migrazioni: z.int().nonnegative(),
  }),
});

export const demoRichiestaSchema = z.object({
  /** Bank movements to make; partite are three quarters of them. */
  righe: z.int().min(100).max(2_000_000).default(20_000),
  seme: z.int().nonnegative().default(1),
  /** Last day of the twelve months; the server's today when absent. */
  al: giornoSchema.optional(),
});
export const demoRispostaSchema = z.object({
  aziende: z.int(),
  conti: z.int(),
  soggetti: z.int(),
  movimenti: z.int(),
  partite: z.int(),
});
