/** Hypotheses: ways in which a movimento may settle partite, with their evidence. */

import type { TipoDifferenza } from './types.ts';

/** Evidence, as bits; `reasons.ts` puts it into words. */
export const KNOWN_IBAN = 1;
export const KNOWN_CODE = 2;
export const KNOWN_MANDATO = 4;
export const KNOWN_SOGGETTO = 8;
export const CITED_REFERENCE = 16;
export const CITED_DATE = 32;
export const CITED_SCADENZA = 64;
export const OTHER_NUMBER = 128;
export const PARTIAL = 512;
export const ALL_OPEN = 1_024;
export const SAME_SCADENZA = 2_048;
export const DISTINTA_RIBA = 4_096;
export const IN_PARTS = 8_192;
/**
 * So many sets fit that not all of them are known. Such a set is named and never chosen, and its partite stay free for
 * others.
 */
export const MANY_WAYS = 16_384;
export const CITED_MONTH = 32_768;
export const CITED_RATA = 65_536;
/**
 * The partita has the named number, but the text names another party that also has a document of that number. It is
 * never accepted automatically.
 */
export const NUMBER_OF_OTHERS = 131_072;
/** The largest number of rivals that are named with one proposal. */
export const MAX_RIVALI = 8;
/** Something in the text names the document, not only who pays and how much. */
const NAMED_DOCUMENT = CITED_DATE | CITED_SCADENZA | CITED_REFERENCE | CITED_MONTH | CITED_RATA;

export interface Hypothesis {
  /** The places of the movimenti and of the partite, ascending. */
  movimenti: readonly number[];
  partite: readonly number[];
  /** Cents of each partita, signed. */
  importi: readonly number[];
  differenze: readonly { tipo: TipoDifferenza; importo: number }[];
  /** Logarithm of the odds of this hypothesis against "settles nothing". */
  weight: number;
  evidence: number;
  /** The share of the name that was found in the text. */
  covered: number;
  /** Partite whose number is named. */
  cited: readonly number[];
}

/** Something in the text names the document, not only who pays and how much. */
export const isDocumentNamed = ({ cited, evidence }: Hypothesis): boolean =>
  cited.length > 0 || (evidence & NAMED_DOCUMENT) !== 0;

/** The best first; equal ones by their partite, then by their movimenti. */
export function compareHypotheses(a: Hypothesis, b: Hypothesis): number {
  if (a.weight !== b.weight) return b.weight - a.weight;
  if (a.partite.length !== b.partite.length) return a.partite.length - b.partite.length;
  for (let at = 0; at < a.partite.length; at += 1) {
    const less = (a.partite[at] ?? 0) - (b.partite[at] ?? 0);
    if (less !== 0) return less;
  }
  return (a.movimenti[0] ?? 0) - (b.movimenti[0] ?? 0);
}
