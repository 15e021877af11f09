/** The closing pack: everything that proves a conto over a period, in one answer from which its documents are made. */
import { z } from 'zod';
import { importazioneSchema } from './importazioni.ts';
import { pagamentoSchema } from './pagamenti.ts';
import { spiegazioniSchema } from './voci.ts';
import {
  centesimiSchema,
  divisaSchema,
  giornoSchema,
  idSchema,
  idTestoSchema,
  istanteSchema,
  sha256Schema,
} from './valori.ts';

const period = { id_conto: idTestoSchema, dal: giornoSchema, al: giornoSchema };
export const chiusuraQuerySchema = z.object({
  ...period,
  /** Leaves out the single movimenti, pagamenti and partite: a page shows only sums and what is missing. */
  sintesi: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
});

export const chiusuraDocumentoQuerySchema = z.object({ ...period, formato: z.enum(['pdf', 'xlsx']) });
/** A file, with its bytes in base64. */
export const chiusuraDocumentoSchema = z.object({ nome: z.string(), tipo: z.string(), dati: z.base64() });

const closingMovimentoSchema = z.object({
  id: idSchema,
  id_imp: idSchema,
  riga: z.int().positive(),
  data: giornoSchema,
  data_valuta: giornoSchema.nullable(),
  causale: z.string().nullable(),
  descrizione: z.string(),
  importo: centesimiSchema,
  residuo: centesimiSchema,
  /** The balance after it, computed from the opening one, and the balance of the file if it gives one. */
  saldo: centesimiSchema,
  saldo_file: centesimiSchema.nullable(),
  esito: z.enum([
    'abbinati',
    'voci',
    'giroconti',
    'misti',
    'ignorati',
    'aperto',
    'parziale',
    'ignorato_senza_motivo',
  ]),
  /** What explains it: the numbers of pagamenti (listed below), and the voci and reasons themselves. */
  id_pagamenti: z.array(idSchema),
  spiegato_da: z.array(
    z.object({
      tipo: z.enum(['voce', 'giroconto', 'storno', 'ignorata']),
      voce: z.string().nullable(),
      importo: centesimiSchema,
      motivo: z.string().nullable(),
      /** The rule that assigned it; null if a person did. */
      regola: z.string().nullable(),
      autore: z.string(),
      creato_il: istanteSchema,
    }),
  ),
});

export const chiusuraSchema = z.object({
  azienda: z.string(),
  conto: z.object({
    id: idSchema,
    nome: z.string(),
    banca: z.string().nullable(),
    iban: z.string().nullable(),
    divisa: divisaSchema,
  }),
  dal: giornoSchema,
  al: giornoSchema,
  generata_il: istanteSchema,
  generata_da: z.string(),
  /** Opening balance + money in + money out = closing balance, for these movimenti. */
  saldo_iniziale: centesimiSchema,
  entrate: centesimiSchema,
  uscite: centesimiSchema,
  saldo_finale: centesimiSchema,
  /**
   * Compares the last balance that a file of the bank declares in the period with ours on that day; null if no file
   * declares one.
   */
  prova: z
    .object({
      giorno: giornoSchema,
      nome_file: z.string().nullable(),
      dichiarato: centesimiSchema,
      calcolato: centesimiSchema,
      differenza: centesimiSchema,
    })
    .nullable(),
  /** The result of the proof in words; if there is a difference, where to look for it. */
  spiegazione: z.string(),
  /** True if the difference is zero, or there is nothing to compare, and every movimento is explained. */
  quadra: z.boolean(),
  file: z.array(
    importazioneSchema
      .pick({
        id_imp: true,
        nome_file: true,
        bytes: true,
        formato: true,
        tracciato: true,
        versione_tracciato: true,
        autore: true,
        completata_il: true,
        righe: true,
        saldo_iniziale: true,
        saldo_finale: true,
        dal: true,
        al: true,
        quadratura: true,
      })
      .extend({ sha256: sha256Schema.nullable(), righe_nel_periodo: z.int().nonnegative() }),
  ),
  movimenti: z.array(closingMovimentoSchema),
  pagamenti: z.array(pagamentoSchema),
  spiegazioni: spiegazioniSchema,
  /**
   * Documents dated up to the end of the period that are still open, by due date; a very large pack has only the first.
   */
  partite: z.array(
    z.object({
      id: idSchema,
      soggetto: z.string().nullable(),
      numero_documento: z.string().nullable(),
      data: giornoSchema,
      scadenza: giornoSchema.nullable(),
      importo: centesimiSchema,
      residuo: centesimiSchema,
    }),
  ),
  partite_totale: z.int().nonnegative(),
  partite_residuo: centesimiSchema,
  /** Who worked on these rows, and how much. */
  autori: z.array(
    z.object({
      username: z.string(),
      importazioni: z.int().nonnegative(),
      pagamenti: z.int().nonnegative(),
      movimenti: z.int().nonnegative(),
    }),
  ),
});
