/** What an import sends: the file declared, its rows in lots, and how the server answers each. */
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

const aliasSchema = z.array(
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
