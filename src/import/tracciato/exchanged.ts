/** Amounts as they were before the exchange, where another column has what became of them. */
import { findDivisa } from '../cell/currency-words.ts';
import { normalizeHeader } from '../cell/words.ts';
import { inferCents } from './cents.ts';
import { isDivisa, isMoney, type ProfiledColumn } from './profile.ts';

const isFull = ({ celle }: ProfiledColumn): boolean => celle.every((cell) => cell !== '');

/** True where two amounts are the same in one currency and in no other: it is that of the account. */
function isSameInOne(divisa: ProfiledColumn, original: ProfiledColumn, amounts: ProfiledColumn): boolean {
  const same = new Set<string>();
  const different = new Set<string>();
  for (const [riga, value] of divisa.celle.entries())
    (original.celle[riga] === amounts.celle[riga] ? same : different).add(value);
  return same.size === 1 && different.size > 0 && [...same].every((value) => !different.has(value));
}

const RATE = /\b(cambio|tasso|rate|kurs|cours|exchange)\b/;

/** True where the rates make an amount in the currency that its column names of each other amount. */
function isAtRate(rate: ProfiledColumn, original: ProfiledColumn, amounts: ProfiledColumn): boolean {
  if (findDivisa(amounts.intestazione) === null) return false;
  const cents = inferCents([original, amounts]);
  const rates = rate.celle.map((cell) => Number(cell.replace(',', '.')));
  const rows = rates.flatMap((by, riga) =>
    by > 0 ? [{ by, before: cents(original, riga), after: cents(amounts, riga) }] : [],
  );
  return (
    rows.some(({ before, after }) => before !== after) &&
    rows.every(({ by, before, after }) =>
      [before / by, before * by].some((sum) => Math.abs(sum - after) <= 1),
    )
  );
}

/** Words of the name that say neither an amount nor a currency: those of one pair are the same. */
const ownWords = (header: string): string[] =>
  normalizeHeader(header)
    .split(' ')
    .filter((word) => word.length > 3 && !OF_KIND.test(word))
    .map((word) => word.slice(0, STEM));
const OF_KIND =
  /^(?:import[oi]|amount|betrag|montant|importe|ammontare|valut[ae]|divis[ae]|currency|wahrung|devise|moneda|codice|code|movimento|euro)$/;
/** As many letters tell `originario` and `originaria`. */
const STEM = 7;

/** The amount that a column of currencies is of: by its name, else the one before it, unless its own name says a currency. */
function findAmountOf(
  divisa: ProfiledColumn,
  amounts: readonly ProfiledColumn[],
  filled: readonly ProfiledColumn[],
): ProfiledColumn | undefined {
  const words = ownWords(divisa.intestazione);
  const named = amounts.filter(({ intestazione }) =>
    ownWords(intestazione).some((word) => words.includes(word)),
  );
  if (named.length === 1) return named[0];
  const at = filled.indexOf(divisa);
  return [filled[at - 1], filled[at + 1]].find(
    (column) => column !== undefined && amounts.includes(column) && findDivisa(column.intestazione) === null,
  );
}

/** What whoever was paid had of it, in the currency of their own account. */
const OF_PAYEE = /\b(?:beneficiari[oa]|destinatari[oa]|recipient|payee|receiver)\b|^target\b/;
const isOfPayee = ({ intestazione }: ProfiledColumn): boolean => OF_PAYEE.test(normalizeHeader(intestazione));

/** What the payee had, and its currency: an amount that is of whoever paid stands beside it. */
function listOfPayee(
  columns: readonly ProfiledColumn[],
  amounts: readonly ProfiledColumn[],
  divise: readonly ProfiledColumn[],
): ProfiledColumn[] {
  const had = amounts.filter((column) => isOfPayee(column));
  if (had.length === 0 || had.length === amounts.length) return [];
  const filled = columns.filter((column) => column.filled > 0);
  return [
    ...had,
    ...divise.filter((divisa) => {
      const amount = isOfPayee(divisa) ? had[0] : findAmountOf(divisa, amounts, filled);
      return amount !== undefined && had.includes(amount);
    }),
  ];
}

/** The columns without what a payee had, without amounts in other currencies, and without these currencies where they stand behind their amounts. */
export function removeOriginals(columns: readonly ProfiledColumn[]): ProfiledColumn[] {
  const divise = columns.filter((column) => isDivisa(column));
  const full = columns.filter((column) => isMoney(column) && isFull(column));
  const ofPayee = listOfPayee(columns, full, divise);
  if (ofPayee.length > 0) return removeOriginals(columns.filter((column) => !ofPayee.includes(column)));
  // Without a column of currencies, what was exchanged may be the amount of an account abroad.
  if (divise.length === 0) return [...columns];
  const money = columns.filter((column) => isMoney(column));
  const rate = money.find(({ intestazione }) => RATE.test(normalizeHeader(intestazione)));
  const amounts = money.filter((column) => column !== rate && isFull(column));
  const filled = columns.filter((column) => column.filled > 0);
  const removed = amounts.flatMap((original) => {
    const others = amounts.filter((column) => column !== original);
    const divisa = divise.find((column) => findAmountOf(column, amounts, filled) === original);
    if (divisa && others.some((other) => isSameInOne(divisa, original, other))) return [original, divisa];
    return rate && others.some((other) => isAtRate(rate, original, other)) ? [original] : [];
  });
  return columns.filter((column) => !removed.includes(column));
}
