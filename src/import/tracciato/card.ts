/** Whose a list of card operations without signs is: of whoever holds the card, who spent, or of the shop that was paid. */
import { isNegativa } from '../cell/amount.ts';
import { isCard, isGivenBack } from '../cell/direction-words.ts';
import { normalizeHeader } from '../cell/words.ts';
import type { ProfiledColumn } from './profile.ts';

/** Names of the column of shops. */
const SHOP =
  /\b(esercente|merchant( name)?|negozio|insegna|luogo( di| d)? (acquisto|operazione)|handler|haendler|commercant|comercio|establecimiento)\b/;
/** What only the holder of a card calls an operation, or the card. */
const HOLDER =
  /\b(acquist[oi]|purchases?|spes[ae]|speso|kauf\w*|einkauf\w*|achats?|compras?|titolare|cart[ae] aziendal[ei]|(?:corporate|company|business) cards?|intestat\w*|cardholder|targ[ae]|kennzeichen|(?:license|number) plate|karteninhaber|porteur|titular|estratto conto|cambio|exchange rate|(?:importo|ammontare|amount) (?:in )?(?:valuta|divisa|original\w*)|(?:valuta|divisa) (?:estera|original\w*))\b/;
/** What only a shop has, or is told. */
const SELLER =
  /\b(terminal[ei]?|pos|punto vendita|pdv|accredit\w*|incass\w*|vendit\w*|transat\w*|liquidat\w*|payouts?|acquirer|commission[ei]|ricavi|corrispettivi|estratto conto esercent[ei]|esercente \d+)\b/;

/** How the list of a terminal is called. */
const OF_TERMINAL =
  /\b(?:giornale|list[ae]|elenco|transazioni|operazioni|movimenti|incassi|chiusur[ae])\b.*\b(?:pos|terminal[ei]?)\b/;

/** True where names, or the title, say that cards were read by a terminal of whoever sold. */
export const isOfTerminal = (columns: readonly ProfiledColumn[], above: string): boolean =>
  OF_TERMINAL.test(normalizeHeader(above)) ||
  columns.some(({ intestazione }) =>
    /^(?:(?:cod|codice|id|n|num|numero) )?(?:terminal[ei]?(?: pos| id)?|pos|tml|tid|circuito)$/.test(
      normalizeHeader(intestazione),
    ),
  );

/** What a row is called by whoever sold: of a buyer it is a purchase. */
const SALE = /^(?:vendit[ae]|sales?|verkauf|vente|venta)\b/;

/** True where names of columns, the title, or the kinds of rows are those of whoever sold. */
export const isOfSeller = (columns: readonly ProfiledColumn[], above: string): boolean =>
  SELLER.test(normalizeHeader([above, ...columns.map(({ intestazione }) => intestazione)].join(' '))) ||
  columns.some(
    ({ valori, length }) =>
      length < LONGEST_KIND && [...valori].some((word) => SALE.test(normalizeHeader(word))),
  );
/** A longer text tells something else. */
const LONGEST_KIND = 20;

/** Each row of a holder is of another shop, as a rule; a shop's own list repeats it. */
const isOfShops = ({ intestazione, valori, filled }: ProfiledColumn): boolean =>
  SHOP.test(normalizeHeader(intestazione)) && valori.size * 2 > filled && valori.size > 1;

/** True of words around a table by which a card's statement is told to be of whoever holds the card. */
export function isOfHolder(text: string): boolean {
  const words = normalizeHeader(text);
  return isCard(words) && !SELLER.test(words) && HOLDER.test(words);
}

/**
 * True where names and title say that the operations are those of whoever holds the card: all without a sign, they are what
 * was spent.
 * @param above what stands above the table
 */
export function isCardholder(columns: readonly ProfiledColumn[], above: string): boolean {
  const names = normalizeHeader(columns.map(({ intestazione }) => intestazione).join(' '));
  const title = normalizeHeader(above);
  const shops = columns.some(isOfShops);
  if (!isCard(`${title} ${names}`) || SELLER.test(`${title} ${names}`)) return false;
  // `Esercente` above the table is of the shop itself.
  return !SHOP.test(title) && (shops || HOLDER.test(`${title} ${names}`)) && (shops || !SHOP.test(names));
}

