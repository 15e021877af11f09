/** What one piece costs, beside how many there are and what they come to. */
import { inferCents } from './cents.ts';
import type { ProfiledColumn } from './profile.ts';

/** So many rows must tie, or some number of pieces would by chance. */
const ROWS = 2;
const isCount = ({ celle }: ProfiledColumn): boolean => celle.every((cell) => /^\d{1,6}$/.test(cell));

/** True of a column that, times a number of pieces, is another one on every row: it is the amount of none of them. */
export function isOfOnePiece(unit: ProfiledColumn, money: readonly ProfiledColumn[]): boolean {
  const counts = money.filter((column) => column !== unit && isCount(column));
  const totals = money.filter((column) => column !== unit && !isCount(column));
  if (counts.length === 0 || totals.length === 0 || unit.celle.length < ROWS) return false;
  const cents = inferCents([unit, ...totals]);
  return counts.some(({ celle }) =>
    totals.some(
      (total) =>
        celle.some((count) => Number(count) > 1) &&
        celle.every(
          (count, riga) => cents(unit, riga) > 0 && cents(unit, riga) * Number(count) === cents(total, riga),
        ),
    ),
  );
}
