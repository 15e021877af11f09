/** What the two ways of money are called in a workspace; each is shown without sign under its own name. */
import { createContext } from 'react';

export interface Versi {
  /** Of negative amounts. */
  fuori: string;
  /** Of positive amounts. */
  dentro: string;
}

/** As on a bank statement. */
export const VERSI_MOVIMENTI: Versi = { fuori: 'Dare', dentro: 'Avere' };
/** The ledger of a customer and the statement of a bank write dare and avere the other way round: neither is said. */
export const VERSI_PARTITE: Versi = { fuori: 'Da pagare', dentro: 'Da incassare' };

/** Of the workspace that is drawn. */
export const VersiContext = createContext(VERSI_MOVIMENTI);
