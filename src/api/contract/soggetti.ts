/** The anagrafiche: clienti, fornitori, mandanti and agenti, with what belongs to each. */
import { z } from 'zod';
import {
  giornoSchema,
  idSchema,
  idTestoSchema,
  isCleanText,
  istanteSchema,
  makeLimit,
  NOT_CLEAN,
  sha256Schema,
  versioneSchema,
} from './valori.ts';

export const RUOLI = ['cliente', 'fornitore', 'mandante', 'agente'] as const;
export const ruoloSchema = z.enum(RUOLI);
export type RuoloSoggetto = z.infer<typeof ruoloSchema>;

const testo = (max: number) =>
  z.string().trim().max(max, `Al massimo ${max} caratteri`).refine(isCleanText, NOT_CLEAN);
/** An empty text becomes null. */
const optional = (max: number) =>
  testo(max)
    .transform((text) => (text === '' ? null : text))
    .nullable();

/** Longest text of each field. */
export const LUNGHEZZE_SOGGETTO = {
  ragione_sociale: 200,
  partita_iva: 30,
  codice_fiscale: 30,
  email: 254,
  pec: 254,
  telefono: 40,
  indirizzo: 200,
  cap: 12,
  comune: 100,
  provincia: 60,
  nazione: 2,
} as const;
const MAX = LUNGHEZZE_SOGGETTO;

/** The data of a soggetto that people write. The rules for codes are in src/domain/soggetti.ts. */
export const soggettoDatiSchema = z.object({
  ragione_sociale: testo(MAX.ragione_sociale).min(1, 'La ragione sociale è obbligatoria'),
  ruoli: z.array(ruoloSchema).transform((roles) => RUOLI.filter((role) => roles.includes(role))),
  nazione: testo(MAX.nazione),
  partita_iva: optional(MAX.partita_iva),
  codice_fiscale: optional(MAX.codice_fiscale),
  email: optional(MAX.email),
  pec: optional(MAX.pec),
  telefono: optional(MAX.telefono),
  indirizzo: optional(MAX.indirizzo),
  cap: optional(MAX.cap),
  comune: optional(MAX.comune),
  provincia: optional(MAX.provincia),
  attivo: z.boolean(),
});
export type SoggettoDati = z.output<typeof soggettoDatiSchema>;
export const campiSoggettoSchema = soggettoDatiSchema.partial();
export type CampiSoggetto = z.output<typeof campiSoggettoSchema>;

/** As the server answers it: no rule is applied to stored data. */
export const soggettoSchema = z.object({
  id: idSchema,
  versione: versioneSchema,
  ragione_sociale: z.string(),
  ruoli: z.array(ruoloSchema),
  nazione: z.string(),
  partita_iva: z.string().nullable(),
  codice_fiscale: z.string().nullable(),
  email: z.string().nullable(),
  pec: z.string().nullable(),
  telefono: z.string().nullable(),
  indirizzo: z.string().nullable(),
  cap: z.string().nullable(),
  comune: z.string().nullable(),
  provincia: z.string().nullable(),
  attivo: z.boolean(),
  /** Known IBANs, the first known first. */
  ibans: z.array(z.string()),
  /** The number of IBANs of rows that differ from the known ones, if any are known. */
  iban_nuovi: z.int().nonnegative(),
});
export type Soggetto = z.infer<typeof soggettoSchema>;

/** The largest number of rows in an answer of the list. */
const MAX_SOGGETTI = 10_000;
export const soggettiQuerySchema = z.object({
  ruolo: ruoloSchema.optional(),
  /** Words sought in the name, or the beginning of partita IVA, codice fiscale or IBAN. */
  q: z.string().trim().max(200).optional(),
  /** Only these, `3,8,21`. */
  ids: z
    .string()
    .regex(/^\d{1,15}(,\d{1,15}){0,999}$/)
    .optional(),
  limit: makeLimit(MAX_SOGGETTI, MAX_SOGGETTI),
  /** The id after which the next page starts. */
  cursor: idTestoSchema.optional(),
});
export const soggettiSchema = z.object({
  soggetti: z.array(soggettoSchema),
  totale: z.int().nonnegative(),
  cursor: idSchema.nullable(),
});

export const soggettoParamsSchema = z.object({ id: idTestoSchema });

const aliasSchema = z.object({
  tipo: z.enum(['nome', 'iban', 'mandato_sdd']),
  /** The form in which it is compared; it identifies the alias. */
  chiave: z.string(),
  testo: z.string(),
  origine: z.string(),
  creato_il: istanteSchema,
  usi: z.int().nonnegative(),
  ultimo_uso: istanteSchema.nullable(),
});
export type AliasSoggetto = z.infer<typeof aliasSchema>;

