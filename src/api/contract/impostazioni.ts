/** The settings of each azienda: one value for each key. A new setting is one line of `impostazioniSchema`. */
import { z } from 'zod';
import { versioneSchema } from './valori.ts';

/** Every key, with its values and its default. */
export const impostazioniSchema = z.object({
  /** The largest number of rows of a question in SQL. */
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

/** The defaults. */
export const IMPOSTAZIONI_INIZIALI: Impostazioni = impostazioniSchema.parse({});

/** `versioni`: of the keys that somebody has set; the others are null. */
export const impostazioniAnswerSchema = z.object({
  impostazioni: impostazioniSchema,
  versioni: z.partialRecord(chiaveImpostazioneSchema, versioneSchema),
});

/** The schema of the key checks `valore`. `versione` null: the key had not been set when it was read. */
export const impostazioneSalvaSchema = z.object({
  chiave: chiaveImpostazioneSchema,
  valore: z.json(),
  versione: versioneSchema.nullable(),
});
