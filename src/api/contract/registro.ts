/** The audit trail: who did what to which thing, with the states before and after. */
import { z } from 'zod';
import { giornoSchema, idSchema, idTestoSchema, istanteSchema } from './valori.ts';

export const MAX_VOCI_REGISTRO = 2_000;

export const registroQuerySchema = z.object({
  dal: giornoSchema.optional(),
  al: giornoSchema.optional(),
  username: z.string().max(64).optional(),
  oggetto: z.string().max(60).optional(),
  id_oggetto: idTestoSchema.optional(),
  /** Words in the action, the thing, or its content. */
  q: z.string().trim().max(200).optional(),
  /** Only entries before this one: the next page. */
  prima_di: idTestoSchema.optional(),
});

const voceRegistroSchema = z.object({
  id: idSchema,
  quando: istanteSchema,
  /** Null if the server acted by itself. */
  username: z.string().nullable(),
  azione: z.string(),
  oggetto: z.string(),
  id_oggetto: idSchema.nullable(),
  prima: z.json().nullable(),
  dopo: z.json().nullable(),
});
export type VoceRegistro = z.infer<typeof voceRegistroSchema>;

/** Newest first. `altre`: there are older ones. */
export const registroSchema = z.object({ voci: z.array(voceRegistroSchema), altre: z.boolean() });
