/** The import lifecycle: aperto -> inizializzato -> completato, or annullato from any of them. */
import { z } from 'zod';
import { causaQuadraturaSchema, MAX_CAUSE, MAX_ROTTURE, rotturaSchema } from './quadratura.ts';
import { campoTracciatoSchema, formatoFileSchema } from './tracciati.ts';
import {
  centesimiSchema,
  divisaSchema,
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
 * `rotture` how many breaks there are; `altre_rotture` explains each after the first, in the order of time.
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
});
export type Quadratura = z.infer<typeof quadraturaSchema>;

export const idImpSchema = z.object({ id_imp: idSchema });
export const idImpQuerySchema = z.object({ id_imp: idTestoSchema });
export const idParamsSchema = z.object({ id: idTestoSchema });

/** One row of an import, before it has an id. */
export const rigaImportSchema = z.object({
  riga: z.int().positive(),
  data: giornoSchema,
  data_valuta: giornoSchema.nullable(),
  causale: z.string().max(200).nullable(),
  descrizione: z.string().max(4_000),
  ragione_sociale: z.string().max(400).nullable(),
  id_soggetto: idSchema.nullable(),
  numero_documento: z.string().max(100).nullable(),
  data_documento: giornoSchema.nullable(),
  scadenza: giornoSchema.nullable(),
  importo: centesimiSchema,
  divisa: divisaSchema,
  saldo: centesimiSchema.nullable(),
  iban_controparte: z.string().max(34).nullable(),
  riferimento: z.string().max(200).nullable(),
  nota: z.string().max(2_000).nullable(),
});
export type RigaImport = z.infer<typeof rigaImportSchema>;

/** A row of a file that was not accepted; `riga` counts from 1, `colonna` is the header text. */
export const rigaScartataSchema = z.object({
  riga: z.int().positive(),
  colonna: z.string().nullable(),
  valore: z.string(),
  motivo: z.string(),
});
export type RigaScartata = z.infer<typeof rigaScartataSchema>;

/** Names and IBANs found in a file, to be resolved to soggetti. */
export const contropartiSchema = z
  .array(z.object({ nome: z.string().max(400), iban: z.string().max(34).nullable() }))
  .max(100_000);

/** What the client declares before sending rows; the import completes only if the rows received agree with it. */
export const totaliAttesiSchema = z.object({
  righe: z.int().positive(),
  dare: centesimiSchema,
  avere: centesimiSchema,
  scartate: z.int().nonnegative(),
  escluse: z.int().nonnegative(),
  saldo_iniziale: centesimiSchema.nullable(),
  saldo_finale: centesimiSchema.nullable(),
  dal: giornoSchema,
  al: giornoSchema,
  quadratura: quadraturaSchema,
});

/** Where twins are sought: the rows already present of one conto (or of all partite) between two days. */
export const presentiRichiestaSchema = z.object({
  natura: naturaSchema,
  id_conto: idSchema.nullable(),
  dal: giornoSchema,
  al: giornoSchema,
});

/** Rows already present that look the same, with how many there are (twins are counted, never merged). */
export const presenteSchema = z.object({
  data: giornoSchema,
  importo: centesimiSchema,
  divisa: divisaSchema,
  descrizione: z.string(),
  numero_documento: z.string().nullable(),
  occorrenze: z.int().positive(),
});
export type Presente = z.infer<typeof presenteSchema>;
export const presentiSchema = z.object({ presenti: z.array(presenteSchema) });

export const aliasRichiestaSchema = z.object({
  id_imp: idSchema,
  file: z.object({
    nome: z.string().min(1).max(255),
    sha256: sha256Schema,
    bytes: z.int().positive(),
    formato: formatoFileSchema,
  }),
  tracciato: z.object({
    id: idSchema.nullable(),
    versione: versioneSchema.nullable(),
    nome: z.string().max(120),
    origine: origineTracciatoSchema,
  }),
  natura: naturaSchema,
  /** Required for movimenti, null for partite. */
  id_conto: idSchema.nullable(),
  id_mandante: idSchema.nullable(),
  /** Which source column fed which field. */
  colonne: z.array(z.object({ campo: campoTracciatoSchema, colonna: z.string().max(400) })),
  /** Names and IBANs found in the file, to be resolved to soggetti. */
  controparti: contropartiSchema,
  /** What a person confirmed: from the completion on, these spellings mean these soggetti. */
  confermate: z
    .array(
      z.object({ nome: z.string().max(400), iban: z.string().max(34).nullable(), id_soggetto: idSchema }),
    )
    .max(100_000)
    .default([]),
  attesi: totaliAttesiSchema,
  /** True to import once more a file whose SHA-256 was already imported. */
  forza: z.boolean().default(false),
});
export type AliasRichiesta = z.input<typeof aliasRichiestaSchema>;

