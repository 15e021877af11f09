/** The figures of the dashboard, and the search across everything. */
import { z } from 'zod';
import { centesimiSchema, divisaSchema, giornoSchema, idSchema, naturaSchema } from './valori.ts';

/** `oggi` is the local day of the person: the server may be in another time zone. */
export const riepilogoQuerySchema = z.object({ oggi: giornoSchema });

/** `dare` is negative or zero, as everywhere. */
const flussoMeseSchema = z.object({
  /** First day of the month. */
  mese: giornoSchema,
  dare: centesimiSchema,
  avere: centesimiSchema,
});

const saldoContoSchema = z.object({
  id_conto: idSchema,
  nome: z.string(),
  banca: z.string().nullable(),
  divisa: divisaSchema,
  /** Opening balance of the conto plus all its movimenti. */
  saldo: centesimiSchema,
  movimenti: z.int().nonnegative(),
  /** Day of the latest movimento. */
  aggiornato_al: giornoSchema.nullable(),
});

/** Open partite of one kind: how many, and what is left of them. */
const scadenzeSchema = z.object({
  righe: z.int().nonnegative(),
  da_incassare: centesimiSchema,
  /** Negative or zero. */
  da_pagare: centesimiSchema,
});

export const riepilogoSchema = z.object({
  conti: z.array(saldoContoSchema),
  /** The month of `oggi` and the eleven before it, oldest first; movimenti in the azienda's main currency, EUR. */
  mesi: z.array(flussoMeseSchema),
  /** The month before, up to the same day: the present month is compared with it. */
  stessi_giorni: flussoMeseSchema,
  /** Due before `oggi` and not settled. */
  scaduto: scadenzeSchema,
  /** Due within thirty days from `oggi`. */
  in_scadenza: scadenzeSchema,
  /** Movimenti still to be matched. */
  da_riconciliare: z.int().nonnegative(),
  /** Completed imports whose quadratura failed. */
  non_quadrate: z.int().nonnegative(),
});
export type Riepilogo = z.infer<typeof riepilogoSchema>;

export const cercaQuerySchema = z.object({
  q: z.string().trim().min(2).max(100),
  /** `true`: also in the other aziende that the person may open. */
  ovunque: z.enum(['true', 'false']).default('false'),
});

/** The azienda of what was found. */
const ofAzienda = { id_azienda: idSchema, azienda: z.string() };

const foundRigaSchema = z.object({
  ...ofAzienda,
  id: idSchema,
  natura: naturaSchema,
  numero_documento: z.string().nullable(),
  ragione_sociale: z.string().nullable(),
  descrizione: z.string(),
  data: giornoSchema,
  scadenza: giornoSchema.nullable(),
  importo: centesimiSchema,
  divisa: divisaSchema,
});
export type RigaTrovata = z.infer<typeof foundRigaSchema>;

/** At most a few of each kind from the azienda of the tab, best first, then as many from all others together. */
export const cercaSchema = z.object({
  soggetti: z.array(
    z.object({
      ...ofAzienda,
      id: idSchema,
      ragione_sociale: z.string(),
      partita_iva: z.string().nullable(),
    }),
  ),
  documenti: z.array(foundRigaSchema.extend({ numero_documento: z.string() })),
  /** Conti whose IBAN begins with what was typed. */
  conti: z.array(
    z.object({
      ...ofAzienda,
      id: idSchema,
      nome: z.string(),
      banca: z.string().nullable(),
      iban: z.string(),
    }),
  ),
  /** Rows with the amount that was typed, or with a counterparty whose IBAN begins with it. */
  righe: z.array(foundRigaSchema),
});
export type Trovati = z.infer<typeof cercaSchema>;
