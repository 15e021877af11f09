/**
 * The fields of a row of the estratto conto, each said once. The schemas of the contract, the columns that SQL names,
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

/** What is said of a field. */
export interface CampoRiga {
  /** What people call it; without, nobody is told of it by name. */
  nome?: string;
  /** Its type in PostgreSQL. */
  sql: 'bigint' | 'integer' | 'date' | 'text';
  /** As the server answers it. */
  letto: z.ZodType;
  /** As an import brings it; without, no import does. */
  importato?: z.ZodType;
  /** As a person writes it; without, nobody does. */
  scritto?: z.ZodType;
  /** What filters, orders and groups compare it as; without, they do not know it. */
  confronto?: 'testo' | 'numero' | 'data';
  /** Its longest text. */
  massimo?: number;
  /** An amount in cents. */
  soldi?: true;
  /** A column `ordine_<field>` keeps it without accents and case. */
  semplice?: true;
  /** Words are sought in it when nobody says where. */
  cercato?: true;
  /** A column of a file may feed it. */
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

/** One that an import brings and a person corrects. */
const text = (max: number) => ({ ...writtenText(max), importato: z.string().max(max).nullable() }) as const;

/**
 * What came proved from a file stays as it came: nobody writes data, importo and saldo.
 * `scadenza` is of partite only; `stato` moves only while nothing is allocated.
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
  /** Of the anagrafiche; null: nobody known. */
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
