/** Why the proof of a reading fails where it fails. */
import { z } from 'zod';
import { centesimiSchema } from './valori.ts';

/**
 * `riga_mancante`: a row that the file does not hold; `riga_scartata`: one it holds and that was refused;
 * `riga_doppia`: one that stands twice; `riga_in_piu`: one that the balances know nothing of; `segno` and `decimale`:
 * an amount misread; `importo`: one with a wrong digit or two; `saldo`, `saldo_iniziale`, `saldo_finale`: the balance is wrong, not the rows.
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

/** One fault that alone would explain a break: with it mended, that break is gone and no other appears. */
export const causaQuadraturaSchema = z.object({
  tipo: z.enum(TIPI_CAUSA),
  /** The line of the file; of a missing row the one after which it is missing. Null: before the first row; of `segno` and `decimale`, all rows. */
  riga: lineSchema,
  /** Of a missing row, the line before which it is missing; null after the last. */
  fino: lineSchema,
  /** The right amount (or balance), or that of the row that is missing or in excess. */
  importo: centesimiSchema,
  /** What was read in its place; null where nothing was. */
  letto: centesimiSchema.nullable(),
  /** 1 to 5: causes of the same break with the same number are equally plausible. */
  plausibilita: z.int().min(1).max(5),
});
export type CausaQuadratura = z.infer<typeof causaQuadraturaSchema>;

/**
 * What the file writes as its totals, in cents without a sign, beside the sums of the rows read: `dare` the money out, `avere`
 * the money in; null for a side that it does not write. `riga` is the line on which it does.
 */
export const totaliProvatiSchema = z.object({
  riga: z.int().positive(),
  dare: centesimiSchema.nullable(),
  avere: centesimiSchema.nullable(),
  dare_righe: centesimiSchema,
  avere_righe: centesimiSchema,
});
export type TotaliProvati = z.infer<typeof totaliProvatiSchema>;

/** Causes named of one break. */
export const MAX_CAUSE = 12;
/** Breaks explained: a file with more was read in a wrong way, and single faults do not explain it. */
export const MAX_ROTTURE = 20;

/** A place where the balances break, with what would explain it. */
export const rotturaSchema = z.object({
  /** What the balances have more than the rows give (cents). */
  differenza: centesimiSchema,
  /** The likeliest first; several of the same plausibility are equals. Empty when no single fault explains it. */
  cause: z.array(causaQuadraturaSchema).max(MAX_CAUSE),
});
export type Rottura = z.infer<typeof rotturaSchema>;
