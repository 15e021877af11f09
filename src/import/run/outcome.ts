/** What an import can come to, and how far it is. */
import type { Presente } from '#api/contract/invio-import.ts';
import type { Importazione } from '#api/contract/importazioni.ts';

export type FaseImport = 'apertura' | 'controllo' | 'righe' | 'annullo';

export interface AvanzamentoImport {
  fase: FaseImport;
  /** Rows the server has. */
  righe: number;
  totale: number;
  /** True while a lot is being sent again after the network failed. */
  retrying: boolean;
}

/** Why an import did not complete. */
export type CausaAnnullo =
  | { tipo: 'utente' }
  | { tipo: 'errore'; error: unknown }
  /** The same bytes were imported before; the person may go on with `forza`. */
  | { tipo: 'gia_importato'; importazione: Importazione }
  /** Between the preview and now, rows of the same period came or went: the choice of rows must be looked at again. */
  | { tipo: 'presenti_cambiati'; presenti: Presente[] };

export type EsitoImport =
  | { tipo: 'completato'; id_imp: number; righe: number }
  /** Nothing is left on the server. */
  | { tipo: 'annullato'; causa: CausaAnnullo }
  /** The server could not be told; what is unfinished is never visible and the server removes it by itself. */
  | { tipo: 'annullo_fallito'; id_imp: number; causa: CausaAnnullo; error: unknown };
