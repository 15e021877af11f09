/** Import templates: which files a tracciato reads and how its columns become fields. */
import { z } from 'zod';
import { delloStudioSchema } from './dello-studio.ts';
import { formatoFileSchema } from './formati-file.ts';
import { NOMI_TRACCIATO } from './riga.ts';
import { divisaSchema, idSchema, istanteSchema, naturaSchema, versioneSchema } from './valori.ts';

const codificaSchema = z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252']);
export type Codifica = z.infer<typeof codificaSchema>;

/** Order of the parts of a date: day-month-year, month-day-year, year-month-day. */
export const ordineDataSchema = z.enum(['gma', 'mga', 'amg']);
export type OrdineData = z.infer<typeof ordineDataSchema>;

export const decimaliSchema = z.enum([',', '.']);
export type Decimali = z.infer<typeof decimaliSchema>;

/**
 * How a row says which way the money went.
 * `con_segno`: one signed column. `inverso`: one signed column, outgoing positive (credit cards).
 * `dare_avere`: two columns, whatever sign they carry. `indicatore`: an unsigned column and a word (D/A, +/-).
 */
export const segnoSchema = z.enum(['con_segno', 'inverso', 'dare_avere', 'indicatore']);
export type Segno = z.infer<typeof segnoSchema>;

/** The field that a source column fills. Several columns may fill `descrizione`: they are joined in order. */
export const campoTracciatoSchema = z.enum([
  ...NOMI_TRACCIATO,
  'dare',
  'avere',
  'indicatore',
  /** Charged in addition to the amount: its absolute value is subtracted. */
  'commissione',
  /** What the file says about the state of a movement, which is not the stato of the row. */
  'stato',
  /** In a table with several accounts: the account of each row. */
  'conto',
  /** In invoices: the tax, which is added to a net amount. */
  'imposta',
  /** In invoices: what was already collected or paid, which is subtracted. */
  'pagato',
  /** In invoices: the kind of document; a credit note has the opposite sign. */
  'tipo_documento',
  /** In invoices that name both sides: the counterparty is the side that is not the azienda. */
  'emittente',
  'destinatario',
]);
export type CampoTracciato = z.infer<typeof campoTracciatoSchema>;

/** `colonna` is the header text as the file writes it; `indice` its zero-based place, used when headers repeat or are missing. */
const colonnaTracciatoSchema = z.object({
  campo: campoTracciatoSchema,
  colonna: z.string(),
  indice: z.int().nonnegative(),
});
export type ColonnaTracciato = z.infer<typeof colonnaTracciatoSchema>;

const quotaSchema = z.number().min(0).max(1);

/** An area of a page to leave out, as fractions of its width and height; `pagina` null for every page. */
const areaPdfSchema = z.object({
  pagina: z.int().positive().nullable(),
  sinistra: quotaSchema,
  alto: quotaSchema,
  destra: quotaSchema,
  basso: quotaSchema,
});
export type AreaPdf = z.infer<typeof areaPdfSchema>;

/** How the pages of a PDF become cells. Positions are on the page rotated so that its text runs from left to right. */
const letturaPdfSchema = z.object({
  /** The borders between columns, as fractions of the width; empty to find the columns in each file. */
  righelli: z.array(quotaSchema).max(60),
  escluse: z.array(areaPdfSchema).max(100),
});
export type LetturaPdf = z.infer<typeof letturaPdfSchema>;