export const aliasSchema = z.array(
  z.object({ nome: z.string(), id_soggetto: idSchema, ragione_sociale: z.string() }),
);

export const aliasRispostaSchema = z.object({
  id_imp: idSchema,
  stato: statoImportazioneSchema,
  alias: aliasSchema,
  presenti: z.array(presenteSchema),
  /** True when the file's bytes are to be kept: it then takes them in pieces before the rows. */
  conserva: z.boolean().default(false),
});

/** A lot of rows; `lotto` counts from 1 to `lotti`. A lot sent twice is applied once. */
export const importRichiestaSchema = z.object({
  rows: z.array(rigaImportSchema).min(1).max(10_000),
  lotto: z.int().positive(),
  lotti: z.int().positive(),
});
export const importRispostaSchema = z.object({
  id_imp: idSchema,
  lotto: z.int().positive(),
  lotti: z.int().positive(),
  /** Lots received so far. */
  ricevuti: z.int().positive(),
  /** Rows received so far. */
  righe: z.int().positive(),
  stato: statoImportazioneSchema,
});

/** `dettagli` of `righe_rifiutate`: the server's reasons, row by row; nothing of the lot is kept. */
export const dettagliRifiutateSchema = z.object({ rifiutate: z.array(rigaScartataSchema) });

/** `dettagli` of `totali_diversi`: what was declared against what arrived. */
export const dettagliTotaliSchema = z.object({
  attesi: z.object({ righe: z.int(), dare: centesimiSchema, avere: centesimiSchema }),
  ricevuti: z.object({ righe: z.int(), dare: centesimiSchema, avere: centesimiSchema }),
});

/** `conferma=true` accepts the consequences named by an earlier 409. */
export const annullaQuerySchema = z.object({
  conferma: z.enum(['true', 'false']).default('false'),
  /** Also undoes what settled rows of the import; without it, such rows keep the import where it is. */
  annulla_pagamenti: z.enum(['true', 'false']).default('false'),
});
export const annullaRispostaSchema = z.object({
  id_imp: idSchema,
  stato: z.literal('annullato'),
  /** Rows removed. */
  righe: z.int().nonnegative(),
});
/** `dettagli` of `annullo_con_conseguenze`: what the roll-back would take away with the rows. */
export const dettagliConseguenzeSchema = z.object({
  righe: z.int().nonnegative(),
  annotate: z.int().nonnegative(),
  modificate: z.int().nonnegative(),
  /** Rows that settle something, or are settled, or explained. */
  abbinate: z.int().nonnegative().default(0),
  /** Pagamenti that go when those rows go. */
  pagamenti: z.int().nonnegative().default(0),
  /** Partite with a due date agreed with the other side, now or before. */
  concordate: z.int().nonnegative().default(0),
  /** Partite that are or were in dispute. */
  contestate: z.int().nonnegative().default(0),
  /** Partite that the return flow of the same file reopened: they go back to paid. */
  riaperte: z.int().nonnegative().default(0),
  /** The first of each kind, as a person knows them: `testo` is the note, the agreed day and why, the dispute. */
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
  /** True when the file's bytes were kept: it can be read again and taken back. */
  originale: z.boolean().default(false),
  /** The last re-reading that still stands, which can be undone. */
  rilettura: idSchema.nullable().default(null),
});
export type Importazione = z.infer<typeof importazioneSchema>;
export const importazioniSchema = z.object({ importazioni: z.array(importazioneSchema) });

/** `dettagli` of `file_gia_importato`. */
export const dettagliGiaImportatoSchema = z.object({ importazione: importazioneSchema });
