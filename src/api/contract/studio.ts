/** The state of the aziende of a person, side by side. */
import { z } from 'zod';
import {
  centesimiSchema,
  divisaSchema,
  giornoSchema,
  idSchema,
  istanteSchema,
  versioneSchema,
} from './valori.ts';

const count = z.int().nonnegative();

/** What the database keeps up to date about an azienda; sums of money are those in euro. */
const situazioneSchema = z.object({
  /** The day for which overdue items were counted. */
  al: giornoSchema,
  /** The number of conti in use, and of those without a movimento. */
  conti: count,
  conti_vuoti: count,
  /** Day of the latest movimento of the conto that is furthest behind. */
  importato_al: giornoSchema.nullable(),
  /** Completed imports whose quadratura failed. */
  non_quadrate: count,
  /** Movimenti that nothing explains yet. */
  da_spiegare: count,
  /** Open proposals that may be accepted together, and those that a person must look at. */
  sicure: count,
  da_decidere: count,
  /** Open partite past their day. */
  scadute: count,
  da_incassare: centesimiSchema,
  /** Negative or zero. */
  da_pagare: centesimiSchema,
  calcolata_il: istanteSchema,
});
export type SituazioneAzienda = z.infer<typeof situazioneSchema>;

/** The lines of a task, each computed from stored data. */
export const compitoSchema = z.object({
  id_azienda: idSchema,
  azienda: z.string(),
  id: idSchema,
  /** First day of the month that is to be closed. */
  mese: giornoSchema,
  entro: giornoSchema,
  id_assegnato: idSchema.nullable(),
  assegnato: z.string().nullable(),
  /** Conti in use that existed at the end of the month, or have no movimento yet. */
  conti: count,
  /** Those of them imported up to the end of the month whose imports of the month all tie. */
  importati: count,
  provati: count,
  /** Movimenti of the month that nothing explains yet. */
  da_spiegare: count,
  /** Set by a person: the closing was checked, the pack was handed over. Sending the pack by e-mail sets the latter. */
  chiuso: z.boolean(),
  inviato: z.boolean(),
  /** When the closing was last checked, and how often rows of the month were changed since. */
  chiuso_il: istanteSchema.nullable(),
  cambiate_dopo: count,
  /** To whom and when the pack was sent by e-mail; null if it was not. */
  spedito: z.object({ destinatario: z.string(), inviato_il: istanteSchema }).nullable(),
  fatto_il: istanteSchema.nullable(),
  /** Why a person marked it as done; null if it became done by itself. */
  motivo: z.string().nullable(),
  versione: versioneSchema,
});
export type CompitoStudio = z.infer<typeof compitoSchema>;

const chosenAziende = z.array(idSchema).min(1).max(1_000);
const monthSchema = giornoSchema.refine((day) => day.endsWith('-01'), 'Serve il primo giorno di un mese');

export const compitiNuoviSchema = z.object({
  aziende: chosenAziende,
  mese: monthSchema,
  entro: giornoSchema,
  id_assegnato: idSchema.nullable(),
});

export const compitiNuoviAnswerSchema = z.object({
  creati: count,
  /** Aziende that had a task for that month already: it stays as it is. */
  gia_presenti: count,
});

/**
 * Absent fields stay as they are. All tasks are changed, or none; a day of a single task takes precedence over that of
 * all.
 */
export const compitiCambiaSchema = z.object({
  compiti: z
    .array(
      z.object({
        id_azienda: idSchema,
        id: idSchema,
        versione: versioneSchema,
        entro: giornoSchema.optional(),
      }),
    )
    .min(1)
    .max(1_000),
  entro: giornoSchema.optional(),
  id_assegnato: idSchema.nullable().optional(),
  chiuso: z.boolean().optional(),
  inviato: z.boolean().optional(),
  /** Marks it as done although something is missing, with the reason; null removes the mark. */
  motivo: z.string().trim().min(1).max(200).nullable().optional(),
});

export const compitiSchema = z.object({ compiti: z.array(compitoSchema) });

/** The people who may get tasks, each with those of the caller's aziende that they may open. */
export const colleghiSchema = z.object({
  colleghi: z.array(z.object({ id: idSchema, username: z.string(), aziende: z.array(idSchema) })),
});

const aziendaStudioSchema = z.object({
  id: idSchema,
  ragione_sociale: z.string(),
  dimostrativa: z.boolean(),
  /** Null until it has been computed for the first time. */
  situazione: situazioneSchema.nullable(),
  /** When a person last did something, and who. */
  ultima_attivita: istanteSchema.nullable(),
  ultimo_utente: z.string().nullable(),
  /** The open task of the earliest month; without one, the last that was done. */
  compito: compitoSchema.nullable(),
});
export type AziendaStudio = z.infer<typeof aziendaStudioSchema>;

export const studioSchema = z.object({ aziende: z.array(aziendaStudioSchema) });

const meseContoSchema = z.object({
  /** First day of the month. */
  mese: giornoSchema,
  movimenti: count,
  da_spiegare: count,
  /** The worst quadratura of the imports that touch the month; null if none gives its period. */
  esito: z.enum(['quadra', 'non_quadra', 'non_verificabile']).nullable(),
});

const contoStudioSchema = z.object({
  id_azienda: idSchema,
  azienda: z.string(),
  id_conto: idSchema,
  conto: z.string(),
  banca: z.string().nullable(),
  divisa: divisaSchema,
  /** The first month with a movimento or an import: before it nothing is missing. */
  primo_mese: giornoSchema.nullable(),
  /** Of the last twelve months, those with movimenti or imports, oldest first. */
  mesi: z.array(meseContoSchema),
  /** Months that were changed after their closing was checked: when it was checked, and how many rows. */
  cambi: z.array(z.object({ mese: giornoSchema, chiuso_il: istanteSchema, cambiate_dopo: count })),
});
export type ContoStudio = z.infer<typeof contoStudioSchema>;

export const studioMesiSchema = z.object({ conti: z.array(contoStudioSchema) });
