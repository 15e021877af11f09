/** Where a file belongs among the aziende that a person may open, and how that is known. */
import { z } from 'zod';
import { divisaSchema, idSchema } from './valori.ts';

const codeSchema = z.string().trim().max(64);

/** What a file says about itself. */
const indiziSchema = z.object({
  nome_file: z.string().min(1).max(255),
  /** IBAN or number of the account, as the file writes it. */
  conto: codeSchema.nullable(),
  divisa: divisaSchema.nullable(),
  /** P.IVA and codici fiscali of the parties that the file names. */
  codici: z.array(codeSchema).max(10),
});
export type Indizi = z.infer<typeof indiziSchema>;

/** The largest number of files in one call. */
export const MAX_INDIZI = 200;
export const destinazioniChiesteSchema = z.object({ file: z.array(indiziSchema).min(1).max(MAX_INDIZI) });

/** `conto`: IBAN or number; `codice`: P.IVA or codice fiscale; `tracciato`: the name of the file. */
const motivoDestinazioneSchema = z.enum(['conto', 'codice', 'tracciato']);

const destinazioneSchema = z.object({
  id_azienda: idSchema,
  azienda: z.string(),
  /** Null if only the azienda is known. */
  id_conto: idSchema.nullable(),
  conto: z.string().nullable(),
  motivo: motivoDestinazioneSchema,
});
export type DestinazioneFile = z.infer<typeof destinazioneSchema>;

/**
 * One for each file, in the order of the request. One candidate is certain; with several, or none, a person decides.
 */
export const destinazioniSchema = z.object({
  file: z.array(z.object({ candidati: z.array(destinazioneSchema) })),
});
