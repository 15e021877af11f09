/** What reading the rows of a table leaves: movements, refusals, balances, and the lines set aside. */
import type { Giorno } from '#api/contract/valori.ts';
import type { RigaScartata } from '#api/contract/invio-import.ts';
import { MAX_VALORE } from '../read/limits.ts';
import { explainUnknownStatus } from '../tracciato/row-words.ts';
import type { RigaLetta } from './outcome.ts';
import type { SoggettoTitle } from '../cell/soggetto-title.ts';
import type { SaldoLetto } from '../tracciato/preamble.ts';
import type { TotaleDichiarato } from '#domain/quadratura/totals.ts';

/** A line that names the account of the rows below, their currency, or both. */
export interface ContoTitle {
  riga: number;
  conto: string | null;
  divisa: string | null;
}

/** A line of a payment alone, which is among the refused. */
interface PagamentoApart {
  riga: number;
  numero_documento: string | null;
  ragione_sociale: string | null;
  importo: number;
}

export interface RigheLette {
  righe: RigaLetta[];
  /** True when no column says a currency: all rows then have the one of the file. */
  unaDivisa: boolean;
  scartate: RigaScartata[];
  dichiarati: SaldoLetto[];
  totali: TotaleDichiarato[];
  /** The cells of the last refused rows: one may be a balance under unknown words. */
  residui: { riga: number; celle: readonly string[] }[];
  /** Lines refused for what they hold: they may be movements whose amount is missing from the proof. */
  perse: number[];
  /** Lines from which the rows are of another account, named between a table and the next. */
  conti: ContoTitle[];
  /** Lines that may name the party of the open items below them. */
  soggetti: SoggettoTitle[];
  /** Whose each line is, where a column says it; empty where none does. */
  contoDi: Map<number, string>;
  /** Columns of states in which some row says what became of it: done, or settled. */
  statiNoti: Set<number>;
  /** Rows taken whose status nobody knows, as they are refused where others of its column say it. */
  unknownRighe: { indice: number; scartata: RigaScartata }[];
  /** By the line of a row taken of which an amount has three figures behind the decimal sign, what refuses it where others have two. */
  thirds: Map<number, RigaScartata | null>;
  /** Rows taken of a printed page of which an amount has no cents, as they are refused where the others have them. */
  wholes: RigaScartata[];
  /** Lines whose amount has not the sign of the others of its column, by the column in which it stands. */
  odd: Map<number, 'dare' | 'avere'>;
  /** Refused lines that lack nothing but their day, with that of the row above. */
  undated: { riga: number; descrizione: string; importo: number; data: Giorno }[];
  /** Of open items: lines that pay a document of another. */
  pagamenti: PagamentoApart[];
  /** Lines recognised and set aside, by what they are. */
  note: {
    totali: number[];
    dettagli: number[];
    headers: number[];
    testo: number[];
    /** Texts with a day or an amount in them. */
    figures: number[];
    autorizzate: number[];
    /** Without a day of their own. */
    giorni: number[];
    soggetti: number[];
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
  soggetti: [],
  contoDi: new Map(),
  statiNoti: new Set(),
  unknownRighe: [],
  thirds: new Map(),
  wholes: [],
  odd: new Map(),
  undated: [],
  pagamenti: [],
  note: {
    totali: [],
    dettagli: [],
    headers: [],
    testo: [],
    figures: [],
    autorizzate: [],
    giorni: [],
    soggetti: [],
  },
});

/** How many of the last refused rows keep their cells. */
const RESIDUI = 5;

/** Refuses a row for what one of its cells holds. */
export function refuseRow(
  loaded: RigheLette,
  celle: readonly string[],
  riga: number,
  { indice, colonna, motivo }: { indice: number; colonna: string | null; motivo: string },
): void {
  const valore = (celle[indice] ?? '').trim().slice(0, MAX_VALORE);
  loaded.scartate.push({ riga, colonna, valore, motivo });
  loaded.residui.push({ riga, celle });
  if (loaded.residui.length > RESIDUI) loaded.residui.shift();
}

/** The row of a status that no language here knows. */
export const makeUnknownStatus = (
  cell: string,
  riga: number,
  colonna: string,
  what: string,
): RigaScartata => ({
  riga,
  colonna,
  valore: cell.trim().slice(0, MAX_VALORE),
  motivo: explainUnknownStatus(cell, what),
});

/** Refuses those of some rows that were taken: their amounts are missing from the proof. */
export function refuseTaken(loaded: RigheLette, scartate: readonly RigaScartata[]): void {
  const taken = new Set(loaded.righe.map(({ riga }) => riga));
  const refused = scartate.filter(({ riga }) => taken.has(riga));
  const lines = new Set(refused.map(({ riga }) => riga));
  loaded.righe = loaded.righe.filter(({ riga }) => !lines.has(riga));
  loaded.perse.push(...lines);
  loaded.scartate = [...loaded.scartate, ...refused].toSorted((x, y) => x.riga - y.riga);
}

/** What a status does not say is not guessed: where others of its column say what became of them, it is refused. */
export function refuseUnknown(loaded: RigheLette): void {
  const known = loaded.unknownRighe.filter(({ indice }) => loaded.statiNoti.has(indice));
  if (known.length === 0) return;
  refuseTaken(
    loaded,
    known.map(({ scartata }) => scartata),
  );
}

const CUT = 'La riga finisce a metà: il file è stato troncato';

/** Refuses the row of the line in the middle of which the file ends: what is missing may be part of its amount. */
export function refuseCut(loaded: RigheLette, line: number | null): void {
  const row = loaded.righe.find(({ riga }) => riga === line);
  if (row)
    refuseTaken(loaded, [
      { riga: row.riga, colonna: null, valore: row.descrizione.slice(0, MAX_VALORE), motivo: CUT },
    ]);
}
