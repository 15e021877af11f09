/** How the aziende of a person stand, side by side. */
import { z } from 'zod';
import { centesimiSchema, divisaSchema, giornoSchema, idSchema, istanteSchema } from './valori.ts';

const quanti = z.int().nonnegative();

/** What the database keeps of an azienda as work happens; sums of money are those in euro. */
export const situazioneSchema = z.object({
  /** Day on which what is overdue was counted. */
  al: giornoSchema,
  /** Conti in use, and those of them without a movimento. */
  conti: quanti,
  conti_vuoti: quanti,
  /** Day of the latest movimento of the conto that is furthest behind. */
  importato_al: giornoSchema.nullable(),
  /** Completed imports whose quadratura failed. */
  non_quadrate: quanti,
  /** Movimenti that nothing explains yet. */
  da_spiegare: quanti,
  /** Open proposals that may be accepted together, and those to be looked at one by one. */
  sicure: quanti,
  da_decidere: quanti,
  /** Open partite past their day. */
  scadute: quanti,
  da_incassare: centesimiSchema,
  /** Negative or zero. */
  da_pagare: centesimiSchema,
  calcolata_il: istanteSchema,
});
export type SituazioneAzienda = z.infer<typeof situazioneSchema>;

export const aziendaStudioSchema = z.object({
  id: idSchema,
  ragione_sociale: z.string(),
  dimostrativa: z.boolean(),
  /** Null until it has been worked out for the first time. */
  situazione: situazioneSchema.nullable(),
  /** What was last done by a person, and who did it. */
  ultima_attivita: istanteSchema.nullable(),
  ultimo_utente: z.string().nullable(),
});
export type AziendaStudio = z.infer<typeof aziendaStudioSchema>;

export const studioSchema = z.object({ aziende: z.array(aziendaStudioSchema) });

export const meseContoSchema = z.object({
  /** First day of the month. */
  mese: giornoSchema,
  movimenti: quanti,
  da_spiegare: quanti,
  /** The worst quadratura of the imports that touch the month; null where none says its period. */
  esito: z.enum(['quadra', 'non_quadra', 'non_verificabile']).nullable(),
});
export type MeseConto = z.infer<typeof meseContoSchema>;

export const contoStudioSchema = z.object({
  id_azienda: idSchema,
  azienda: z.string(),
  id_conto: idSchema,
  conto: z.string(),
  banca: z.string().nullable(),
  divisa: divisaSchema,
  /** First month with a movimento or an import: before it nothing is missing. */
  primo_mese: giornoSchema.nullable(),
  /** Of the last twelve months, those with movimenti or imports, oldest first. */
  mesi: z.array(meseContoSchema),
});
export type ContoStudio = z.infer<typeof contoStudioSchema>;

export const studioMesiSchema = z.object({ conti: z.array(contoStudioSchema) });
