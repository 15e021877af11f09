/** What reached the account of an amount from which something was kept back, by the arithmetic of the columns. */
import type { Decimali } from '#api/contract/tracciati.ts';
import { listMeanings, normalizeHeader } from '../cell/words.ts';
import { isNext } from './between-balances.ts';
import { inferCents, readCents, type Cents } from './cents.ts';
import { findDiscounted, isPaidOut, isTakenOff } from './discounts.ts';
import { isMoney, type ProfiledColumn } from './profile.ts';

interface Net {
  column: ProfiledColumn;
  /** True where the arithmetic says that the amounts came in: what was kept back makes them less. */
  received: boolean;
}

const ARRIVED =
  /\b(nett[oi]|net|accreditat[oi]|accredito|liquidat[oi]|erogat[oi]|bonificat[oi]|payout|dovut[oi] (?:a|al|alla|all)|spettant[ei]|da (?:liquidare|accreditare|bonificare|ricevere|incassare))\b/;
const TOTALE = /\b(totale|total|gesamt\w*)\b/;
/** Net of a tax, where nothing else is kept back of it. */
const NET = /^(?:importo |prezzo )?net(?:to)?(?: amount| price)?$/;
const TAXED = /^(?:brutto(?:betrag)?|gross(?: amount)?|(?:importo )?lordo|(?:montant )?ttc)$/;
const GROSS = /\b(lord[oi]|gross|brutto|transat[oi]|venduto|transazion[ei]|vendite|pos)\b/;
const SALDO = /\b(saldo|balance|kontostand)\b/;
const TAX = /\b(iva|impost[ae]|vat|tax|mw ?st|tva|saldo|balance)\b/;

const isNamed = (column: ProfiledColumn, name: RegExp): boolean =>
  name.test(normalizeHeader(column.intestazione));

const hasRole = ({ intestazione }: ProfiledColumn, role: 'commissione' | 'dare' | 'avere'): boolean =>
  listMeanings(intestazione).some(({ ruolo }) => ruolo === role);

export const isNetto = (column: ProfiledColumn): boolean => isNamed(column, /\bnet(to)?\b/);

/** The columns called those of fees. */
export const listFees = (money: readonly ProfiledColumn[]): ProfiledColumn[] =>
  money.filter((column) => hasRole(column, 'commissione'));

/**
 * The column that is, row by row, another one less what was kept back, whatever it is called. Fees are written without a sign
 * and taken off, or with one and added, so that a fee given back is one more: the same way in every row. Some must be there,
 * or any two equal columns would do.
 */
function proveNet(
  money: readonly ProfiledColumn[],
  fees: readonly ProfiledColumn[],
  cents: Cents,
): Net | null {
  const kept = (riga: number): number => fees.reduce((sum, fee) => sum + cents(fee, riga), 0);
  const all = fees[0]?.celle.map((_, riga) => riga) ?? [];
  const righe = all.filter((riga) => kept(riga) !== 0);
  if (righe.length === 0 || all.length < 2) return null;
  const others = money.filter((column) => !fees.includes(column) && column.filled >= righe.length);
  // Where no fee has a sign the sum reads both ways, and what is added to would pass for what is left.
  const signed = righe.some((riga) => kept(riga) < 0);
  const find = (net: ProfiledColumn, removed: (fee: number) => number): ProfiledColumn | undefined =>
    others.find(
      (gross) =>
        gross !== net &&
        // A single fee proves nothing by itself: then all other rows tie too, and the names say the same.
        (righe.length > 1 ||
          ((isNetto(net) || isNamed(net, TOTALE)) &&
            fees.every((fee) => hasRole(fee, 'commissione') || isTakenOff(fee)))) &&
        (righe.length > 1 ? righe : all).every(
          (riga) =>
            cents(gross, riga) - removed(kept(riga)) === cents(net, riga) &&
            Math.abs(cents(gross, riga)) >= Math.abs(kept(riga)),
        ),
    );
  for (const column of others) {
    if (isNamed(column, SALDO)) continue;
    const bare = find(column, Math.abs);
    if (bare && !signed && isAddedUp(bare, column)) return { column: bare, received: false };
    if (bare && !signed) {
      const came = isNamed(column, ARRIVED) || isNamed(bare, GROSS);
      return { column, received: came && !hasRole(bare, 'dare') };
    }
    const gross = bare ?? (signed ? find(column, (fee) => -fee) : undefined);
    if (!gross) continue;
    // What is called net of sales is so, though each fee has the sign of its amount: it is given back with the sale.
    const ofSales = isNamed(gross, ARRIVED) && righe.some((riga) => cents(gross, riga) > 0);
    if (ofSales && !isNamed(column, ARRIVED)) return { column: gross, received: false };
    const opposite = righe.every((riga) => Math.sign(cents(gross, riga)) === -Math.sign(kept(riga)));
    return { column, received: opposite };
  }
  return null;
}

