/** What reading the rows of a table leaves: movements, refusals, balances, and the lines set aside. */
import type { RigaScartata } from '#api/contract/importazioni.ts';
import type { RigaLetta } from './esito.ts';
import type { SaldoDichiarato } from './quadratura.ts';

export interface RigheLette {
  righe: RigaLetta[];
  /** True when no column says a currency: all rows then have the one of the file. */
  unaDivisa: boolean;
  scartate: RigaScartata[];
  dichiarati: SaldoDichiarato[];
  /** The cells of the last refused rows: one may be a balance under unknown words. */
  residui: { riga: number; celle: readonly string[] }[];
  /** Lines refused for what they hold: they may be movements whose amount is missing from the proof. */
  perse: number[];
  /** Lines from which the rows are of another account, named between a table and the next. */
  conti: { riga: number; conto: string }[];
  /** Lines recognised and set aside, by what they are. */
  note: {
    totali: number[];
    dettagli: number[];
    intestazioni: number[];
    testo: number[];
    autorizzate: number[];
  };
}

/** Nothing read yet. */
export const makeRigheLette = (unaDivisa: boolean): RigheLette => ({
  righe: [],
  unaDivisa,
  scartate: [],
  dichiarati: [],
  residui: [],
  perse: [],
  conti: [],
  note: { totali: [], dettagli: [], intestazioni: [], testo: [], autorizzate: [] },
});