const ibanSoggettoSchema = z.object({
  iban: z.string(),
  origine: z.string(),
  creato_il: istanteSchema,
});
const storiaIbanSchema = z.object({
  iban: z.string(),
  azione: z.enum(['aggiunto', 'rimosso', 'rifiutato']),
  origine: z.string(),
  username: z.string().nullable(),
  quando: istanteSchema,
});
/** An IBAN that rows brought for a soggetto with other IBANs. */
const ibanNuovoSchema = z.object({
  iban: z.string(),
  righe: z.int().positive(),
  dal: giornoSchema,
  al: giornoSchema,
});
const notaSoggettoSchema = z.object({
  id: idSchema,
  testo: z.string(),
  username: z.string().nullable(),
  creata_il: istanteSchema,
  versione: versioneSchema,
});
export type NotaSoggetto = z.infer<typeof notaSoggettoSchema>;
const documentoSchema = z.object({
  id: idSchema,
  nome: z.string(),
  tipo: z.string(),
  bytes: z.int().positive(),
  sha256: sha256Schema,
  username: z.string().nullable(),
  caricato_il: istanteSchema,
});
export type DocumentoSoggetto = z.infer<typeof documentoSchema>;
const unioneSchema = z.object({
  id: idSchema,
  /** The name of the soggetto that was merged into this one. */
  unito: z.string(),
  fatta_il: istanteSchema,
  username: z.string().nullable(),
});

export const dettaglioSoggettoSchema = z.object({
  soggetto: soggettoSchema,
  ibans: z.array(ibanSoggettoSchema),
  storia_iban: z.array(storiaIbanSchema),
  iban_da_verificare: z.array(ibanNuovoSchema),
  alias: z.array(aliasSchema),
  note: z.array(notaSoggettoSchema),
  documenti: z.array(documentoSchema),
  /** Merges into this soggetto that can be undone, the last first. */
  unioni: z.array(unioneSchema),
});
export type DettaglioSoggetto = z.infer<typeof dettaglioSoggettoSchema>;

/** The largest number of rows in one set of changes. */
export const MAX_MODIFICHE_SOGGETTI = 5_000;
const rigaWithVersion = { id: idSchema, versione: versioneSchema };
/** One set of changes, applied whole or not at all. */
export const soggettiModificheSchema = z.object({
  /** With the id of a deleted soggetto, restores it. */
  crea: z
    .array(
      z.object({ ...soggettoDatiSchema.shape, id: idSchema.optional(), ibans: z.array(z.string()).max(50) }),
    )
    .max(MAX_MODIFICHE_SOGGETTI)
    .default([]),
  cambia: z
    .array(z.object({ ...rigaWithVersion, campi: campiSoggettoSchema }))
    .max(MAX_MODIFICHE_SOGGETTI)
    .default([]),
  elimina: z.array(z.object(rigaWithVersion)).max(MAX_MODIFICHE_SOGGETTI).default([]),
});
export const soggettiModificatiSchema = z.object({
  creati: z.array(soggettoSchema),
  cambiati: z.array(soggettoSchema),
  eliminati: z.array(idSchema),
});
/** `dettagli` of `versione_superata`: the soggetti as they are now, and the ids of those that are gone. */
export const dettagliSoggettiSchema = z.object({
  attuali: z.array(soggettoSchema),
  mancanti: z.array(idSchema),
});

export const ibanRequestSchema = z.object({
  /** `rifiuta`: rows brought the IBAN, but it does not belong to the soggetto. */
  azione: z.enum(['aggiungi', 'togli', 'rifiuta']),
  iban: z.string().trim().max(60),
  /** True if the person has verified an IBAN that differs from the known ones. */
  conferma: z.boolean().default(false),
});
export const aliasSoggettoRequestSchema = z.object({
  azione: z.enum(['aggiungi', 'togli']),
  tipo: aliasSchema.shape.tipo,
  testo: testo(200).min(1, 'Scrivi il nome o il codice'),
});
export const notaSoggettoRequestSchema = z.object({
  /** Absent for a new note. */
  id: idSchema.optional(),
  versione: versioneSchema.optional(),
  /** Null deletes the note. */
  testo: testo(4_000).min(1, 'Scrivi la nota').nullable(),
});

/** Bytes of a document. */
export const MAX_DOCUMENTO = 10 * 1024 * 1024;
export const documentoRequestSchema = z.object({
  nome: testo(200).min(1, 'Il documento deve avere un nome'),
  tipo: testo(120),
  /** Base64 of the bytes (RFC 4648 section 4). */
  contenuto: z.base64().max(Math.ceil(MAX_DOCUMENTO / 3) * 4, 'Il documento supera i 10 MB'),
});
export const documentoParamsSchema = z.object({ id: idTestoSchema, id_documento: idTestoSchema });
export const documentoContenutoSchema = z.object({
  nome: z.string(),
  tipo: z.string(),
  contenuto: z.base64(),
});
