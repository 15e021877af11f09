/** What a workspace calls money out and money in; each is shown without a sign under its own name. */
import { createContext } from 'react';

export interface Versi {
  /** Of negative amounts. */
  out: string;
  /** Of positive amounts. */
  inside: string;
}

/** As on a bank statement. */
export const VERSI_MOVIMENTI: Versi = { out: 'Dare', inside: 'Avere' };
/** A customer's ledger and a bank's statement write dare and avere the other way round, so neither word is used. */
export const VERSI_PARTITE: Versi = { out: 'Da pagare', inside: 'Da incassare' };

/** The directions of the workspace that is drawn. */
export const VersiContext = createContext(VERSI_MOVIMENTI);
