/** What a return flow says of collection orders: which were paid, which came back unpaid, at what cost. */
import type { Giorno } from '#api/contract/valori.ts';

/** `riba`: ricevuta bancaria. `mav`: payment slip with a preassigned code. */
export type CollectionInstrument = 'riba' | 'mav';

/**
 * The outcome of one collection order. A reader gives them as `EstrattoLetto.esiti`, beside the rows, one for each
 * row and with the row's own `riga`: who settles partite finds the order again by `numero_documento`, `numero_ricevuta`
 * or `codice_debitore`, with `importo` and `scadenza`, and reopens what is `insoluto`.
 */
export interface EsitoIncasso {
  /** Line of the file with the order's record 14: the `riga` of the row that tells the same. */
  riga: number;
  tipo: 'pagato' | 'insoluto';
  strumento: CollectionInstrument;
  /** The five digits of the bank's own reason, as written. */
  causale: string;
  numero_ricevuta: string | null;
  codice_debitore: string | null;
  numero_documento: string | null;
  debitore: string;
  /** Partita IVA or codice fiscale of the debtor. */
  codice_fiscale: string | null;
  /** Cents of the order, never negative. */
  importo: number;
  scadenza: Giorno;
  /** The day the bank made the flow. */
  data_esito: Giorno;
  /** Cents the bank charged for the unpaid order; null when the flow does not say. */
  spese: number | null;
}
