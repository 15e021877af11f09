/** A list of documents without a line of titles: what its columns hold says what each is. */
import { cleanCell } from '../cell/cell.ts';
import { parseGiorno } from '../cell/date.ts';
import { inferCents } from './cents.ts';
import { findCompanyColumn } from './partite.ts';
import { isDate, isMoney, type ProfiledColumn } from './profile.ts';

/** The number of a document, with its kind before it or its year behind. */
const NUMBER =
  /^(?:(?:ft|fatt|fattura|fv|fe|nc|nd|inv|re|rg|fac?)[. ]*(?:n[.°º]? ?)?[a-z]{0,3}[/-]?\d[\w/-]*|\d{1,6}\/(?:20)?\d{2}|\d{1,6}\/[a-z]{1,3})$/i;
/** Payment is granted for more days than a value day is behind its own. */
const GRANTED = 10;
const DAY_MS = 86_400_000;

const isNumber = ({ celle, filled }: ProfiledColumn): boolean =>
  filled === celle.length && celle.every((cell) => NUMBER.test(cell));

/** True of days none of which comes before those beside them, and some many days behind. */
function isDueAfter(due: ProfiledColumn, day: ProfiledColumn): boolean {
  const gaps = due.celle.map((cell, riga) => {
    const [its, one] = [cell, day.celle[riga] ?? ''].map((text) => parseGiorno(cleanCell(text), 'gma'));
    return its && one ? (Date.parse(its) - Date.parse(one)) / DAY_MS : Number.NaN;
  });
  return gaps.every((gap) => gap >= 0) && gaps.some((gap) => gap > GRANTED);
}

/** The only column of words without a figure among them. */
function findWords(columns: readonly ProfiledColumn[]): ProfiledColumn | null {
  const [found, ...others] = columns.filter(
    ({ celle, filled, testo, valori }) =>
      testo === celle.length && filled === testo && valori.size > 1 && !celle.some((cell) => /\d/.test(cell)),
  );
  return found && others.length === 0 ? found : null;
}

/** Figures that no other row has: a number where nothing is more of one. */
const isCounted = ({ celle, valori }: ProfiledColumn): boolean =>
  valori.size === celle.length && celle.every((cell) => /^[1-9]\d{0,5}$/.test(cell));

/** True of what the amounts of each party come to, on each of its rows: one party at least has several. */
function isTotalOf(total: ProfiledColumn, amount: ProfiledColumn, party: ProfiledColumn | null): boolean {
  if (!party || party.valori.size === party.celle.length) return false;
  const cents = inferCents([total, amount]);
  const groups = Map.groupBy(party.celle.keys(), (riga) => party.celle[riga]);
  return [...groups.values()].every((rows) => {
    const sum = rows.reduce((all, riga) => all + cents(amount, riga), 0);
    return rows.every((riga) => cents(total, riga) === sum);
  });
}

/** The names that the columns of such a list would have; null of any other table. */
export function inferListNames(columns: readonly ProfiledColumn[]): string[] | null {
  if (columns.length === 0 || columns.some(({ intestazione }) => intestazione !== '')) return null;
  const party = findCompanyColumn(columns) ?? findWords(columns);
  const days = columns.filter((column) => isDate(column));
  const due = days.find((one) => days.some((other) => other !== one && isDueAfter(one, other)));
  const told = columns.filter((column) => !isDate(column) && isNumber(column));
  const money = columns.filter((column) => isMoney(column) && column.denaro > 0);
  const counted = columns.filter((column) => !money.includes(column) && isCounted(column));
  const [number, ...otherNumbers] = told.length === 0 && due ? counted : told;
  const [amount, ...otherAmounts] = money.filter(
    (column) => !money.some((other) => other !== column && isTotalOf(column, other, party)),
  );
  if (!number || !amount || otherNumbers.length + otherAmounts.length > 0 || days.length > 2) return null;
  if (!due && !findCompanyColumn(columns)) return null;
  const names = new Map<ProfiledColumn | null, string>([
    [party, 'Ragione sociale'],
    [number, 'Numero fattura'],
    [amount, 'Importo'],
    ...days.map((day) => [day, day === due ? 'Scadenza' : 'Data documento'] as const),
  ]);
  return columns.map((column) => names.get(column) ?? '');
}
