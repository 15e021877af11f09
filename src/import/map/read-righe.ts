/** What reading the rows of a table leaves: movements, refusals, balances, and the lines set aside. */
import type { RigaScartata } from '#api/contract/invio-import.ts';
import { MAX_VALORE } from '../read/limits.ts';
import { explainUnknownStatus } from '../tracciato/row-words.ts';
import type { RigaLetta } from './outcome.ts';
import type { SaldoDichiarato } from '#domain/quadratura/proof.ts';
import type { TotaleDichiarato } from '#domain/quadratura/totals.ts';

export interface RigheLette {
  righe: RigaLetta[];
  /** True when no column says a currency: all rows then have the one of the file. */
  unaDivisa: boolean;
  scartate: RigaScartata[];
  dichiarati: SaldoDichiarato[];
  totali: TotaleDichiarato[];
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
  totali: [],
  residui: [],
  perse: [],
  conti: [],
  contoDi: new Map(),
  statiNoti: false,
  ignote: [],
  note: { totali: [], dettagli: [], intestazioni: [], testo: [], autorizzate: [] },
});

/** How many of the last refused rows keep their cells. */
const RESIDUI = 5;

/** Refuses a row for what one of its cells holds. */
export function refuseRow(
  lette: RigheLette,
  celle: readonly string[],
  riga: number,
  { indice, colonna, motivo }: { indice: number; colonna: string | null; motivo: string },
): void {
  const valore = (celle[indice] ?? '').trim().slice(0, MAX_VALORE);
  lette.scartate.push({ riga, colonna, valore, motivo });
  lette.residui.push({ riga, celle });
  if (lette.residui.length > RESIDUI) lette.residui.shift();
}

/** The row of a status that no language here knows. */
export const makeUnknownStatus = (cella: string, riga: number, colonna: string | null): RigaScartata => ({
  riga,
  colonna,
  valore: cella.trim().slice(0, MAX_VALORE),
  motivo: explainUnknownStatus(cella),
});

/** What a status does not say is not guessed: where other rows say that they are done, those of unknown ones are refused. */
export function refuseUnknown(lette: RigheLette): void {
  if (!lette.statiNoti || lette.ignote.length === 0) return;
  const linee = new Set(lette.ignote.map(({ riga }) => riga));
  lette.righe = lette.righe.filter(({ riga }) => !linee.has(riga));
  lette.perse.push(...linee);
  lette.scartate = [...lette.scartate, ...lette.ignote].toSorted((x, y) => x.riga - y.riga);
}