/** What a holder paid of the card itself: it comes in, whatever the account that it was taken from calls it. */
const PAID_OFF =
  /\b(?:addebit[oi]|prelievo|pagamento|saldo|versamento|rimessa) (?:in|su|sul|dal|del|da) (?:c c|conto|estratto|saldo)\b|\bpagamento (?:dell? )?(?:(?:vs|vostro|suo) addebito|estratto(?: conto)?|e c|rata(?! (?:del |di )?(?:mutuo|prestito|finanziamento|leasing))\b)|\b(?:estratto(?: conto)?|saldo|mese) precedente\b|\bpagamento ricevuto\b|\bpayment received\b|\bthank you\b|\bautopay\b|\b(?:zahlung|paiement|pagamento|payment) (?:danke|merci|grazie|thanks?)\b|\bzahlung (?:erhalten|ihrer rechnung)\b|\b(?:besten|vielen) dank\b|\bpaiement recu\b|\bpago recibido\b/;

/** True of words that say what was paid of the card itself. */
export const isPaidOffText = (words: string): boolean => PAID_OFF.test(normalizeHeader(words));

/** What was put on a prepaid card; a telephone is topped up with one. */
const TOPPED_UP =
  /\b(?:ricaric(?:a|he)|top ?ups?|aufladung)\b(?!.*\b(?:telefon\w*|cellular\w*|sim|mobile)\b)/;

/** True of words by which a card was charged with money. */
export const isToppedUp = (words: string): boolean => TOPPED_UP.test(normalizeHeader(words));

interface SignedRow {
  minus: boolean;
  words: string;
}

/** The rows that have an amount: its sign, and their words. */
function listSigned(importo: ProfiledColumn, columns: readonly ProfiledColumn[]): SignedRow[] {
  const texts = columns.filter(({ testo, filled }) => filled > 0 && testo > filled / 2);
  return importo.celle.flatMap((cell, riga) =>
    /[1-9]/.test(cell)
      ? { minus: isNegativa(cell), words: texts.map(({ celle }) => celle[riga] ?? '').join(' ') }
      : [],
  );
}

/** True where every amount with a minus paid a card, by its words, and none of the others did: of no card's statement it is rare. */
export function isOnlyPaidOff(importo: ProfiledColumn, columns: readonly ProfiledColumn[]): boolean {
  const rows = listSigned(importo, columns);
  return rows.some(({ minus }) => minus) && rows.every(({ minus, words }) => minus === isPaidOffText(words));
}

/**
 * The sign of the amounts that paid a card or were given back, where its words say so of all the rows that have this sign and of
 * none that has the other: those were spent. Null where they do not.
 */
export function findPaidSign(importo: ProfiledColumn, columns: readonly ProfiledColumn[]): 1 | -1 | null {
  const rows = listSigned(importo, columns).map((row) => ({
    ...row,
    paid: isPaidOffText(row.words) || isGivenBack(row.words),
  }));
  if (!rows.some(({ minus }) => minus)) return null;
  if (rows.every(({ minus, paid }) => minus === paid)) return -1;
  const isIn = ({ paid, words }: { paid: boolean; words: string }): boolean => paid || isToppedUp(words);
  return rows.some((row) => !row.minus) && rows.every((row) => row.minus !== isIn(row)) ? 1 : null;
}

/** True of a list of cards whose rows say that the card itself was paid: only who holds it pays it. */
export function isPaidByHolder(columns: readonly ProfiledColumn[], above: string): boolean {
  const words = normalizeHeader(`${above} ${columns.map(({ intestazione }) => intestazione).join(' ')}`);
  return (
    isCard(words) &&
    !SELLER.test(words) &&
    columns.some(({ celle }) => celle.some((cell) => isPaidOffText(cell)))
  );
}
