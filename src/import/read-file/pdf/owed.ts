/** What a card's statement says is to be paid, against its rows: it tells which way unsigned amounts went. */
import type { Decimali } from '#api/contract/tracciati.ts';
import { parseCentesimi } from '../../cell/amount.ts';
import type { EstrattoLetto } from '../../map/outcome.ts';

/** Words beside a figure by which a statement says that it was spent, or is to be paid. */
const DUE =
  /\b(?:totale (?:importo |delle |degli |di )?(?:dovuto|spese|acquisti|addebiti)|totale da addebitare|importo (?:da pagare|dovuto)|(?:sar[àa]|verr[àa]) addebitat[oa]|(?:total )?amount due|total (?:charges|purchases))\b/i;
const DIGITS = /\d{1,3}(?:[.,'’ ]?\d{3})*[.,]\d{2}(?!\d)/g;

/** One row alone may be the total by chance. */
const RIGHE = 2;

/**
 * True where the document says, to the cent, that the sum of its amounts as written was spent: the positive ones are then charges,
 * and the negative ones gave money back.
 */
export function isSumOwed(text: string, estratti: readonly EstrattoLetto[], decimals: Decimali): boolean {
  const [estratto, other] = estratti;
  if (!estratto || other || estratto.righe.length < RIGHE) return false;
  const sum = estratto.righe.reduce((fin, { importo }) => fin + importo, 0);
  if (sum <= 0) return false;
  return text
    .split('\n')
    .filter((line) => DUE.test(line))
    .some((line) => [...line.matchAll(DIGITS)].some(([digit]) => parseCentesimi(digit, decimals) === sum));
}
