/** What was taken off an amount, and was no fee: what is left was paid. */
import { normalizeHeader } from '../cell/words.ts';
import type { Cents } from './cents.ts';
import type { ProfiledColumn } from './profile.ts';

const TAKEN_OFF =
  /\b(?:storn[oi]|res[oi]|rimbors[oi]|annull\w*|abbuon[oi]|scont[oi]|refunds?|returns?|voids?|discounts?)\b/;

/** True of the name of what is less in the takings of a day. */
export const isTakenOff = ({ intestazione }: ProfiledColumn): boolean =>
  TAKEN_OFF.test(normalizeHeader(intestazione));

const DISCOUNT = /\b(?:scont[oi]|abbuon[oi]|discounts?|rabatt\w*|skonto|remises?)\b/;

/** The column that is, on every row, another less the discount: of the two that other was not paid; it says no side. Null where none is. */
export function findDiscounted(
  money: readonly ProfiledColumn[],
  cents: Cents,
): { column: ProfiledColumn; received: false } | null {
  const off = money.find(({ intestazione }) => DISCOUNT.test(normalizeHeader(intestazione)));
  const others = money.filter((column) => column !== off && column.filled === column.celle.length);
  if (!off || off.celle.length < 2 || off.celle.every((_, riga) => cents(off, riga) === 0)) return null;
  const isLessOf = (net: ProfiledColumn, gross: ProfiledColumn): boolean =>
    net.celle.every(
      (_, riga) =>
        cents(gross, riga) - Math.abs(cents(off, riga)) === cents(net, riga) && cents(net, riga) > 0,
    );
  const column = others.find((net) => others.some((gross) => gross !== net && isLessOf(net, gross)));
  return column ? { column, received: false } : null;
}

/** What a service calls what it paid out once its discount was taken off. */
const PAID_OUT = /\b(?:rimbors\w*|(?:accredit|liquid|bonific|erog)at[oi])\b/;

/** True where a column so called is another less the discount: a service that takes vouchers paid it out. */
export function isPaidOut(money: readonly ProfiledColumn[], cents: Cents): boolean {
  const left = findDiscounted(money, cents);
  return left !== null && PAID_OUT.test(normalizeHeader(left.column.intestazione));
}
