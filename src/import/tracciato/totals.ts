/** What a line of totals says of the money out and of the money in. */
import type { Decimali } from '#api/contract/tracciati.ts';
import type { TotaleDichiarato } from '#domain/quadratura/totals.ts';
import { parseCentesimi } from '../cell/amount.ts';
import { classifyCell, cleanCell } from '../cell/cell.ts';
import { normalizeHeader } from '../cell/words.ts';

/** Where the amounts of the table stand; -1 for a column that it has not. */
export interface MoneyColumns {
  dare: number;
  avere: number;
  /** True for the account of a firm's own books, in which what comes in is called dare. */
  reversed: boolean;
}

const PRIMA = 'totale|totali|total|totals|totaux|summe|gesamt';
/** A total of everything, that names no side. */
const BARE = new RegExp(
  `^(${PRIMA})( (di|dei|delle|degli|del|in))?( (movimenti|operazioni|importi|generale|generali|complessivo|complessivi|periodo|eur|euro))*$`,
);
const OGNI = new RegExp(`^(${PRIMA})\\b`);
const USCITE = 'dare|addebiti|uscite|debito|debiti|debits?|belastungen';
const ENTRATE = 'avere|accrediti|entrate|credito|crediti|credits?|gutschriften';
const DIGIT = String.raw`[-+\u2010-\u2015\u2212\uFF0D]?\s?\d{1,3}(?:[.,'’ ]?\d{3})*[.,]\d{2}(?!\d)\s?[-+]?`;
/** A total with its side and its figure, alone or beside the other: `Totale movimenti dare 1.250,00`. */
const WITH_SIDE = new RegExp(
  String.raw`\b(?:${PRIMA})\s+(?:(?:di|dei|delle|degli|a|in|der)\s+)?(?:(?:movimenti|operazioni|importi|generale)\s+)?(?:a\s+|in\s+)?(?:(${USCITE})|(${ENTRATE}))\s*[:=]?\s*[-+\u2010-\u2015\u2212\uFF0D]?\s*(?:€|EUR|euro)?\s*(${DIGIT})`,
  'gi',
);
/** Both figures after a name without sides: `Totali  1.250,00  2.300,00`. */
const DUE = new RegExp(String.raw`^([^\d+\-\u2010-\u2015\u2212\uFF0D]+?)\s*(${DIGIT})\s+(${DIGIT})$`);

/** True for a cell that begins as totals do. */
const isOfTotal = (cell: string): boolean => OGNI.test(normalizeHeader(cell));

/**
 * The totals of a line, in cents without a sign; null for a line that states none, or of which it is not known of what they are.
 * @param line the line of the file
 */
export function readTotali(
  riga: readonly string[],
  line: number,
  columns: MoneyColumns,
  decimals: Decimali,
): TotaleDichiarato | null {
  const cells = riga.map((cell) => cleanCell(cell));
  const filled = cells.filter((cell) => cell !== '');
  if (!filled.some((cell) => isOfTotal(cell))) return null;
  return (
    fromColumns(cells, line, columns, decimals) ??
    withSide(filled.join(' '), line, columns, decimals) ??
    inTwo(filled.join(' '), line, columns, decimals)
  );
}

const absolute = (text: string, decimals: Decimali): number =>
  Math.abs(
    parseCentesimi(
      cleanCell(text.replaceAll(/[\u2010-\u2015\u2212\uFF0D]/g, '-')).replaceAll(' ', ''),
      decimals,
    ),
  );

/** Under the columns of the two sides, beside a name and nothing else but figures. */
function fromColumns(
  cells: readonly string[],
  line: number,
  { dare, avere }: MoneyColumns,
  decimals: Decimali,
): TotaleDichiarato | null {
  if (dare === -1 || avere === -1) return null;
  const texts = cells.filter((cell) => cell !== '' && classifyCell(cell) !== 'denaro');
  if (texts.length !== 1 || !BARE.test(normalizeHeader(texts[0] ?? ''))) return null;
  const [outflows, inflows] = [dare, avere].map((index) => {
    const cell = cells[index] ?? '';
    return cell === '' ? Number.NaN : absolute(cell, decimals);
  });
  return toTotal(line, outflows ?? Number.NaN, inflows ?? Number.NaN, true);
}

function withSide(
  text: string,
  line: number,
  { reversed }: MoneyColumns,
  decimals: Decimali,
): TotaleDichiarato | null {
  let [outflows, inflows] = [Number.NaN, Number.NaN];
  for (const [, outflow, , digit = ''] of text.matchAll(WITH_SIDE)) {
    if ((outflow !== undefined) === reversed) inflows = absolute(digit, decimals);
    else outflows = absolute(digit, decimals);
  }
  return toTotal(line, outflows, inflows, true);
}

/** Two figures in the order of the columns: only where they agree do they prove anything. */
function inTwo(
  text: string,
  line: number,
  { dare, avere }: MoneyColumns,
  decimals: Decimali,
): TotaleDichiarato | null {
  const [, name = '', one = '', other = ''] = DUE.exec(text) ?? [];
  if (!BARE.test(normalizeHeader(name))) return null;
  const [before, after] = [absolute(one, decimals), absolute(other, decimals)];
  return avere < dare ? toTotal(line, after, before, false) : toTotal(line, before, after, false);
}

function toTotal(riga: number, dare: number, avere: number, certain: boolean): TotaleDichiarato | null {
  if (Number.isNaN(dare) && Number.isNaN(avere)) return null;
  const oNull = (cents: number): number | null => (Number.isNaN(cents) ? null : cents);
  return { riga, dare: oNull(dare), avere: oNull(avere), certain };
}
