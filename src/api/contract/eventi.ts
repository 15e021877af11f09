/** Changes made by others, sent while a page is open (server-sent events, WHATWG HTML 9.2). */
import { z } from 'zod';
import { idSchema, idTestoSchema, versioneSchema } from './valori.ts';

export const PERCORSO_EVENTI = '/api/eventi';

export const eventiQuerySchema = z.object({
  /** The azienda, because an `EventSource` cannot send a header; the default of the user if absent. */
  azienda: idTestoSchema.optional(),
  /** Milliseconds for which the page may have read data without hearing of changes; told to read again if there were any. */
  letto_da: z.coerce.number().int().min(0).optional(),
});

export const eventoSchema = z.discriminatedUnion('tipo', [
  /** The rows of an import appeared or went. */
  z.object({
    tipo: z.literal('importazione'),
    id_imp: idSchema,
    stato: z.enum(['completato', 'annullato']),
  }),
  /** Rows changed, and the version they now have. */
  z.object({
    tipo: z.literal('righe'),
    righe: z.array(z.object({ id: idSchema, versione: versioneSchema })),
  }),
  /** Something changed in an area besides the estratto conto; `righe` is null if the area must be read again. */
  z.object({
    tipo: z.literal('area'),
    area: z.string(),
    righe: z.array(z.object({ id: idSchema, versione: versioneSchema })).nullable(),
  }),
  /** Sessions of a user ended, or the azienda is closed to them: their pages ask what they may still open. */
  z.object({ tipo: z.literal('accesso'), id_utente: idSchema }),
  /** Many rows changed, or an event may have been lost: whoever shows rows reads them again. */
  z.object({ tipo: z.literal('ricarica') }),
]);
export type Evento = z.infer<typeof eventoSchema>;
