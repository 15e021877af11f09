/** What each azienda sets for itself: one key, one value. A new setting is one line of `impostazioniSchema`. */
import { z } from 'zod';
import { versioneSchema } from './valori.ts';

/** Every key with what it may hold and what holds where nobody chose. */
export const impostazioniSchema = z.object({
  /** Rows that a question in SQL may bring back. */
  query_righe: z
    .int('Da 100 a 50.000 righe')
    .min(100, 'Da 100 a 50.000 righe')
    .max(50_000, 'Da 100 a 50.000 righe')
    .default(10_000),
  /** Seconds after which a question in SQL is stopped. */
  query_secondi: z
    .int('Da 1 a 60 secondi')
    .min(1, 'Da 1 a 60 secondi')
    .max(60, 'Da 1 a 60 secondi')
    .default(10),
  /** Seconds for which confirmed solleciti can be taken back before they leave. */
  solleciti_secondi: z
    .int('Da 0 a 600 secondi')
    .min(0, 'Da 0 a 600 secondi')
    .max(600, 'Da 0 a 600 secondi')
    .default(30),
});
export type Impostazioni = z.infer<typeof impostazioniSchema>;
export type ChiaveImpostazione = keyof Impostazioni;
export const chiaveImpostazioneSchema = impostazioniSchema.keyof();

/** What holds where nothing was chosen. */
export const IMPOSTAZIONI_INIZIALI: Impostazioni = impostazioniSchema.parse({});

/** `versioni`: of the keys that somebody set; the others start from null. */
export const impostazioniRispostaSchema = z.object({
  impostazioni: impostazioniSchema,
  versioni: z.partialRecord(chiaveImpostazioneSchema, versioneSchema),
});

/** `valore` is checked against the key's own schema. `versione` null: nobody had set it when it was read. */
export const impostazioneSalvaSchema = z.object({
  chiave: chiaveImpostazioneSchema,
  valore: z.json(),
  versione: versioneSchema.nullable(),
});
