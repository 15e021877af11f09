/** How the aziende of a person stand, side by side. */
import { z } from 'zod';
import {
  centesimiSchema,
  divisaSchema,
  giornoSchema,
  idSchema,
  istanteSchema,
  versioneSchema,
} from './valori.ts';

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

/** The lines of a task, each read from what is kept. */
export const compitoSchema = z.object({
  id_azienda: idSchema,
  azienda: z.string(),
  id: idSchema,
  /** First day of the month that is to be closed. */
  mese: giornoSchema,
  entro: giornoSchema,
  id_assegnato: idSchema.nullable(),
  assegnato: z.string().nullable(),
  /** Conti in use that had begun by the end of the month, or have no movimento yet. */
  conti: quanti,
  /** Of those: imported up to the end of the month, and with imports of the month that all tie out. */
  importati: quanti,
  provati: quanti,
  /** Movimenti of the month that nothing explains yet. */
  da_spiegare: quanti,
  /** Said by a person: the closing was looked at, the pack handed over. */
  chiuso: z.boolean(),
  inviato: z.boolean(),
  fatto_il: istanteSchema.nullable(),
  /** Why a person called it done; null where it was done by itself. */
  motivo: z.string().nullable(),
  versione: versioneSchema,
});
export type CompitoStudio = z.infer<typeof compitoSchema>;

const aziendeScelte = z.array(idSchema).min(1).max(1_000);
const meseSchema = giornoSchema.refine((day) => day.endsWith('-01'), 'Serve il primo giorno di un mese');

export const compitiNuoviSchema = z.object({
  aziende: aziendeScelte,
  mese: meseSchema,
  entro: giornoSchema,
  id_assegnato: idSchema.nullable(),
});

export const compitiNuoviRispostaSchema = z.object({
  creati: quanti,
  /** Aziende that already had one for that month: it stays as it is. */
  gia_presenti: quanti,
});

/** What is absent stays as it is. All of them are changed, or none. */
export const compitiCambiaSchema = z.object({
  compiti: z
    .array(z.object({ id_azienda: idSchema, id: idSchema, versione: versioneSchema }))
    .min(1)
    .max(1_000),
  entro: giornoSchema.optional(),
  id_assegnato: idSchema.nullable().optional(),
  chiuso: z.boolean().optional(),
  inviato: z.boolean().optional(),
  /** Done although not everything is, and why; null takes it back. */
  motivo: z.string().trim().min(1).max(200).nullable().optional(),
});

export const compitiSchema = z.object({ compiti: z.array(compitoSchema) });

/** Who may be given tasks, each with those of one's own aziende that they may open. */
export const colleghiSchema = z.object({
  colleghi: z.array(z.object({ id: idSchema, username: z.string(), aziende: z.array(idSchema) })),
});
export type Collega = z.infer<typeof colleghiSchema>['colleghi'][number];

export const aziendaStudioSchema = z.object({
  id: idSchema,
  ragione_sociale: z.string(),
  dimostrativa: z.boolean(),
  /** Null until it has been worked out for the first time. */
  situazione: situazioneSchema.nullable(),
  /** What was last done by a person, and who did it. */
  ultima_attivita: istanteSchema.nullable(),
  ultimo_utente: z.string().nullable(),
  /** The open one of the earliest month; without one, the last that was done. */
  compito: compitoSchema.nullable(),
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
