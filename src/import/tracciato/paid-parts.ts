/** Lists that say of each row whether it was paid, or how much of it: what they are of is owed, whatever its columns are called. */
import { isNegativa } from '../cell/amount.ts';
import { isAskedPaid, isOfUnpaid } from '../cell/partite-words.ts';
import { listMeanings, normalizeHeader } from '../cell/words.ts';
import { inferCents } from './cents.ts';
import { LEFT, hasParties, normalizeTitle } from './partite.ts';
import { isPaid } from './partite-money.ts';
import { isMoney, type ProfiledColumn } from './profile.ts';

/** A running balance, or what was kept back of each row, is of an account: what is left of a document is called so too. */
const isOfConto = ({ intestazione }: ProfiledColumn): boolean =>
  !isLeft(intestazione) &&
  listMeanings(intestazione).some(
    ({ ruolo, peso }) => peso > REMARK && (ruolo === 'saldo' || ruolo === 'commissione'),
  );
const REMARK = 5;
const isLeft = (header: string): boolean =>
  LEFT.test(normalizeTitle(header)) || DUE.test(normalizeTitle(header));
/** What is owed in all. */
const DUE = /\bdovut[oaie]\b/;

/** True of what is called left and is, row by row, what others come to less what was paid. */
function isLeftOf(rest: ProfiledColumn, wholes: readonly ProfiledColumn[], paid: ProfiledColumn): boolean {
  const cents = inferCents([rest, ...wholes, paid]);
  const rows = [...rest.celle.keys()];
  const whole = (riga: number): number => wholes.reduce((sum, one) => sum + cents(one, riga), 0);
  return (
    wholes.length > 0 &&
    rows.every((riga) => whole(riga) - cents(paid, riga) === cents(rest, riga)) &&
    rows.some((riga) => cents(paid, riga) !== 0) &&
    rows.some((riga) => cents(rest, riga) !== 0)
  );
}

/** True of what is called paid and is nowhere more than another amount, which on some row is paid whole and on another not at all. */
function isPaidOf(paid: ProfiledColumn, whole: ProfiledColumn): boolean {
  const cents = inferCents([paid, whole]);
  const rows = [...paid.celle.keys()];
  return (
    rows.every((riga) => cents(paid, riga) >= 0 && cents(paid, riga) <= cents(whole, riga)) &&
    rows.some((riga) => cents(paid, riga) === 0 && cents(whole, riga) > 0) &&
    rows.some((riga) => cents(paid, riga) > 0 && cents(paid, riga) === cents(whole, riga))
  );
}

const isNamedPaid = (header: string): boolean => isPaid(normalizeTitle(header));

/** True where amounts say how much of each row is left, or was paid. */
function isPaidInPart(columns: readonly ProfiledColumn[]): boolean {
  const money = columns.filter((column) => isMoney(column));
  return money.some((column) => {
    const others = money.filter((other) => other !== column);
    if (isLeft(column.intestazione))
      return others.some((paid) => {
        const wholes = others.filter((other) => other !== paid);
        // Rates and counts are no parts of a sum.
        const parts = wholes.filter(({ denaro, valori }) => denaro > 0 && valori.size > 1);
        return (
          isNamedPaid(paid.intestazione) &&
          (wholes.some((whole) => isLeftOf(column, [whole], paid)) || isLeftOf(column, parts, paid))
        );
      });
    if (!isNamedPaid(column.intestazione)) return false;
    // What is less than an amount by a fee was settled, and is left of nothing.
    const wholes = money.some((other) => isOfConto(other))
      ? others.filter((other) => isLeft(other.intestazione))
      : others;
    return wholes.some((whole) => isPaidOf(column, whole));
  });
}

/** What asks of each row whether it was paid. */
const ASKED =
  /^(?:gia )?(?:fatt|pagat|saldat|incassat|riscoss)[oaie](?: s n)?$|^(?:is )?paid$|^(?:encaisse|paye|regle)e?$/;

/** True where a yes or a no says of each amount without a sign whether it was paid: what was not is still to be. */
function isAskedOfEach(columns: readonly ProfiledColumn[]): boolean {
  const money = columns.filter((column) => isMoney(column));
  const asked = columns.find(({ intestazione, valori }) => {
    return ASKED.test(normalizeHeader(intestazione)) && isAskedPaid(intestazione, [...valori]);
  });
  return (
    asked !== undefined &&
    (asked.valori.size > 1 || asked.filled < asked.celle.length) &&
    !money.some((column) => isOfConto(column) || column.celle.some((cell) => isNegativa(cell)))
  );
}

/** True where the day on which each was paid stands behind some amounts without a sign, and not behind others. */
function isPaidOfSome(columns: readonly ProfiledColumn[]): boolean {
  const money = columns.filter((column) => isMoney(column));
  return (
    columns.some(
      ({ intestazione, filled, celle, data }) =>
        filled > 0 &&
        filled < celle.length &&
        data === filled &&
        OF_PAYMENT.test(normalizeHeader(intestazione)),
    ) && !money.some((column) => isOfConto(column) || column.celle.some((cell) => isNegativa(cell)))
  );
}
/** The day of payment of a document, in the words of whoever keeps the list. */
const OF_PAYMENT =
  /^(?:data |giorno )?(?:di |del |dell )?(?:incasso|riscossione|(?:pagat|incassat|saldat|riscoss)[oa](?: il)?)$/;

/** True where each row names a party, and says in words of the payment that it was paid or that it was not. */
const isUnpaidOfParties = (columns: readonly ProfiledColumn[]): boolean =>
  hasParties(columns) &&
  columns.some(
    ({ valori, filled, celle }) => filled === celle.length && valori.size < WORDS && isOfUnpaid([...valori]),
  );
/** As many words of payment. */
const WORDS = 6;

/** True of a table whose own columns say what of it is still to be paid. */
export const hasPaidParts = (columns: readonly ProfiledColumn[]): boolean =>
  isPaidInPart(columns) || isAskedOfEach(columns) || isPaidOfSome(columns) || isUnpaidOfParties(columns);