/** True of the total of an amount and its fees, which no name calls gross or net: it is what they come to, wherever it stands. */
const isAddedUp = (total: ProfiledColumn, amount: ProfiledColumn): boolean =>
  isNamed(total, TOTALE) && !isNamed(total, GROSS) && !isNamed(amount, ARRIVED);

/** Of one column of fees, or of all of them together. */
function proveNamedFees(money: readonly ProfiledColumn[], cents: Cents): Net | null {
  const fees = listFees(money);
  const groups = [...fees.map((fee) => [fee]), ...(fees.length > 1 ? [fees] : [])];
  for (const group of groups) {
    const net = proveNet(money, group, cents);
    if (net) return net;
  }
  return null;
}

/** What reached the account, by its name and because it is another column less a third, whatever these are called. */
function proveNamedNet(money: readonly ProfiledColumn[], cents: Cents): Net | null {
  const column = money.find((one) => one.filled > 0 && isNamed(one, ARRIVED));
  if (!column) return null;
  const others = money.filter(
    (one) => one !== column && one.filled >= column.filled && !(isNamed(column, NET) && isNamed(one, TAX)),
  );
  const proved = others.some(
    (fee) => proveNet([column, ...others.filter((other) => other !== fee)], [fee], cents)?.column === column,
  );
  return proved ? { column, received: false } : null;
}

/** More columns than these give some sum by chance. */
const PARTS = 4;

/** True where one column less some of the parts, and with the others added, is the net on every row: a tip is added, a fee taken off. */
function isRest(
  net: ProfiledColumn,
  gross: ProfiledColumn,
  parts: readonly ProfiledColumn[],
  cents: Cents,
): boolean {
  const ways = parts.length > PARTS ? [0] : Array.from({ length: 2 ** parts.length - 1 }, (_, way) => way);
  return ways.some((added) =>
    net.celle.every((_, riga) => {
      const rest = parts.reduce(
        (sum, part, at) => {
          const kept = Math.abs(cents(part, riga));
          return (added >> at) & 1 ? sum + kept : sum - kept;
        },
        cents(gross, riga),
      );
      return rest === cents(net, riga);
    }),
  );
}

/** What reached the account, by its name and because it is another column less all the others, taxes on fees too. */
function proveRest(money: readonly ProfiledColumn[], cents: Cents): Net | null {
  const full = money.filter(({ celle, filled }) => filled === celle.length);
  const column = full.find((one) => isNamed(one, ARRIVED));
  if (!column || full.length < 4) return null;
  const gross = full.find((one) => {
    const parts = full.filter((part) => part !== one && part !== column);
    return one !== column && isRest(column, one, parts, cents);
  });
  return gross && column.celle.length > 1 ? { column, received: !hasRole(gross, 'dare') } : null;
}

/** A fee is a small part of each amount: so small that neither a balance nor a tax would be it. */
const PARTE_SPESA = 10;

/** What another column less a small third one makes, whatever they are called: a net beside its gross and its fee. */
function proveSmallFee(money: readonly ProfiledColumn[], cents: Cents): Net | null {
  const possible = money.filter((column) => !isNamed(column, TAX));
  for (const fee of possible) {
    const others = possible.filter((column) => column !== fee && column.filled === column.celle.length);
    const isSmall = others.every((other) =>
      other.celle.every(
        (_, riga) => Math.abs(cents(fee, riga)) * PARTE_SPESA <= Math.abs(cents(other, riga)),
      ),
    );
    if (others.length !== 2 || !isSmall) continue;
    const net = proveNet([fee, ...others], [fee], cents);
    if (net) return { ...net, received: false };
  }
  return null;
}

/** True of what all other columns come to, taxes too: of two sides each row would have one, of parts some rows have several. */
function isWhole(sum: ProfiledColumn, all: readonly ProfiledColumn[], cents: Cents): boolean {
  const parts = all.filter((column) => column !== sum);
  const filled = (riga: number): number => parts.filter((part) => cents(part, riga) !== 0).length;
  return (
    parts.length > 1 &&
    sum.celle.length > 1 &&
    sum.celle.some((_, riga) => filled(riga) > 1) &&
    sum.celle.every(
      (_, riga) => cents(sum, riga) === parts.reduce((come, part) => come + cents(part, riga), 0),
    )
  );
}

