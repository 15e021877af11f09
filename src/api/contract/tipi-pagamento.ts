/** Ways of paying: bonifico, RiBa, SDD, assegno, contanti, carta... */
import { z } from 'zod';
import { idSchema, versioneSchema } from './valori.ts';

export const tipoPagamentoDatiSchema = z.object({
  codice: z
    .string()
    .trim()
    .min(1, 'Il codice è obbligatorio')
    .max(12, 'Al massimo 12 caratteri')
    .regex(/^[A-Za-z0-9_-]+$/, 'Solo lettere, cifre, trattino')
    .toUpperCase(),
  descrizione: z.string().trim().min(1, 'La descrizione è obbligatoria').max(120, 'Al massimo 120 caratteri'),
  /** Days from the document to the due date; 0 is at sight. */
  giorni: z.int('Un numero intero di giorni').min(0, 'Da 0 a 365 giorni').max(365, 'Da 0 a 365 giorni'),
  /** The due date moves to the end of its month. */
  fine_mese: z.boolean(),
  attivo: z.boolean(),
});
const tipoPagamentoSchema = tipoPagamentoDatiSchema.extend({ id: idSchema, versione: versioneSchema });
export type TipoPagamento = z.infer<typeof tipoPagamentoSchema>;
export const tipiPagamentoSchema = z.object({ tipi_pagamento: z.array(tipoPagamentoSchema) });

/**
 * One set of changes, applied whole or not at all: rows that are created, changed from the version that was seen, or
 * deleted. The undo is another such set.
 */
export const tipiPagamentoModificheSchema = z.object({
  crea: z
    .array(tipoPagamentoDatiSchema.extend({ id: idSchema.optional() }))
    .max(1_000)
    .default([]),
  cambia: z.array(tipoPagamentoSchema).max(1_000).default([]),
  elimina: z
    .array(z.object({ id: idSchema, versione: versioneSchema }))
    .max(1_000)
    .default([]),
});
/** The rows as they are now: created ones (with ids, in order) and changed ones. */
export const tipiPagamentoModificatiSchema = z.object({
  creati: z.array(tipoPagamentoSchema),
  cambiati: z.array(tipoPagamentoSchema),
  eliminati: z.array(idSchema),
});
/** `dettagli` of `versione_superata`: the rows as someone else left them; a missing one was deleted. */
export const dettagliTipiPagamentoSchema = z.object({ attuali: z.array(tipoPagamentoSchema) });
