/** What is still open of a document, by the name of its column; and columns so called that are of something else. */
import { inferCents } from './cents.ts';
import { normalizeTitle } from './partite.ts';
import type { ProfiledColumn } from './profile.ts';

const APERTO =
  /\b(residuo|aperto|insoluto|scoperto|da (incassare|pagare|saldare|riscuotere|ricevere|versare|rimborsare|recuperare|corrispondere|liquidare)|a pagare|outstanding|remain(?:ing|der)|open( amount| balance| eur| euro)?$|amount due|balance due|balance|saldo|solde|arretrat[oi]|sospes[oi]|total to pay|offen\w*|openstaand|rest[oaei]?|reste( du)?|restant\w*|riman\w*|ancora|manca\w*|dovut[oaie]|pendi?ente\w*|pdte|pozostalo|do zaplaty|ausstehend\w*)\b/;

/** True of a name that says what is left of a document, or of an account. */
export const isOpenAmount = (header: string): boolean => APERTO.test(normalizeTitle(header));

/** Rows that tell what runs on by its steps alone; a balance so called starts from nothing, too. */
const STEPS = 3;
const BALANCE = /^(?:saldo(?: progressivo)?|balance)(?: (?:in )?euro?)?$/;

/** True of what is left that runs on from row to row by the amount beside it: of no document is it. */
export function isRunning(balance: ProfiledColumn, amount: ProfiledColumn): boolean {
  if (!isOpenAmount(balance.intestazione) || balance.celle.length < 2) return false;
  const named = BALANCE.test(normalizeTitle(balance.intestazione));
  const cents = inferCents([balance, amount]);
  const runs = (before: 1 | -1, rows: readonly number[]): boolean =>
    rows.every((riga) => {
      const step = Math.abs(cents(balance, riga) - cents(balance, riga - before));
      return step > 0 && step === Math.abs(cents(amount, riga));
    });
  const all = [...balance.celle.keys()];
  if (named && (runs(1, all) || runs(-1, all))) return true;
  return all.length >= STEPS && (runs(1, all.slice(1)) || runs(-1, all.slice(0, -1)));
}

/** What is left of a loan, in the words of its plan. */
const OF_LOAN =
  /\b(?:debito|capitale|prestito|mutuo|finanziamento) (?:residu[oa]|rest\w*|da rimborsare)\b|^residuo (?:debito|capitale)\b|\b(?:outstanding|remaining) (?:principal|capital)\b/;

/** True of what is left of the whole loan after each of its instalments: of none of them is it. */
export function isOfLoan(rest: ProfiledColumn, amount: ProfiledColumn): boolean {
  if (OF_LOAN.test(normalizeTitle(rest.intestazione))) return true;
  const isCount = amount.celle.every((cell) => /^\d{0,2}$/.test(cell));
  if (isCount || !isOpenAmount(rest.intestazione) || !/\brata\b/.test(normalizeTitle(amount.intestazione)))
    return false;
  const cents = inferCents([rest, amount]);
  const beyond = rest.celle.filter((_, riga) => Math.abs(cents(rest, riga)) > Math.abs(cents(amount, riga)));
  return beyond.length * 2 > rest.celle.length;
}

/** What an instalment gives back of a loan, and what it costs: together they are what is paid. */
export function findLoanParts(money: readonly ProfiledColumn[]): [ProfiledColumn, ProfiledColumn] | null {
  const called = (name: RegExp): ProfiledColumn | undefined =>
    money.find(({ intestazione }) => name.test(normalizeTitle(intestazione)));
  const [capital, interest] = [called(/\b(?:capitale|principal)\b/), called(/\b(?:interess[ei]|interest)\b/)];
  return capital && interest && capital !== interest ? [capital, interest] : null;
}
