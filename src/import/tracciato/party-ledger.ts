/** Lists of documents that their header alone does not tell: by the title above the table, or by what is asked of each party. */
import { isAskedPaid } from '../cell/partite-words.ts';
import { normalizeHeader } from '../cell/words.ts';
import { isNamedByParty, isOfDocuments, isReferred, normalizeTitle } from './partite.ts';
import type { ProfiledColumn } from './profile.ts';

const OF_PARTIES =
  /\b(?:partitari[oi]?|mastrin[oi]|sched[ae]|estratt[oi] conto|scadenz?iari[oi]?|partite aperte)\b(?: \w+){0,3} (?:client[ei]|fornitor[ei])\b/;

/** The ledger of one account whose name is that of a company, and of no bank. */
const OF_COMPANY =
  /\b(?:partitario|mastrino|scheda(?: contabile)?)(?: (?:sotto)?conto)?[\s:–-]+\d[\d./]*[\s–-]+(?!.*\b(?:banca|banco|cassa|credito|bcc)\b)(?:[\p{L}&.'’]+ ){1,6}(?:s\.?r\.?l|s\.?p\.?a|s\.?n\.?c|s\.?a\.?s)\b/iu;

/** A client or a supplier by code and name, as the ledger of one names it: `Cliente: 000412 LAVANDERIA BLU`. */
const CODED_PARTY =
  /\b(?:cliente|fornitore|debitor|kreditor|kunde|lieferant)\s*[:.]?\s*(?:cod\w*\.?\s*)?[a-z]{0,3}\d[\d./]*\s*[-–:]?\s*(?=\p{L}{2})/iu;
/** What stands above a statement of an account. */
const OF_ACCOUNT = /\b(?:iban|c\/c|conto corrente|abi|cab|bic|kontonummer|filiale|banca|bank)\b/i;

/** True of a table under the title of a ledger of clients or suppliers that names documents: their dare and avere are no account's. */
export const isPartyLedger = (title: string, header: readonly string[]): boolean => {
  const [words, names] = [normalizeHeader(title), header.map((name) => normalizeTitle(name))];
  const named = isOfDocuments(names);
  // What a bank writes for a client of its own may be called a statement, too.
  const referred = !/\bestratt[oi] conto\b/.test(words) && isReferred(names);
  if (OF_COMPANY.test(title)) return named || referred;
  if (CODED_PARTY.test(title) && !OF_ACCOUNT.test(title) && named) return true;
  return OF_PARTIES.test(words) && (named || referred || /\bfornitor[ei]\b/.test(words));
};

/** True of rows that name whoever they are of, and whether each was paid: some are, and others are not. */
export const isAskedOfParties = (columns: readonly ProfiledColumn[]): boolean =>
  columns.some(
    ({ intestazione, valori, filled, celle }) =>
      filled === celle.length && valori.size === 2 && isAskedPaid(intestazione, [...valori]),
  ) && isNamedByParty(columns.map(({ intestazione }) => intestazione));
