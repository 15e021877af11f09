/**
 * What the customer keeps back of an invoice for the tax office (art. 25 DPR 600/73): of the whole of the document it is still
 * to be taken off, of what is to be paid it is taken off already. The arithmetic of the other columns tells, or it is asked.
 */
import { inferCents } from './cents.ts';
import { NETTO, TAX, normalizeTitle } from './partite.ts';
import type { ProfiledColumn } from './profile.ts';

const RITENUTA = /\britenut[ae]\b|\bwithholding\b|\biva (?:in )?(?:split|scissione)\b|^r ?a(?: \d+)?$/;
/** What an invoice adds to its net amount beside the tax. */
const AGGIUNTA = /\b(cassa|rivalsa|bollo|contributo integrativo|cpa|cnpa\w*|cap|inarcassa|enpa\w*|c p a?)\b/;
/** What is kept back of the fees of an agent beside it. */
const FUND = /\b(?:enasarco|firr)\b/;
const A_PAGARE =
  /\bnetto (a|da) (pagare|incassare|liquidare|saldare|riscuotere|corrispondere|ricevere|credito)\b/;

/** True of a name that says what the customer keeps back of a document. */
export const isWithheld = (header: string): boolean => RITENUTA.test(normalizeTitle(header));
export const isAdded = (header: string): boolean => AGGIUNTA.test(normalizeTitle(header));
/** True of a name that says that what is kept back is taken off. */
export const isToPay = (header: string): boolean => A_PAGARE.test(normalizeTitle(header));

/** The column of what a document is of without its tax: what is called net alone may be what is left of the whole. */
export function findNetColumn(money: readonly ProfiledColumn[]): ProfiledColumn | undefined {
  const named = money.filter(({ intestazione }) => NETTO.test(normalizeTitle(intestazione)));
  return (
    named.find(({ intestazione }) => !/^(?:importo )?nett[oi]$/.test(normalizeTitle(intestazione))) ??
    named[0]
  );
}

interface Withheld {
  column: ProfiledColumn;
  /** `intero`: still to be taken off; `netto`: taken off already; null where nothing tells. */
  importo: 'intero' | 'netto' | null;
}

/** What is kept back of the amounts; null where no column says it, or none of its rows has any. */
export function findWithheld(money: readonly ProfiledColumn[], importo: ProfiledColumn): Withheld | null {
  const named = (regola: RegExp): ProfiledColumn | undefined =>
    money.find(({ intestazione }) => regola.test(normalizeTitle(intestazione)));
  const [net, tax, column] = [findNetColumn(money), named(TAX), named(RITENUTA)];
  if (!column || column === importo) return null;
  const cents = inferCents([importo, column]);
  const held = (riga: number): number => Math.abs(cents(column, riga));
  const righe = importo.celle.map((_, riga) => riga);
  if (!righe.some((riga) => held(riga) > 0)) return null;
  if (importo === net && tax) return { column, importo: 'intero' };
  if (isToPay(importo.intestazione)) return { column, importo: 'netto' };

  const amount = (one: ProfiledColumn, riga: number): number => Math.abs(cents(one, riga));
  const added = money.filter(({ intestazione }) => isAdded(intestazione));
  const sumOf = (riga: number): number =>
    net && tax ? [net, tax, ...added].reduce((sum, one) => sum + amount(one, riga), 0) : Number.NaN;
  const others = money.filter((one) => one !== importo && one !== column);
  const funds = money.filter(({ intestazione }) => FUND.test(normalizeTitle(intestazione)));
  const keptOf = (riga: number): number => funds.reduce((sum, one) => sum + amount(one, riga), held(riga));
  const isWhole = (whole: (riga: number) => number, off: 0 | 1): boolean =>
    righe.every((riga) =>
      [held(riga), keptOf(riga)].some((kept) => whole(riga) === amount(importo, riga) + off * kept),
    );
  const isLessOf = (one: ProfiledColumn): boolean =>
    righe.every((riga) => amount(one, riga) === amount(importo, riga) - held(riga));
  if (isWhole(sumOf, 0) || others.some((one) => isLessOf(one))) return { column, importo: 'intero' };
  const isNet = isWhole(sumOf, 1) || others.some((one) => isWhole((riga) => amount(one, riga), 1));
  return { column, importo: isNet ? 'netto' : null };
}
