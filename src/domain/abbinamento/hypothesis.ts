/** Hypotheses: ways in which a movimento may settle partite, with their evidence. */

import type { TipoDifferenza } from './types.ts';

/** Evidence, as bits; `reasons.ts` puts it into words. */
export const IBAN_NOTO = 1;
export const CODICE_NOTO = 2;
export const MANDATO_NOTO = 4;
export const SOGGETTO_NOTO = 8;
export const RIFERIMENTO_CITATO = 16;
export const DATA_CITATA = 32;
export const SCADENZA_CITATA = 64;
export const ALTRO_NUMERO = 128;
export const PARZIALE = 512;
export const TUTTE = 1_024;
export const STESSA_SCADENZA = 2_048;
export const DISTINTA_RIBA = 4_096;
export const IN_PARTI = 8_192;
/**
 * So many sets fit that not all of them are known. Such a set is named and never chosen, and its partite stay free for
 * others.
 */
export const MOLTI_MODI = 16_384;
export const MESE_CITATO = 32_768;
export const RATA_CITATA = 65_536;
/**
 * The partita has the named number, but the text names another party that also has a document of that number. It is
 * never accepted automatically.
 */
export const NUMERO_ALTRUI = 131_072;
/** The largest number of rivals that are named with one proposal. */
export const MAX_RIVALI = 8;
/** Something in the text names the document, not only who pays and how much. */
const NOMINATA = DATA_CITATA | SCADENZA_CITATA | RIFERIMENTO_CITATO | MESE_CITATO | RATA_CITATA;

export interface Ipotesi {
  /** The places of the movimenti and of the partite, ascending. */
  movimenti: readonly number[];
  partite: readonly number[];
  /** Cents of each partita, signed. */
  importi: readonly number[];
  differenze: readonly { tipo: TipoDifferenza; importo: number }[];
  /** Logarithm of the odds of this hypothesis against "settles nothing". */
  peso: number;
  prove: number;
  /** The share of the name that was found in the text. */
  coperto: number;
  /** Partite whose number is named. */
  citate: readonly number[];
}

/** Something in the text names the document, not only who pays and how much. */
export const isNominata = ({ citate, prove }: Ipotesi): boolean =>
  citate.length > 0 || (prove & NOMINATA) !== 0;

/** The best first; equal ones by their partite, then by their movimenti. */
export function compareIpotesi(a: Ipotesi, b: Ipotesi): number {
  if (a.peso !== b.peso) return b.peso - a.peso;
  if (a.partite.length !== b.partite.length) return a.partite.length - b.partite.length;
  for (let at = 0; at < a.partite.length; at += 1) {
    const less = (a.partite[at] ?? 0) - (b.partite[at] ?? 0);
    if (less !== 0) return less;
  }
  return (a.movimenti[0] ?? 0) - (b.movimenti[0] ?? 0);
}
