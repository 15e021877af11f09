/** Solleciti: the levels and their texts, who gets a letter, the letters, and the partite in dispute. */
import { z } from 'zod';
import {
  centesimiSchema,
  divisaSchema,
  giornoSchema,
  idSchema,
  idTestoSchema,
  isCleanText,
  istanteSchema,
  makeLimit,
  NOT_CLEAN,
  offsetSchema,
  sha256Schema,
  versioneSchema,
} from './valori.ts';

const testo = (max: number, empty: string) =>
  z.string().trim().min(1, empty).max(max, `Al massimo ${max} caratteri`).refine(isCleanText, NOT_CLEAN);
/** A header of a message is one line. */
const oggetto = testo(200, 'Scrivi l’oggetto').refine(
  (text) => !/[\r\n]/.test(text),
  'L’oggetto è una riga sola',
);
const body = testo(8_000, 'Scrivi il testo');
const address = z.email('Indirizzo e-mail non valido').max(254);

const tonoSchema = z.enum(['cortese', 'fermo', 'formale']);

/** Placeholders of `oggetto` and `testo` are in src/domain/solleciti/placeholders.ts. */
const livelloDatiSchema = z.object({
  /** The order in which a partita goes through the levels. */
  numero: z.int('Da 1 a 9').min(1, 'Da 1 a 9').max(9, 'Da 1 a 9'),
  nome: testo(60, 'Il nome è obbligatorio'),
  /** Days after the due date in force. */
  giorni: z.int('Un numero di giorni').min(0, 'Un numero di giorni').max(3_650, 'Al massimo dieci anni'),
  tono: tonoSchema,
  oggetto,
  testo: body,
  allega_estratto: z.boolean(),
  /** The conto to pay into; null: the first one with an IBAN. */
  id_conto: idSchema.nullable(),
});
export const livelloSchema = livelloDatiSchema.extend({
  id: idSchema,
  versione: versioneSchema,
  /** The number of solleciti that left with it. */
  usi: z.int().nonnegative(),
});
export type LivelloSollecito = z.infer<typeof livelloSchema>;
export const livelliSchema = z.object({ livelli: z.array(livelloSchema) });
/** `id` and `versione` null: a new one. */
export const livelloSalvaSchema = livelloDatiSchema.extend({
  id: idSchema.nullable().default(null),
  versione: versioneSchema.nullable().default(null),
});
export const livelloEliminaSchema = z.object({ id: idSchema, versione: versioneSchema });

export const daSollecitareQuerySchema = z.object({
  /** Partite that look paid and are included all the same, `3,8,21`. */
  includi: z
    .string()
    .regex(/^\d{1,15}(,\d{1,15}){0,999}$/)
    .optional(),
  id_soggetto: idTestoSchema.optional(),
});
const partitaSchema = z.object({
  id: idSchema,
  numero_documento: z.string().nullable(),
  data_documento: giornoSchema.nullable(),
  /** The due date in force: the agreed one, if there is one. */
  scadenza: giornoSchema,
  importo: centesimiSchema,
  residuo: centesimiSchema,
  giorni: z.int(),
  forse_pagata: z.boolean(),
});
const partitaSollecitoSchema = partitaSchema.extend({
  /** The level that this partita reaches with the letter. */
  numero: z.int().positive(),
});
const letteraSchema = z.object({
  id_soggetto: idSchema,
  ragione_sociale: z.string(),
  email: z.string().nullable(),
  divisa: divisaSchema,
  id_livello: idSchema,
  numero: z.int().positive(),
  livello: z.string(),
  totale: centesimiSchema,
  /** Days late of the oldest partita. */
  giorni: z.int(),
  /** What we owe to the same soggetto in the same divisa: cents, zero or negative. */
  crediti: centesimiSchema,
  /** The day of the last sollecito to it. */
  ultimo: giornoSchema.nullable(),
  partite: z.array(partitaSollecitoSchema),
});
export type Lettera = z.infer<typeof letteraSchema>;
const percheEsclusaSchema = z.enum([
  'contestata',
  'forse_pagata',
  'senza_soggetto',
  'in_coda',
  'gia_sollecitata',
  'livelli_finiti',
]);
export type PercheEsclusa = z.infer<typeof percheEsclusaSchema>;
const esclusaSchema = partitaSchema.extend({
  id_soggetto: idSchema.nullable(),
  ragione_sociale: z.string(),
  divisa: divisaSchema,
  perche: percheEsclusaSchema,
  /** Why it is disputed, or which movimento looks like its payment. */
  motivo: z.string().nullable(),
  id_contestazione: idSchema.nullable(),
});
export type PartitaEsclusa = z.infer<typeof esclusaSchema>;
export const daSollecitareSchema = z.object({
  al: giornoSchema,
  /** True for an azienda of invented data, which sends no letters. */
  dimostrativa: z.boolean(),
  /** The sender; null while no mail server is set. */
  mittente: z.string().nullable(),
  lettere: z.array(letteraSchema),
  escluse: z.array(esclusaSchema),
});

