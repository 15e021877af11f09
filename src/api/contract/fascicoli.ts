/** Closing packs sent by e-mail from the studio: each for one task, to the address of its azienda. */
import { z } from 'zod';
import { giornoSchema, idSchema, istanteSchema } from './valori.ts';

/** `in_coda` until it has left. `incerto`: it was handed over, and the mail server never confirmed it. */
const statoFascicoloSchema = z.enum([
  'pronto',
  'senza_indirizzo',
  'non_chiuso',
  'in_coda',
  'inviato',
  'incerto',
  'fallito',
]);
export type StatoFascicolo = z.infer<typeof statoFascicoloSchema>;

export const fascicoloSchema = z.object({
  id_azienda: idSchema,
  azienda: z.string(),
  id_compito: idSchema,
  /** First day of the month. */
  mese: giornoSchema,
  stato: statoFascicoloSchema,
  /** True if it would leave when it is confirmed now. */
  parte: z.boolean(),
  /** To whom it would go, or went. */
  destinatario: z.string().nullable(),
  /** Its content: a PDF and an Excel file of each. */
  conti: z.array(z.string()),
  /** Why it did not leave, or would not. */
  motivo: z.string().nullable(),
  inviato_il: istanteSchema.nullable(),
});
export type FascicoloStudio = z.infer<typeof fascicoloSchema>;

/** The largest number of tasks in one call. */
const MASSIMO = 200;

/** Each as `azienda.compito`, separated by commas, because a GET call has no body. */
export const fascicoliQuerySchema = z.object({
  compiti: z
    .string()
    .regex(/^\d{1,15}\.\d{1,15}(,\d{1,15}\.\d{1,15}){0,199}$/, 'Compiti non validi')
    .transform((text) =>
      text.split(',').map((each) => {
        const [id_azienda = 0, id = 0] = each.split('.').map(Number);
        return { id_azienda, id };
      }),
    ),
});

/** `destinatario` as the person saw it: nothing is sent to an address that has changed since. */
export const fascicoliInviaSchema = z.object({
  compiti: z
    .array(z.object({ id_azienda: idSchema, id: idSchema, destinatario: z.email().max(200) }))
    .min(1)
    .max(MASSIMO),
});

export const fascicoliSchema = z.object({ fascicoli: z.array(fascicoloSchema) });
