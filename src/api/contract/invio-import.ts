/** What an import sends: the declared file, its rows in lots, and the answers of the server. */
import { z } from 'zod';
import { origineTracciatoSchema, quadraturaSchema, statoImportazioneSchema } from './importazioni.ts';
import { formatoFileSchema } from './formati-file.ts';
import { FORMA_IMPORTATA } from './riga.ts';
import { campoTracciatoSchema } from './tracciati.ts';
import {
  centesimiSchema,
  divisaSchema,
  giornoSchema,
  idSchema,
  idTestoSchema,
  naturaSchema,
  sha256Schema,
  versioneSchema,
} from './valori.ts';

export const idImpSchema = z.object({ id_imp: idSchema });
export const idImpQuerySchema = z.object({ id_imp: idTestoSchema });

/** One row of an import, before it has an id. */
export const rigaImportSchema = z.object(FORMA_IMPORTATA);
export type RigaImport = z.infer<typeof rigaImportSchema>;

/** A row of a file that was not accepted; `riga` counts from 1, `colonna` is the header text. */
const rigaScartataSchema = z.object({
  riga: z.int().positive(),
  colonna: z.string().nullable(),
  valore: z.string(),
  motivo: z.string(),
});
export type RigaScartata = z.infer<typeof rigaScartataSchema>;

/** Names and IBANs found in a file, to be resolved to soggetti. */
const contropartiSchema = z
  .array(z.object({ nome: z.string().max(400), iban: z.string().max(34).nullable() }))
  .max(100_000);

/** The totals that the client declares before it sends rows. The import completes only if the rows agree with them. */
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

/** Where to look for rows that are present already: one conto (or all partite) between two days. */
export const presentiRequestSchema = z.object({
  natura: naturaSchema,
  id_conto: idSchema.nullable(),
  dal: giornoSchema,
  al: giornoSchema,
});

/** Rows that are present already and look the same, with their number (equal rows are counted, never merged). */
const presenteSchema = z.object({
  data: giornoSchema,
  importo: centesimiSchema,
  divisa: divisaSchema,
  descrizione: z.string(),
  numero_documento: z.string().nullable(),
  occorrenze: z.int().positive(),
});
export type Presente = z.infer<typeof presenteSchema>;
export const presentiSchema = z.object({ presenti: z.array(presenteSchema) });

export const aliasRequestSchema = z.object({
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
  /** Which column of the file fills which field. */
  colonne: z.array(z.object({ campo: campoTracciatoSchema, colonna: z.string().max(400) })),
  /** Names and IBANs found in the file, to be resolved to soggetti. */
  controparti: contropartiSchema,
  /** What a person confirmed: once the import is complete, these spellings mean these soggetti. */
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
export type AliasRequest = z.input<typeof aliasRequestSchema>;

const aliasSchema = z.array(
  z.object({ nome: z.string(), id_soggetto: idSchema, ragione_sociale: z.string() }),
);

export const aliasAnswerSchema = z.object({
  id_imp: idSchema,
  stato: statoImportazioneSchema,
  alias: aliasSchema,
  presenti: z.array(presenteSchema),
  /** True if the bytes of the file are to be kept: they are sent in pieces before the rows. */
  conserva: z.boolean().default(false),
});

/** A lot of rows; `lotto` counts from 1 to `lotti`. A lot that is sent twice counts once. */
export const importRequestSchema = z.object({
  rows: z.array(rigaImportSchema).min(1).max(10_000),
  lotto: z.int().positive(),
  lotti: z.int().positive(),
});
export const importAnswerSchema = z.object({
  id_imp: idSchema,
  lotto: z.int().positive(),
  lotti: z.int().positive(),
  /** Lots received so far. */
  ricevuti: z.int().positive(),
  /** Rows received so far. */
  righe: z.int().positive(),
  stato: statoImportazioneSchema,
});

/** `dettagli` of `righe_rifiutate`: the reasons of the server, row by row; nothing of the lot is kept. */
export const dettagliRifiutateSchema = z.object({ rifiutate: z.array(rigaScartataSchema) });

/** `dettagli` of `totali_diversi`: what was declared against what arrived. */
export const dettagliTotaliSchema = z.object({
  attesi: z.object({ righe: z.int(), dare: centesimiSchema, avere: centesimiSchema }),
  ricevuti: z.object({ righe: z.int(), dare: centesimiSchema, avere: centesimiSchema }),
});
