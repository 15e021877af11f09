/** Questions in SQL over the reporting views. */
import { z } from 'zod';
import { idSchema, versioneSchema } from './valori.ts';

const sqlSchema = z
  .string()
  .max(20_000, 'L’interrogazione è troppo lunga: al massimo 20.000 caratteri')
  .refine((text) => text.trim() !== '', 'Scrivi un’interrogazione');

/**
 * `decimale`: exact digits as text, with a point. The same for an `intero` that a JSON number would not hold exactly.
 */
const tipoColonnaQuerySchema = z.enum(['testo', 'intero', 'decimale', 'data', 'istante', 'si_no']);
export type TipoColonnaQuery = z.infer<typeof tipoColonnaQuerySchema>;

const valoreQuerySchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export type ValoreQuery = z.infer<typeof valoreQuerySchema>;

export const queryRequestSchema = z.object({ sql: sqlSchema });
export const queryAnswerSchema = z.object({
  /** Two columns may have the same name. */
  colonne: z.array(z.object({ nome: z.string(), tipo: tipoColonnaQuerySchema })),
  righe: z.array(z.array(valoreQuerySchema)),
  /** True if there were more rows than the limit. */
  troncato: z.boolean(),
  millisecondi: z.int().nonnegative(),
});
export type QueryAnswer = z.infer<typeof queryAnswerSchema>;

/** The views as the database describes them. */
export const visteReportSchema = z.object({
  viste: z.array(
    z.object({
      nome: z.string(),
      descrizione: z.string(),
      colonne: z.array(z.object({ nome: z.string(), tipo: z.string(), descrizione: z.string() })),
    }),
  ),
});
export type VisteReport = z.infer<typeof visteReportSchema>;

const interrogazioneData = {
  nome: z.string().trim().min(1, 'Il nome è obbligatorio').max(80, 'Al massimo 80 caratteri'),
  testo: sqlSchema,
  /** Everyone of the azienda sees it; only its author changes it. */
  condivisa: z.boolean(),
};
export const interrogazioneSchema = z.object({
  id: idSchema,
  versione: versioneSchema,
  ...interrogazioneData,
  autore: z.string(),
  /** True for the caller's own. */
  mia: z.boolean(),
});
export type Interrogazione = z.infer<typeof interrogazioneSchema>;
export const interrogazioniSchema = z.object({ interrogazioni: z.array(interrogazioneSchema) });
export const interrogazioneSalvaSchema = z
  .object({ id: idSchema.nullable(), versione: versioneSchema.nullable(), ...interrogazioneData })
  .refine(({ id, versione }) => (id === null) === (versione === null), 'Id e versione vanno insieme');
export const interrogazioneEliminaSchema = z.object({ id: idSchema, versione: versioneSchema });
export const interrogazioneEliminataSchema = z.object({ id: idSchema });
