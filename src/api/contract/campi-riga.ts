/**
 * The fields of a row of the estratto conto, each defined once. The schemas of the contract, the columns in SQL,
 * filters, changes, re-readings, their undo and the tracciati all follow from this record: see `riga.ts`.
 */
import { z } from 'zod';
import {
  centesimiSchema,
  divisaSchema,
  giornoSchema,
  idSchema,
  naturaSchema,
  statoRigaSchema,
  versioneSchema,
} from './valori.ts';

/** The definition of a field. */
export interface CampoRiga {
  /** Its name for people; absent if no text names it. */
  nome?: string;
  /** Its type in PostgreSQL. */
  sql: 'bigint' | 'integer' | 'date' | 'text';
  /** The schema in answers of the server. */
  letto: z.ZodType;
  /** The schema in an import; absent if no import brings it. */
  importato?: z.ZodType;
  /** The schema of what a person writes; absent if nobody writes it. */
  scritto?: z.ZodType;
  /** The type by which filters, order and groups compare it; absent if they do not use it. */
  confronto?: 'testo' | 'numero' | 'data';
  /** The length of its longest text. */
  massimo?: number;
  /** An amount in cents. */
  soldi?: true;
  /** A column `ordine_<field>` holds it without accents and case. */
  semplice?: true;
  /** A search without named fields includes it. */
  cercato?: true;
  /** A column of a file may fill it. */
  tracciato?: true;
}

const CHIAVE = { sql: 'bigint', letto: idSchema } as const;
const CHIAVE_O_NULLA = { sql: 'bigint', letto: idSchema.nullable() } as const;
const SOLDI = { sql: 'bigint', letto: centesimiSchema, confronto: 'numero', soldi: true } as const;
const GIORNO = {
  sql: 'date',
  letto: giornoSchema.nullable(),
  importato: giornoSchema.nullable(),
  confronto: 'data',
  tracciato: true,
} as const;

const written = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Al massimo ${max.toLocaleString('it-IT', { useGrouping: 'always' })} caratteri`);

/** A text that a person writes; an empty one is null. */
const writtenText = (massimo: number) =>
  ({
    sql: 'text',
    letto: z.string().nullable(),
    scritto: written(massimo).nullable().exactOptional(),
    confronto: 'testo',
    massimo,
    semplice: true,
  }) as const;

/** A text that an import brings and a person may correct. */
const text = (max: number) => ({ ...writtenText(max), importato: z.string().max(max).nullable() }) as const;

/**
 * What a file has proved stays as it came: nobody writes data, importo and saldo. Only partite have a `scadenza`;
 * `stato` can be changed only while nothing is allocated.
 */
export const CAMPI_RIGA = {
  id: { ...CHIAVE, confronto: 'numero' },
  id_azienda: CHIAVE,
  id_imp: { ...CHIAVE, confronto: 'numero' },
  /** Line in the source file, from 1. */
  riga: { sql: 'integer', letto: z.int().positive(), importato: z.int().positive(), confronto: 'numero' },
  natura: { sql: 'text', letto: naturaSchema },
  id_conto: CHIAVE_O_NULLA,
  data: { nome: 'Data', ...GIORNO, letto: giornoSchema, importato: giornoSchema },
  data_valuta: { nome: 'Valuta', ...GIORNO },
  causale: { nome: 'Causale', ...text(200), tracciato: true },
  descrizione: {
    nome: 'Descrizione',
    ...text(4_000),
    letto: z.string(),
    importato: z.string().max(4_000),
    scritto: written(4_000).min(1, 'La descrizione è obbligatoria').exactOptional(),
    cercato: true,
    tracciato: true,
  },
  ragione_sociale: { nome: 'Ragione sociale', ...text(400), cercato: true, tracciato: true },
  /** A soggetto of the anagrafiche; null if it is unknown. */
  id_soggetto: {
    ...CHIAVE_O_NULLA,
    importato: idSchema.nullable(),
    scritto: idSchema.nullable().exactOptional(),
  },
  id_mandante: CHIAVE_O_NULLA,
  id_agente: CHIAVE_O_NULLA,
  numero_documento: { nome: 'Documento', ...text(100), cercato: true, tracciato: true },
  data_documento: { nome: 'Data documento', ...GIORNO },
  scadenza: { nome: 'Scadenza', ...GIORNO, scritto: giornoSchema.exactOptional() },
  importo: { nome: 'Importo', ...SOLDI, importato: centesimiSchema, tracciato: true },
  divisa: {
    nome: 'Divisa',
    sql: 'text',
    letto: divisaSchema,
    importato: divisaSchema,
    confronto: 'testo',
    tracciato: true,
  },
  saldo: {
    nome: 'Saldo',
    ...SOLDI,
    letto: centesimiSchema.nullable(),
    importato: centesimiSchema.nullable(),
    tracciato: true,
  },
  id_tipo_pagamento: CHIAVE_O_NULLA,
  iban_controparte: {
    nome: 'IBAN controparte',
    sql: 'text',
    letto: z.string().nullable(),
    importato: z.string().max(34).nullable(),
    confronto: 'testo',
    massimo: 34,
    tracciato: true,
  },
  riferimento: { nome: 'Riferimento', ...text(200), cercato: true, tracciato: true },
  nota: { nome: 'Nota', ...text(2_000), cercato: true },
  residuo: SOLDI,
  stato: {
    sql: 'text',
    letto: statoRigaSchema,
    scritto: z.enum(['aperta', 'ignorata'], 'Una riga si può solo ignorare o riaprire').exactOptional(),
    confronto: 'testo',
  },
  versione: { sql: 'integer', letto: versioneSchema },
} as const satisfies Record<string, CampoRiga>;