/** The sum of all other columns: what was sold less what was kept back, where some row has two of both signs. */
function proveSum(money: readonly ProfiledColumn[], cents: Cents): Net | null {
  const possible = money.filter((column) => !isNamed(column, TAX));
  const listParts = (sum: ProfiledColumn, riga: number): number[] =>
    possible.flatMap((part) => (part !== sum && cents(part, riga) !== 0 ? [cents(part, riga)] : []));
  const sums = possible.filter(
    (sum) =>
      possible.length > 2 &&
      sum.celle.every(
        (_, riga) => cents(sum, riga) === listParts(sum, riga).reduce((all, part) => all + part, 0),
      ),
  );
  const isMixed = (sum: ProfiledColumn): boolean =>
    sum.celle.some((_, riga) => new Set(listParts(sum, riga).map((part) => Math.sign(part))).size > 1);
  const column = sums.find(
    (sum) =>
      isMixed(sum) &&
      sum.celle.length > 1 &&
      !possible.some((before) => before !== sum && isNext(before, sum, cents)),
  );
  if (column) return { column, received: true };
  const total = possible.find((sum) => isNamed(sum, TOTALE) && isWhole(sum, money, cents));
  return total ? { column: total, received: false } : null;
}

/** What is left of a debt once a credit beside it is set off: both stand on some rows, so neither is the side of its row. */
function proveSetOff(money: readonly ProfiledColumn[], cents: Cents): Net | null {
  const [debit, credit] = (['dare', 'avere'] as const).map((role) =>
    money.filter((one) => hasRole(one, role)),
  );
  const [owed, off] = [debit?.[0], credit?.[0]];
  if (!owed || !off || debit?.length !== 1 || credit?.length !== 1) return null;
  const righe = owed.celle.map((_, riga) => riga);
  const both = righe.some((riga) => cents(owed, riga) !== 0 && cents(off, riga) !== 0);
  const column = money.find(
    (one) =>
      one !== owed &&
      one !== off &&
      righe.every((riga) => cents(one, riga) === cents(owed, riga) - cents(off, riga)),
  );
  return both && column ? { column, received: false } : null;
}

/** What is paid with its tax, by its name and because it is another column and the tax; where nothing else says what was paid. */
function proveTaxed(money: readonly ProfiledColumn[], cents: Cents): Net | null {
  const tax = money.find((column) => isNamed(column, /\b(?:iva|vat|mw ?st|tva)\b/));
  const total = money.find((column) => column !== tax && (isNamed(column, TOTALE) || isNamed(column, TAXED)));
  if (!tax || !total || total.celle.length < 2) return null;
  const taxed = money.find(
    (one) =>
      one !== tax &&
      one !== total &&
      total.celle.every(
        (_, riga) => cents(tax, riga) !== 0 && cents(one, riga) + cents(tax, riga) === cents(total, riga),
      ),
  );
  // What reached an account says itself what was paid; a net of tax is called so, too.
  const isArrived = money.some((column) => column !== taxed && isNamed(column, ARRIVED));
  return taxed && !isArrived ? { column: total, received: false } : null;
}

/** The net of what was kept back, whatever the columns are called; null where no arithmetic shows one. */
export function findNet(money: readonly ProfiledColumn[], decimals: Decimali): Net | null {
  const cents = readCents(decimals);
  // Figures without decimals may be codes; where they are not, they are amounts in whole euros and the same arithmetic holds.
  const decimal = money.filter(({ denaro }) => denaro > 0);
  const ofEither = (prove: typeof proveRest): Net | null => prove(decimal, cents) ?? prove(money, cents);
  return (
    proveSetOff(money, cents) ??
    proveNamedFees(money, cents) ??
    proveNamedNet(money, cents) ??
    findDiscounted(money, cents) ??
    ofEither(proveRest) ??
    proveSmallFee(money, cents) ??
    ofEither(proveSum) ??
    proveTaxed(money, cents)
  );
}

/** What a service that collects for others calls its fees: no costs of a document. */
const COMMISSIONE = /\b(commission[ei]|fees?|\w*gebuhr(en)?|trattenut[ae])\b/;

/** True of what a service collected and paid out less its fees: whatever numbers stand beside, it is no list of documents. */
export function isSettlement(columns: readonly ProfiledColumn[]): boolean {
  const money = columns.filter((column) => isMoney(column));
  if (isPaidOut(money, inferCents(money))) return true;
  if (!money.some((column) => isNamed(column, COMMISSIONE))) return false;
  return proveNamedFees(money, inferCents(money))?.received === true;
}