/** One letter as the person wants it: a null text is that of its level. */
const letterRequest = {
  id_soggetto: idSchema,
  divisa: divisaSchema,
  destinatario: address,
  oggetto: oggetto.nullable().default(null),
  testo: body.nullable().default(null),
  /** What the person saw of each partita: if it has changed, nothing leaves. */
  partite: z
    .array(z.object({ id: idSchema, residuo: centesimiSchema }))
    .min(1, 'Scegli almeno una partita')
    .max(2_000),
};
export const anteprimaRequestSchema = z.object({
  ...letterRequest,
  /** An empty address is reported in the preview and not refused. */
  destinatario: z.union([address, z.literal('')]),
});
const attachmentSchema = z.object({
  nome: z.string(),
  bytes: z.int().positive(),
  /** PDF. */
  contenuto: z.base64(),
});
export const anteprimaSchema = z.object({
  destinatario: z.string(),
  mittente: z.string().nullable(),
  oggetto: z.string(),
  testo: z.string(),
  totale: centesimiSchema,
  allegati: z.array(attachmentSchema),
});
export type AnteprimaSollecito = z.infer<typeof anteprimaSchema>;
/** A template that is tried on invented values before it is saved. */
export const modelloProvaSchema = z.object({ oggetto, testo: body, id_conto: idSchema.nullable() });
export const modelloProvatoSchema = z.object({ oggetto: z.string(), testo: z.string() });
/** The address of the person who tries it, never one of the anagrafiche. */
export const sollecitoProvaSchema = z.object(letterRequest);

export const sollecitiConfermaSchema = z.object({
  /** Required: the number of letters that the person was told would leave. */
  conferma: z.int().positive(),
  lettere: z
    .array(z.object(letterRequest))
    .min(1, 'Nessun sollecito da inviare')
    .max(500, 'Al massimo 500 solleciti per volta'),
});
export const sollecitiConfermatiSchema = z.object({
  solleciti: z.array(idSchema),
  /** When they begin to leave; until then they can be taken back. */
  dal: istanteSchema,
});
/** `dettagli` of `solleciti_cambiati`: what has changed since it was seen. */
export const dettagliSollecitiSchema = z.object({
  cambiati: z.array(z.object({ id_soggetto: idSchema, ragione_sociale: z.string(), perche: z.string() })),
});

const statoSollecitoSchema = z.enum(['in_coda', 'inviato', 'incerto', 'fallito', 'annullato']);
export const sollecitoSchema = z.object({
  id: idSchema,
  id_soggetto: idSchema,
  ragione_sociale: z.string(),
  id_livello: idSchema,
  numero: z.int().positive(),
  livello: z.string(),
  divisa: divisaSchema,
  stato: statoSollecitoSchema,
  destinatario: z.string(),
  oggetto: z.string(),
  /** The number of its partite, and their sum. */
  partite: z.int().nonnegative(),
  totale: centesimiSchema,
  /** Why it did not leave, or waits for another try. */
  motivo: z.string().nullable(),
  tentativi: z.int().nonnegative(),
  prossimo_il: istanteSchema.nullable(),
  /** Who confirmed it. */
  autore: z.string(),
  creato_il: istanteSchema,
  inviato_il: istanteSchema.nullable(),
  versione: versioneSchema,
});
export type Sollecito = z.infer<typeof sollecitoSchema>;
export const sollecitiQuerySchema = z.object({
  id_soggetto: idTestoSchema.optional(),
  stato: statoSollecitoSchema.optional(),
  limit: makeLimit(5_000, 1_000),
  offset: offsetSchema,
});
export const sollecitiSchema = z.object({
  solleciti: z.array(sollecitoSchema),
  totale: z.int().nonnegative(),
});

export const sollecitoDettaglioSchema = z.object({
  sollecito: sollecitoSchema,
  testo: z.string(),
  partite: z.array(
    z.object({
      id_partita: idSchema.nullable(),
      numero_documento: z.string().nullable(),
      scadenza: giornoSchema,
      residuo: centesimiSchema,
      /** The level that it reached. */
      numero: z.int().positive(),
      /** False if the letter left without it; `perche` says why. */
      attivo: z.boolean(),
      perche: z.string().nullable(),
    }),
  ),
  allegati: z.array(
    z.object({ numero: z.int().positive(), nome: z.string(), bytes: z.int(), sha256: sha256Schema }),
  ),
  /** What the mail server answered. */
  risposta: z.string().nullable(),
});
export type SollecitoDettaglio = z.infer<typeof sollecitoDettaglioSchema>;
export const allegatoParamsSchema = z.object({ id: idTestoSchema, numero: idTestoSchema });
export const allegatoContenutoSchema = attachmentSchema;

/** Takes back a letter that waits, or gives up one that failed: its partite can be asked for at that level again. */
export const sollecitoAnnullaSchema = z.object({ versione: versioneSchema });
/** The decision of a person about one that failed or is uncertain. */
export const sollecitoDecidiSchema = z.object({
  versione: versioneSchema,
  /** `inviato`: the person knows that it arrived. `riprova`: it is sent again, to the given address. */
  esito: z.enum(['inviato', 'riprova']),
  destinatario: address.optional(),
});

export const contestazioneSchema = z.object({
  id: idSchema,
  id_partita: idSchema,
  numero_documento: z.string().nullable(),
  residuo: centesimiSchema,
  divisa: divisaSchema,
  motivo: z.string(),
  dal: giornoSchema,
  /** The day on which it was closed; null while it is open. */
  al: giornoSchema.nullable(),
  autore: z.string(),
  creata_il: istanteSchema,
  versione: versioneSchema,
});
export type Contestazione = z.infer<typeof contestazioneSchema>;
export const contestazioniQuerySchema = z.object({ id_soggetto: idTestoSchema.optional() });
export const contestazioniSchema = z.object({ contestazioni: z.array(contestazioneSchema) });
export const contestazioneNuovaSchema = z.object({
  id_partita: idSchema,
  motivo: testo(500, 'Scrivi che cosa si contesta'),
  dal: giornoSchema.optional(),
});
/** `al` null opens it again. */
export const contestazioneSalvaSchema = z.object({
  versione: versioneSchema,
  motivo: testo(500, 'Scrivi che cosa si contesta').optional(),
  al: giornoSchema.nullable(),
});
