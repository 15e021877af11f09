/** Rows that somebody holds for some minutes, so that two people do not decide about the same ones. */
import { z } from 'zod';
import { idSchema, istanteSchema } from './valori.ts';

/** Who is working on a row. */
export const presaSchema = z.object({
  id_riga: idSchema,
  id_utente: idSchema,
  username: z.string(),
  scade_il: istanteSchema,
});

/** Rows to hold for some minutes from now; holding one's own rows again extends the time. */
export const presaRequestSchema = z.object({
  righe: z.array(idSchema).min(1).max(1_000),
  minuti: z.int().min(1).max(60).default(5),
});
export const preseSchema = z.object({ prese: z.array(presaSchema) });
/** `dettagli` of `riga_presa`. */
export const dettagliPresaSchema = preseSchema;
