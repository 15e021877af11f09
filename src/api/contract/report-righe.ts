/** The rows behind a figure of a report, in the same form for every report. */
import { z } from 'zod';
import { aliquotaSchema } from './matrice-agenti.ts';
import { centesimiSchema, giornoSchema, idSchema, istanteSchema, naturaSchema } from './valori.ts';

/** A row behind a figure; fields that do not apply are null. */
const rigaReportSchema = z.object({
  tipo: z.enum([...naturaSchema.options, 'pagamento', 'ricorrenza']),
  /** The row of the estratto conto, while it exists. */
  id_riga: idSchema.nullable(),
  id_pagamento: idSchema.nullable(),
  id_soggetto: idSchema.nullable(),
  ragione_sociale: z.string().nullable(),
  id_conto: idSchema.nullable(),
  data: giornoSchema,
  scadenza: giornoSchema.nullable(),
  numero_documento: z.string().nullable(),
  causale: z.string().nullable(),
  descrizione: z.string().nullable(),
  importo: centesimiSchema,
  /** Its share of the figure: the shares add up to `somma`. For provvigioni, the commission. */
  quota: centesimiSchema,
  /** Days late, negative before the due day. */
  giorni: z.int().nullable(),
  aliquota: aliquotaSchema.nullable(),
});
export type RigaReport = z.infer<typeof rigaReportSchema>;
/** `totale` and `somma` are of all the rows, not only of those in the answer. */
export const righeReportSchema = z.object({
  righe: z.array(rigaReportSchema),
  totale: z.int().nonnegative(),
  somma: centesimiSchema,
  visto_il: istanteSchema,
});
export type RigheReport = z.infer<typeof righeReportSchema>;
