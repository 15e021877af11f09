/** What the columns of a table hold, counted over a sample of its rows. */
import { cleanCell, classifyCell, isLikelyData, type CellKind } from '../cell/cell.ts';
import { explainStatus, classifySaldo, isTotale, isTotaleDiParte } from './row-words.ts';
import { toIbanOrNull } from '../cell/text.ts';
import { listMeanings } from '../cell/words.ts';

export interface ProfiledColumn {
  indice: number;
  intestazione: string;
  data: number;
  denaro: number;
  intero: number;
  testo: number;
  vuota: number;
  filled: number;
  /** Mean length of the non-empty cells. */
  length: number;
  /** Different values, up to 40. */
  valori: Set<string>;
  /** Cells in the order of the rows of the sample. */
  celle: string[];
}

/** Rows with a date, whatever else they have. */
export const filterDayRows = (righe: readonly string[][]): string[][] =>
  righe.filter((riga) => riga.some((cell) => isLikelyData(cell)));

/** Rows with a date and an amount, that no balance is stated on. */
export const filterDatedRows = (righe: readonly string[][]): string[][] =>
  righe.filter((riga) => {
    const kinds = riga.map((cell) => classifyCell(cell));
    return (
      kinds.includes('data') &&
      kinds.some((kind) => kind === 'denaro' || kind === 'intero') &&
      !riga.some((cell, at) => kinds[at] === 'testo' && classifySaldo(cell) !== null)
    );
  });

/**
 * Those of them that a column is judged by: operations still pending, or never done, teach nothing about it; nor do totals.
 * @param documents of which those that wait to be paid teach most
 */
export function filterMovimentoRows(righe: readonly string[][], documents: boolean): string[][] {
  const movimenti = filterDatedRows(righe);
  const executed = movimenti.filter(
    (riga) =>
      !riga.some(
        (cell) =>
          cell.length < 30 &&
          ((!documents && explainStatus(cell) !== null) || isTotale(cell) || isTotaleDiParte(cell)),
      ),
  );
  return executed.length > 0 ? executed : movimenti;
}

export function classifyColumns(righe: readonly string[][], header: readonly string[]): ProfiledColumn[] {
  const width = righe.reduce((most, riga) => Math.max(most, riga.length), header.length);
  return Array.from({ length: width }, (_, index) => profileColumn(righe, header[index] ?? '', index));
}

function profileColumn(righe: readonly string[][], intestazione: string, indice: number): ProfiledColumn {
  const column: ProfiledColumn = {
    indice,
    intestazione,
    data: 0,
    denaro: 0,
    intero: 0,
    testo: 0,
    vuota: 0,
    filled: 0,
    length: 0,
    valori: new Set(),
    celle: [],
  };
  let chars = 0;
  for (const riga of righe) {
    const cell = cleanCell(riga[indice] ?? '');
    const kind: CellKind = classifyCell(cell);
    column.celle.push(cell);
    column[kind]++;
    if (kind === 'vuota') continue;
    column.filled++;
    chars += cell.length;
    if (column.valori.size < 40) column.valori.add(cell);
  }
  column.length = column.filled === 0 ? 0 : chars / column.filled;
  if (column.denaro + column.intero > 0 && !column.valori.has('+')) takeOutStrokes(column);
  return column;
}

/** Among amounts a stroke alone is an empty cell. */
function takeOutStrokes(column: ProfiledColumn): void {
  const strokes = column.celle.filter((cell) => DASH.test(cell));
  if (strokes.length === 0) return;
  column.celle = column.celle.map((cell) => (DASH.test(cell) ? '' : cell));
  column.testo -= strokes.length;
  column.vuota += strokes.length;
  column.filled -= strokes.length;
  for (const stroke of strokes) column.valori.delete(stroke);
}
const DASH = /^[-\u2010-\u2015\u2212]+$/;

const MONEY_NAMES = new Set(['importo', 'dare', 'avere', 'saldo']);

/** True when nearly all that the column holds are amounts; a third is enough under a header that says so. */
export function isMoney(column: ProfiledColumn): boolean {
  if (column.filled === 0) return false;
  const quota = (column.denaro + column.intero) / column.filled;
  return (
    quota >= 0.7 ||
    (quota > 0.3 && listMeanings(column.intestazione).some(({ ruolo }) => MONEY_NAMES.has(ruolo)))
  );
}

export const isDate = (column: ProfiledColumn): boolean =>
  column.filled > 0 && column.data / column.filled >= 0.6;

/** Three letters alone are no currency, unless the header says so: channels and causali have as many. */
const DIVISE: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** True when the column holds currency codes. */
export function isDivisa(column: ProfiledColumn): boolean {
  if (column.filled === 0 || column.valori.size > 20) return false;
  const named = listMeanings(column.intestazione).some(({ ruolo }) => ruolo === 'divisa');
  return [...column.valori].every(
    (value) =>
      /^(€|Euro?)$/i.test(value) || DIVISE.has(value.toUpperCase()) || (named && /^[A-Z]{3}$/i.test(value)),
  );
}

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9 ]{8,35}$/;

/** True of a column of whole IBANs and nothing else. */
export const isOfIbans = ({ filled, valori }: ProfiledColumn): boolean =>
  filled > 0 && [...valori].every((value) => toIbanOrNull(value) !== null);

export const isIban = (column: ProfiledColumn): boolean =>
  column.filled > 0 && [...column.valori].every((value) => IBAN.test(value) || value.length < 34);
