/** What a workspace calls money out and money in; each is shown without a sign under its own name. */
import { createContext } from 'react';

export interface Versi {
  /** Of negative amounts. */
  fuori: string;
  /** Of positive amounts. */
  dentro: string;
}

/** As on a bank statement. */
export const VERSI_MOVIMENTI: Versi = { fuori: 'Dare', dentro: 'Avere' };
/** A customer's ledger and a bank's statement write dare and avere the other way round, so neither word is used. */
export const VERSI_PARTITE: Versi = { fuori: 'Da pagare', dentro: 'Da incassare' };

/** The directions of the workspace that is drawn. */
export const VersiContext = createContext(VERSI_MOVIMENTI);
