/** The rows behind a figure of a report: of one shape, whichever the report. */
import { z } from 'zod';
import { aliquotaSchema } from './matrice-agenti.ts';
import { centesimiSchema, giornoSchema, idSchema, istanteSchema, naturaSchema } from './valori.ts';

/** A row behind a figure; what does not concern it is null. */
const rigaReportSchema = z.object({
  tipo: z.enum([...naturaSchema.options, 'pagamento', 'ricorrenza']),
  /** Of the estratto conto, while it is there. */
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
  /** What it counts for in the figure: quote add up to `somma`. Of provvigioni, the commission. */
  quota: centesimiSchema,
  /** Days late, negative before the due day. */
  giorni: z.int().nullable(),
  aliquota: aliquotaSchema.nullable(),
});
export type RigaReport = z.infer<typeof rigaReportSchema>;
/** `totale` and `somma` are of all the rows, however many are given. */
export const righeReportSchema = z.object({
  righe: z.array(rigaReportSchema),
  totale: z.int().nonnegative(),
  somma: centesimiSchema,
  visto_il: istanteSchema,
});
export type RigheReport = z.infer<typeof righeReportSchema>;
