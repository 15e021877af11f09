/** What a card's statement says is to be paid, against its rows: it tells which way unsigned amounts went. */
import type { Decimali } from '#api/contract/tracciati.ts';
import { parseCentesimi } from '../../cell/amount.ts';
import { isGivenBack } from '../../cell/direction-words.ts';
import { isOfHolder, isPaidOffText } from '../../tracciato/card.ts';
import type { EstrattoLetto } from '../../map/outcome.ts';

/** Words beside a figure by which a statement says that it was spent, or is to be paid. */
const DUE =
  /\b(?:totale (?:importo |delle |degli |di )?(?:dovuto|spese|acquisti|addebiti)|totale da addebitare|importo (?:da pagare|dovuto)|(?:sar[àa]|verr[àa]) addebitat[oa]|addebito (?:in|sul) conto(?: corrente)? (?:il|del)|(?:total )?amount due|zu zahlender betrag|rechnungsbetrag|montant (?:a payer|d[uû])|total (?:charges|purchases))\b/i;
const DIGITS = /\d{1,3}(?:[.,'’ ]?\d{3})*[.,]\d{2}(?!\d)/g;

/** One row alone may be the total by chance. */
const RIGHE = 2;

/** A line by which a statement, or a part of it, says what its rows come to. */
const TOTAL = /^\s*(?:totale|totali|total)\b/i;

type Riga = EstrattoLetto['righe'][number];

const sumOf = (righe: readonly Riga[]): number => righe.reduce((sum, { importo }) => sum + importo, 0);

/** The figure that ends a line: a year or the digits of a card before it are no thousands of it. */
const readLast = (line: string, decimals: Decimali): number =>
  parseCentesimi(/(\d[\d.,'’]*)\s*(?:€|EUR)?\s*$/i.exec(line)?.[1] ?? '', decimals);

const readFigures = (line: string, decimals: Decimali): number[] => [
  ...[...line.matchAll(DIGITS)].map(([digit]) => parseCentesimi(digit, decimals)),
  readLast(line, decimals),
];

/**
 * True where the document says, to the cent, that the sum of its amounts as written was spent: the positive ones are then charges,
 * and the negative ones gave money back. What was paid of the month before is no part of it.
 */
export function isSumOwed(text: string, estratti: readonly EstrattoLetto[], decimals: Decimali): boolean {
  const [estratto, other] = estratti;
  if (!estratto || other) return false;
  const spent = estratto.righe.filter(
    ({ importo, descrizione }) => importo >= 0 || !isPaidOffText(descrizione),
  );
  if (spent.length < RIGHE) return false;
  const sums = [sumOf(estratto.righe), sumOf(spent)].filter((sum) => sum > 0);
  return text
    .split('\n')
    .filter((line) => DUE.test(line))
    .some((line) => readFigures(line, decimals).some((figure) => sums.includes(figure)));
}

const BEFORE = /\b(?:precedente|iniziale|previous|opening)\b/i;
const AFTER = /\b(?:attuale|finale|residuo|nuovo|current|new|closing)\b/i;
const OF_DEBT = /\b(?:debito|dovuto|owed|debt)\b/i;

/** True where what the document owes before and after its rows differs, to the cent, by the sum of its amounts as written. */
export function isDebtFollowed(
  text: string,
  estratti: readonly EstrattoLetto[],
  decimals: Decimali,
): boolean {
  const [estratto, other] = estratti;
  if (!estratto || other || estratto.righe.length < RIGHE) return false;
  const lines = text.split('\n').filter((line) => OF_DEBT.test(line));
  const figuresOf = (isOf: (line: string) => boolean): number[] =>
    lines.filter(isOf).map((line) => readLast(line, decimals));
  const after = figuresOf((line) => AFTER.test(line) && !BEFORE.test(line));
  const sum = sumOf(estratto.righe);
  return figuresOf((line) => BEFORE.test(line)).some((before) => after.includes(before + sum));
}

/**
 * True where the totals of a card's statement are, to the cent, the sums of its amounts as written, and no row without a sign says
 * that it gives back or pays: of whoever holds the card the positive ones are charges.
 * @param around what stands above the rows
 */
export function isSumTotalled(
  text: string,
  around: string,
  estratti: readonly EstrattoLetto[],
  decimals: Decimali,
): boolean {
  const righe = estratti.flatMap((estratto) => estratto.righe);
  const denied = righe.some(
    ({ importo, descrizione, causale }) =>
      importo > 0 && [descrizione, causale ?? ''].some((words) => isGivenBack(words) || isPaidOffText(words)),
  );
  const sums = estratti.map((estratto) => sumOf(estratto.righe));
  if (denied || righe.length < RIGHE || sums.some((sum) => sum <= 0) || !isOfHolder(around)) return false;
  const lines = text.split('\n').filter((line) => TOTAL.test(line));
  const totals = lines.flatMap((line) => readFigures(line, decimals));
  const whole = lines.reduce((all, line) => all + readLast(line, decimals), 0);
  return sums.every((sum) => totals.includes(sum)) || whole === sumOf(righe);
}
