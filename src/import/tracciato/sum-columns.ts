/** What the columns of a list of documents are by their arithmetic: a tax, or the sum of others. */
import { inferCents } from './cents.ts';
import type { ProfiledColumn } from './profile.ts';

/** The rates of VAT, in a hundred. */
const ALIQUOTE = [4, 5, 10, 22];

/** True when a column is, row by row, another at a rate of VAT: whatever its name, it is the tax. */
export function isTaxOf(column: ProfiledColumn, net: ProfiledColumn): boolean {
  const cents = inferCents([column, net]);
  const pairs = column.celle.map((_, riga) => [Math.abs(cents(column, riga)), Math.abs(cents(net, riga))]);
  const filled = pairs.filter(([tax = 0]) => tax > 0);
  return (
    filled.length > 1 &&
    filled.length * 2 > pairs.length &&
    filled.every(([tax = 0, base = 0]) =>
      ALIQUOTE.some((rate) => Math.abs(Math.round((base * rate) / 100) - tax) <= 1),
    )
  );
}

/** More columns than these give some sum by chance. */
const PARTS = 4;

/**
 * True when a column is, row by row, the sum of two others, some of it tax, with some of the rest added or taken off: what a
 * fund adds, what is withheld. The same way on every row.
 */
export function isSum(
  column: ProfiledColumn,
  net: ProfiledColumn,
  tax: ProfiledColumn,
  money: readonly ProfiledColumn[],
): boolean {
  const cents = inferCents([column, net]);
  const parts = money.filter((one) => ![column, net, tax].includes(one) && one.denaro > 0).slice(0, PARTS);
  const ways = parts.reduce<number[][]>(
    (all, _) => all.flatMap((way) => [0, 1, -1].map((of) => [...way, of])),
    [[]],
  );
  const comesTo = (way: readonly number[], riga: number): number =>
    parts.reduce(
      (sum, part, at) => sum + (way[at] ?? 0) * cents(part, riga),
      cents(net, riga) + cents(tax, riga),
    );
  return (
    tax.celle.some((_, riga) => cents(tax, riga) !== 0) &&
    ways.some((way) => column.celle.every((_, riga) => comesTo(way, riga) === cents(column, riga)))
  );
}

/**
 * True where a column is, row by row, what all the others come to: what a customer keeps back is taken off, and something is.
 * @param isKept tells the columns of what is kept back
 */
export function isMadeUp(
  column: ProfiledColumn,
  money: readonly ProfiledColumn[],
  isKept: (header: string) => boolean,
): boolean {
  const parts = money.filter((one) => one !== column && one.denaro + one.intero > 0);
  const cents = inferCents([column, ...parts]);
  const comesTo = (riga: number): number =>
    parts.reduce((sum, part) => sum + (isKept(part.intestazione) ? -1 : 1) * Math.abs(cents(part, riga)), 0);
  return (
    parts.length > 1 &&
    parts.some(({ intestazione }) => isKept(intestazione)) &&
    column.celle.every((_, riga) => comesTo(riga) === cents(column, riga))
  );
}
