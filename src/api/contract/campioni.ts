/** Samples of a tracciato: small files that are kept with it, and the expected result of reading them. */
import { z } from 'zod';
import { esitoQuadraturaSchema } from './importazioni.ts';
import { tracciatoNuovoSchema } from './tracciati.ts';
import { centesimiSchema, idSchema, istanteSchema, sha256Schema } from './valori.ts';

/** The largest sample, in bytes: a statement to try a tracciato on, not an archive. */
export const MAX_CAMPIONE = 2 * 1024 * 1024;
/** Samples of one tracciato at most. */
export const MAX_CAMPIONI = 20;

/** Bytes as base64 text. */
export const datiSchema = z.base64();

/** The result of a reading, over every statement of the file; `impronta` covers every row, field by field. */
const attesiCampioneSchema = z.object({
  righe: z.int().nonnegative(),
  scartate: z.int().nonnegative(),
  dare: centesimiSchema,
  avere: centesimiSchema,
  saldo_iniziale: centesimiSchema.nullable(),
  saldo_finale: centesimiSchema.nullable(),
  esito: esitoQuadraturaSchema,
  impronta: sha256Schema,
});
export type AttesiCampione = z.infer<typeof attesiCampioneSchema>;

export const campioneNuovoSchema = z.object({
  nome_file: z.string().trim().min(1).max(255),
  dati: datiSchema.max(Math.ceil(MAX_CAMPIONE / 3) * 4, 'Un campione può occupare al massimo 2 MB'),
  attesi: attesiCampioneSchema,
});

export const campioneSchema = z.object({
  id: idSchema,
  nome_file: z.string(),
  sha256: sha256Schema,
  bytes: z.int().positive(),
  attesi: attesiCampioneSchema,
  autore: z.string().nullable(),
  creato_il: istanteSchema,
});
export type Campione = z.infer<typeof campioneSchema>;
export const campioniSchema = z.object({ campioni: z.array(campioneSchema) });

/** A sample with its bytes. */
export const campioneInteroSchema = campioneSchema.extend({ dati: datiSchema });

/** The new expected result of a sample, because its tracciato was changed on purpose. */
const attesiNuoviSchema = z.object({ id: idSchema, attesi: attesiCampioneSchema });

/** A tracciato to save, with the samples whose expected result changes with it: both or neither. */
export const tracciatoSalvaSchema = tracciatoNuovoSchema.extend({
  campioni: z.array(attesiNuoviSchema).max(MAX_CAMPIONI).default([]),
});
export type TracciatoSalva = z.output<typeof tracciatoSalvaSchema>;
