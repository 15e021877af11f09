import { normalizeHeader } from './words.ts';

const LEDGER = /\b(?:partitari[oi]|sched[ae] contabil[ei]|mastrin[oi]|mastr[oi])\b/;
const PARTY = /\b(?:client[ei]|fornitor[ei])\b/;
/** The ledger of an account may name whose books it is from as a client. */
const ACCOUNT = /\b(?:banc\w*|c c|conto corrente|iban|cassa|post[ae]|carta)\b/;

/** True of a text above a table that calls it the ledger of clients or suppliers: its rows are documents and what was paid of them. */
export function isPartyLedger(text: string): boolean {
  const words = normalizeHeader(text);
  return LEDGER.test(words) && PARTY.test(words) && !ACCOUNT.test(words);
}
