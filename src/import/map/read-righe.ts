/** What reading the rows of a table leaves: movements, refusals, balances, and the lines set aside. */
import type { RigaScartata } from '#api/contract/invio-import.ts';
import type { RigaLetta } from './outcome.ts';
import type { SaldoDichiarato } from '#domain/quadratura/proof.ts';

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
  /** Whose each line is, where a column says it; empty where none does. */
  contoDi: Map<number, string>;
  /** True when some row's status says that it is done. */
  statiNoti: boolean;
  /** Rows taken whose status nobody knows, as they are refused where others say that they are done. */
  ignote: RigaScartata[];
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
  contoDi: new Map(),
  statiNoti: false,
  ignote: [],
  note: { totali: [], dettagli: [], intestazioni: [], testo: [], autorizzate: [] },
});

/** What a status does not say is not guessed: where other rows say that they are done, those of unknown ones are refused. */
export function refuseUnknown(lette: RigheLette): void {
  if (!lette.statiNoti || lette.ignote.length === 0) return;
  const linee = new Set(lette.ignote.map(({ riga }) => riga));
  lette.righe = lette.righe.filter(({ riga }) => !linee.has(riga));
  lette.perse.push(...linee);
  lette.scartate = [...lette.scartate, ...lette.ignote].toSorted((x, y) => x.riga - y.riga);
}
