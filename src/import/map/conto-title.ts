/** Lines of a table that name an account, or a currency: what follows them is of it. */
import { findDivisa } from '../cell/currency-words.ts';

/** Digits and letters by their kind: two numbers of accounts written in the same way have the same. */
const getSkeleton = (conto: string): string => conto.replaceAll(/\d/g, '0').replaceAll(/[A-Z]/gi, 'A');

/** Whether two numbers of accounts are written in the same way. */
export const isSameForm = (one: string, other: string): boolean => getSkeleton(one) === getSkeleton(other);

const CONTO =
  /^\W*(?:(?:(?:n|nr|num|numero)\.?° ?(?:di )?|(?:n|nr|num|numero)\.? (?:di )?)?(?:conto|c\/c|rapporto|iban|account|konto|compte|cuenta|deposito|libretto|livret|sparbuch|sparkonto|tagesgeldkonto|rekening|spaarrekening|rachunek|wallet|dossier|carta|card|karte|carte|tarjeta)\b|(?:banc[ao]|bank|cassa|credito|bcc|banque|caja|sparkasse)\b[^\d]{0,40}\b(?:c\/c|conto|rapporto|konto|compte|cuenta|account)\b|[A-Z]{2}\d{2} ?[A-Z]?\d{3}[A-Z0-9 ]{8,27}$)/i;

const OF_CURRENCY =
  /^(?:(?:movimenti|operazioni|estratto|saldi|conto|corrente|c\/c|rapporto|deposito|sezione|wallet|account|balance|currency|valuta|divisa|in)\b[\s:–-]*)+/i;

/**
 * The currency of the rows below, of a line that names nothing else: `Movimenti in USD`, `Divisa: CHF`; null of any other. A code
 * alone is one where the line begins: under the words of a row it may be some of them.
 */
export function findCurrencyTitle(riga: readonly string[]): string | null {
  const filled = riga.filter((cell) => cell.trim() !== '');
  if (filled.length > 2) return null;
  const text = filled.join(' ').trim();
  const name = text.replace(OF_CURRENCY, '');
  if (name === text && riga[0] !== filled[0]) return null;
  return /^(?:[A-Z]{3}|euro|dollari(?: usa)?|franchi svizzeri|sterline)$/i.test(name)
    ? findDivisa(name)
    : null;
}

/** Whether a line begins as those that name an account do. */
export const isContoTitle = (text: string): boolean => CONTO.test(text);
