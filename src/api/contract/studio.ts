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

const count = z.int().nonnegative();

/** What the database keeps of an azienda as work happens; sums of money are those in euro. */
const situazioneSchema = z.object({
  /** Day on which what is overdue was counted. */
  al: giornoSchema,
  /** Conti in use, and those of them without a movimento. */
  conti: count,
  conti_vuoti: count,
  /** Day of the latest movimento of the conto that is furthest behind. */
  importato_al: giornoSchema.nullable(),
  /** Completed imports whose quadratura failed. */
  non_quadrate: count,
  /** Movimenti that nothing explains yet. */
  da_spiegare: count,
  /** Open proposals that may be accepted together, and those to be looked at one by one. */
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
  conti: count,
  /** Of those: imported up to the end of the month, and with imports of the month that all tie out. */
  importati: count,
  provati: count,
  /** Movimenti of the month that nothing explains yet. */
  da_spiegare: count,
  /** Said by a person: the closing was looked at, the pack handed over. A pack that leaves by e-mail says the latter. */
  chiuso: z.boolean(),
  inviato: z.boolean(),
  /** When the closing was last looked at, and how many rows of the month were changed since, each time they were. */
  chiuso_il: istanteSchema.nullable(),
  cambiate_dopo: count,
  /** To whom and when the pack left by e-mail; null where none did. */
  spedito: z.object({ destinatario: z.string(), inviato_il: istanteSchema }).nullable(),
  fatto_il: istanteSchema.nullable(),
  /** Why a person called it done; null where it was done by itself. */
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

export const compitiNuoviRispostaSchema = z.object({
  creati: count,
  /** Aziende that already had one for that month: it stays as it is. */
  gia_presenti: count,
});

/** What is absent stays as it is. All of them are changed, or none; a day of one alone counts before that of all. */
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
  /** Done although not everything is, and why; null takes it back. */
  motivo: z.string().trim().min(1).max(200).nullable().optional(),
});

export const compitiSchema = z.object({ compiti: z.array(compitoSchema) });

/** Who may be given tasks, each with those of one's own aziende that they may open. */
export const colleghiSchema = z.object({
  colleghi: z.array(z.object({ id: idSchema, username: z.string(), aziende: z.array(idSchema) })),
});

const aziendaStudioSchema = z.object({
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

const meseContoSchema = z.object({
  /** First day of the month. */
  mese: giornoSchema,
  movimenti: count,
  da_spiegare: count,
  /** The worst quadratura of the imports that touch the month; null where none says its period. */
  esito: z.enum(['quadra', 'non_quadra', 'non_verificabile']).nullable(),
});

const contoStudioSchema = z.object({
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
  /** Months of which something changed here after their closing was looked at: when that was, and how many rows. */
  cambi: z.array(z.object({ mese: giornoSchema, chiuso_il: istanteSchema, cambiate_dopo: count })),
});
export type ContoStudio = z.infer<typeof contoStudioSchema>;

export const studioMesiSchema = z.object({ conti: z.array(contoStudioSchema) });