/** Everything that is needed to read a file without questions. */
export const letturaSchema = z.object({
  formato: formatoFileSchema,
  codifica: codificaSchema.nullable(),
  /** A tab for formats with cells of their own, which need no separator. */
  delimitatore: z.string().length(1),
  /** For a printed table (`txt`): the zero-based first characters of its columns. */
  tagli: z.array(z.int().nonnegative()).max(200).optional(),
  /** Header texts in order, as found; empty when the file has no header. Two-line headers are joined by a space. */
  intestazione: z.array(z.string()),
  colonne: z.array(colonnaTracciatoSchema).min(1),
  ordine_data: ordineDataSchema,
  decimali: decimaliSchema,
  segno: segnoSchema,
  /**
   * With `dare_avere`: true if the dare column carries the minus itself, so that a positive amount there is a reversal.
   */
  dare_negativo: z.boolean().optional(),
  /**
   * With `indicatore`, or letters beside amounts or balances: true if they are those of the ledger of the azienda, where
   * dare is money in.
   */
  dare_entrata: z.boolean().optional(),
  /** With `indicatore`, or beside the amounts: the words for money in and for money out, if a person has said which they are. */
  parole_entrata: z.array(z.string().max(200)).max(50).optional(),
  parole_uscita: z.array(z.string().max(200)).max(50).optional(),
  /** The words of state columns with which a row is imported, if a person has said which they are. */
  stati_ammessi: z.array(z.string().max(200)).max(50).optional(),
  /** True if a movement without a day is of the day above it, false if it is left out, as a person has said. */
  giorni_sopra: z.boolean().optional(),
  divisa: divisaSchema.nullable(),
  pdf: letturaPdfSchema.optional(),
});
export type Lettura = z.infer<typeof letturaSchema>;

export const tracciatoNuovoSchema = z.object({
  id: idSchema.nullable().default(null),
  /** The version the change started from; required with `id`. */
  versione: versioneSchema.nullable().default(null),
  nome: z.string().trim().min(1, 'Il nome del tracciato è obbligatorio').max(120),
  /** File names it reads: `*` any run of characters, `?` one; case does not count. */
  modello_nome: z.string().trim().min(1, 'Il modello del nome è obbligatorio').max(255),
  natura: naturaSchema,
  id_conto: idSchema.nullable(),
  lettura: letturaSchema,
});
export type TracciatoNuovo = z.infer<typeof tracciatoNuovoSchema>;

export const tracciatoSchema = tracciatoNuovoSchema.extend({ id: idSchema, versione: versioneSchema });
export type Tracciato = z.infer<typeof tracciatoSchema>;

export const tracciatoPerNomeQuerySchema = z.object({ fileName: z.string().min(1).max(255) });

/** `dettagli` of `tracciati_multipli`: the candidates among which the user chooses. */
export const dettagliTracciatiSchema = z.object({ candidati: z.array(tracciatoSchema) });

/** A tracciato as the list shows it. */
const tracciatoVoceSchema = tracciatoSchema.extend({
  /** False if it is kept without reading any file by its name. */
  attivo: z.boolean(),
  /** Who saved this version, and when. */
  autore: z.string().nullable(),
  salvata_il: istanteSchema.nullable(),
  /** How many samples it has. */
  numero_campioni: z.int().nonnegative(),
  /** Completed imports read with it. */
  usi: z.int().nonnegative(),
  ultimo_uso: istanteSchema.nullable(),
  dello_studio: delloStudioSchema,
});
export type TracciatoVoce = z.infer<typeof tracciatoVoceSchema>;
export const tracciatiSchema = z.object({
  tracciati: z.array(tracciatoVoceSchema),
  /** The names of the files that were imported lately, to try patterns on. */
  nomi_file: z.array(z.string()),
});

const versioneTracciatoSchema = z.object({
  versione: versioneSchema,
  autore: z.string().nullable(),
  salvata_il: istanteSchema,
  tracciato: tracciatoSchema,
});
export type VersioneTracciato = z.infer<typeof versioneTracciatoSchema>;
export const versioniTracciatoSchema = z.object({ versioni: z.array(versioneTracciatoSchema) });

export const tracciatiModificaSchema = z.object({
  ids: z.array(idSchema).min(1).max(200),
  azione: z.enum(['attiva', 'disattiva', 'elimina', 'ripristina']),
});
export type AzioneTracciati = z.infer<typeof tracciatiModificaSchema>['azione'];

/** Tracciati as a file: the export writes it and the import reads it, several at once. */
export const fileTracciatiSchema = z.object({
  quadra: z.literal('tracciati'),
  schema: z.literal(1),
  tracciati: z
    .array(tracciatoNuovoSchema.pick({ nome: true, modello_nome: true, natura: true, lettura: true }))
    .min(1)
    .max(500),
});
