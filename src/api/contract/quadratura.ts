/** Why the proof of a reading fails. */
import { z } from 'zod';
import { centesimiSchema } from './valori.ts';

/**
 * `riga_mancante`: a row is missing from the file. `riga_scartata`: a row of the file was refused. `riga_doppia`: a row
 * occurs twice. `riga_in_piu`: the balances do not include a row. `segno`, `decimale`: an amount was misread.
 * `importo`: an amount has one or two wrong digits. `saldo`, `saldo_iniziale`, `saldo_finale`: the balance is wrong,
 * not the rows.
 */
const TIPI_CAUSA = [
  'riga_mancante',
  'riga_scartata',
  'riga_doppia',
  'riga_in_piu',
  'segno',
  'decimale',
  'importo',
  'saldo',
  'saldo_iniziale',
  'saldo_finale',
] as const;

const lineSchema = z.int().positive().nullable();

/** A single fault that would explain a break: without it, that break disappears and no other appears. */
export const causaQuadraturaSchema = z.object({
  tipo: z.enum(TIPI_CAUSA),
  /**
   * The line of the file; for a missing row, the line after which it is missing. Null: before the first row; for
   * `segno` and `decimale`, all rows.
   */
  riga: lineSchema,
  /** For a missing row: the line before which it is missing; null after the last. */
  fino: lineSchema,
  /** The right amount (or balance), or the amount of the row that is missing or in excess. */
  importo: centesimiSchema,
  /** What was read instead; null if nothing was. */
  letto: centesimiSchema.nullable(),
  /** 1 to 5: causes of the same break with the same number are equally plausible. */
  plausibilita: z.int().min(1).max(5),
});
export type CausaQuadratura = z.infer<typeof causaQuadraturaSchema>;

/**
 * The totals that the file writes, in cents without sign, and the sums of the rows that were read: `dare` is money out,
 * `avere` money in; null for a side without a total. `riga`: the line of the totals.
 */
export const totaliProvatiSchema = z.object({
  riga: z.int().positive(),
  dare: centesimiSchema.nullable(),
  avere: centesimiSchema.nullable(),
  dare_righe: centesimiSchema,
  avere_righe: centesimiSchema,
});
export type TotaliProvati = z.infer<typeof totaliProvatiSchema>;

/** The largest number of causes for one break. */
export const MAX_CAUSE = 12;
/**
 * The largest number of breaks that are explained: a file with more was read wrongly, and single faults do not explain
 * it.
 */
export const MAX_ROTTURE = 20;

/** A place where the balances break, with its possible causes. */
export const rotturaSchema = z.object({
  /** The difference of the balances minus the sum of the rows (cents). */
  differenza: centesimiSchema,
  /** The most likely first; those with the same plausibility are equal. Empty if no single fault explains it. */
  cause: z.array(causaQuadraturaSchema).max(MAX_CAUSE),
});
export type Rottura = z.infer<typeof rotturaSchema>;
