/** The log of imports, and their undo. States: aperto -> inizializzato -> completato, or annullato from any of them. */
import { z } from 'zod';
import {
  causaQuadraturaSchema,
  MAX_CAUSE,
  MAX_ROTTURE,
  rotturaSchema,
  totaliProvatiSchema,
} from './quadratura.ts';
import { formatoFileSchema } from './formati-file.ts';
import {
  centesimiSchema,
  giornoSchema,
  idSchema,
  idTestoSchema,
  istanteSchema,
  naturaSchema,
  sha256Schema,
  versioneSchema,
} from './valori.ts';

export const statoImportazioneSchema = z.enum(['aperto', 'inizializzato', 'completato', 'annullato']);
export type StatoImportazione = z.infer<typeof statoImportazioneSchema>;

/** `nativo`: shipped with the product or dictated by the format; `salvato`: found by file name; `inferito`: from the content. */
export const origineTracciatoSchema = z.enum(['nativo', 'salvato', 'inferito']);
export type OrigineTracciato = z.infer<typeof origineTracciatoSchema>;

export const esitoQuadraturaSchema = z.enum(['quadra', 'non_quadra', 'non_verificabile']);

/**
 * The proof of a reading: opening balance + rows = closing balance, and every running balance.
 * `differenza` is what is missing (cents; 0 when it ties, null when it cannot be checked);
 * `riga` the line of the file where it first breaks; `cause` what would explain that break, the likeliest first, and
 * `rotture` how many breaks there are; `altre_rotture` explains each after the first, in the order of time;
 * `totali` what the file itself writes as sums, where they agree with the rows or contradict them.
 */
export const quadraturaSchema = z.object({
  esito: esitoQuadraturaSchema,
  differenza: centesimiSchema.nullable(),
  riga: z.int().positive().nullable(),
  cause: z.array(causaQuadraturaSchema).max(MAX_CAUSE).optional(),
  rotture: z.int().positive().optional(),
  altre_rotture: z
    .array(rotturaSchema)
    .max(MAX_ROTTURE - 1)
    .optional(),
  totali: totaliProvatiSchema.optional(),
});
export type Quadratura = z.infer<typeof quadraturaSchema>;

export const idParamsSchema = z.object({ id: idTestoSchema });

/** `conferma=true` accepts the consequences named by an earlier 409. */
export const annullaQuerySchema = z.object({
  conferma: z.enum(['true', 'false']).default('false'),
  /**
   * Also undoes the pagamenti that settle rows of the import. Without it, an import with such rows is not rolled back.
   */
  annulla_pagamenti: z.enum(['true', 'false']).default('false'),
});
export const annullaAnswerSchema = z.object({
  id_imp: idSchema,
  stato: z.literal('annullato'),
  /** Rows removed. */
  righe: z.int().nonnegative(),
});
/** `dettagli` of `annullo_con_conseguenze`: what the roll-back would take away besides the rows. */
export const dettagliConseguenzeSchema = z.object({
  righe: z.int().nonnegative(),
  annotate: z.int().nonnegative(),
  modificate: z.int().nonnegative(),
  /** Rows that settle something, are settled, or are explained. */
  abbinate: z.int().nonnegative().default(0),
  /** Pagamenti that are undone with those rows. */
  pagamenti: z.int().nonnegative().default(0),
  /** Partite with a due date agreed with the other side, now or before. */
  concordate: z.int().nonnegative().default(0),
  /** Partite that are or were in dispute. */
  contestate: z.int().nonnegative().default(0),
  /** Partite that the return flow of the same file reopened: they are paid again afterwards. */
  riaperte: z.int().nonnegative().default(0),
  /**
   * The first of each kind, in the words of people: `testo` is the note, the agreed day and its reason, or the dispute.
   */
  elenco: z
    .array(
      z.object({
        tipo: z.enum(['nota', 'concordata', 'contestata', 'riaperta']),
        data: giornoSchema,
        importo: centesimiSchema,
        chi: z.string(),
        numero_documento: z.string().nullable(),
        testo: z.string().nullable(),
      }),
    )
    .default([]),
});
export type Conseguenze = z.infer<typeof dettagliConseguenzeSchema>;

export const importazioneSchema = z.object({
  id_imp: idSchema,
  stato: statoImportazioneSchema,
  natura: naturaSchema.nullable(),
  id_conto: idSchema.nullable(),
  conto: z.string().nullable(),
  nome_file: z.string().nullable(),
  sha256: sha256Schema.nullable(),
  bytes: z.int().nullable(),
  formato: formatoFileSchema.nullable(),
  tracciato: z.string().nullable(),
  versione_tracciato: versioneSchema.nullable(),
  origine_tracciato: origineTracciatoSchema.nullable(),
  autore: z.string(),
  creata_il: istanteSchema,
  completata_il: istanteSchema.nullable(),
  annullata_il: istanteSchema.nullable(),
  righe: z.int().nonnegative(),
  scartate: z.int().nonnegative(),
  escluse: z.int().nonnegative(),
  dare: centesimiSchema,
  avere: centesimiSchema,
  saldo_iniziale: centesimiSchema.nullable(),
  saldo_finale: centesimiSchema.nullable(),
  dal: giornoSchema.nullable(),
  al: giornoSchema.nullable(),
  quadratura: quadraturaSchema.nullable(),
  /** The saved tracciato it was read with. */
  id_tracciato: idSchema.nullable().default(null),
  /** True if the bytes of the file are kept: it can be read again and downloaded. */
  originale: z.boolean().default(false),
  /** The last re-reading that still stands, which can be undone. */
  rilettura: idSchema.nullable().default(null),
});
export type Importazione = z.infer<typeof importazioneSchema>;
/** Without `limit` all of them. `cursor` is that of the page before. */
export const importazioniQuerySchema = z.object({
  cursor: idTestoSchema.optional(),
  limit: z.coerce.number().pipe(z.int().min(1).max(10_000)).optional(),
});
/** Latest first. */
export const importazioniSchema = z.object({
  importazioni: z.array(importazioneSchema),
  /** Where the next page begins; null on the last one. */
  cursor: idSchema.nullable(),
});

/** `dettagli` of `file_gia_importato`. */
export const dettagliGiaImportatoSchema = z.object({ importazione: importazioneSchema });
