/** Bank accounts of the azienda. */
import { z } from 'zod';
import { centesimiSchema, divisaSchema, idSchema, versioneSchema } from './valori.ts';

export const contoSchema = z.object({
  id: idSchema,
  nome: z.string(),
  banca: z.string().nullable(),
  iban: z.string().nullable(),
  /** What the accounting program calls it. */
  codice_conto: z.string().nullable().default(null),
  divisa: divisaSchema,
  saldo_iniziale: centesimiSchema,
  /** No longer in use: its rows stay, nothing new is imported into it. */
  archiviato: z.boolean().default(false),
  versione: versioneSchema.default(1),
});
export type Conto = z.infer<typeof contoSchema>;

export const contoNuovoSchema = z.object({
  nome: z.string().trim().min(1, 'Il nome del conto è obbligatorio').max(120),
  banca: z.string().trim().max(120).nullable().default(null),
  iban: z.string().trim().toUpperCase().max(34).nullable().default(null),
  codice_conto: z.string().trim().min(1).max(20, 'Al massimo 20 caratteri').nullable().default(null),
  divisa: divisaSchema.default('EUR'),
  saldo_iniziale: centesimiSchema.default(0 as z.infer<typeof centesimiSchema>),
});

export const contiSchema = z.object({ conti: z.array(contoSchema) });

/** The new state of the row, and the version that was seen. */
export const contoCambiaSchema = contoNuovoSchema.extend({
  id: idSchema,
  archiviato: z.boolean(),
  versione: versioneSchema,
});
