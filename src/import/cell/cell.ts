/** What a single cell looks like, before anything is known of its file. */
import { cleanEdges } from './trim.ts';
import { isWrittenAmount } from './amount.ts';
import { joinData, splitData } from './date.ts';

/** Takes off outer spaces and Excel's `="…"`, which keeps codes from becoming numbers. */
export function cleanCell(text: string): string {
  const cell = cleanEdges(text);
  if (cell.charCodeAt(0) !== 61) return cell;
  const formula = /^="(.*)"$/s.exec(cell) ?? /^=([^"(|!]*)$/s.exec(cell);
  return formula ? (formula[1] ?? '').trim() : cell;
}

/** True when some order of its parts makes the cell a day. */
export function isLikelyData(text: string): boolean {
  const parts = splitData(cleanCell(text));
  if (!parts) return false;
  if (parts.shape === 'compatta') {
    const gma = joinData(parts, 'gma');
    const amg = joinData(parts, 'amg');
    return (amg !== null && amg > '1989' && amg < '2080') || (gma !== null && gma > '1989' && gma < '2080');
  }
  return (
    joinData(parts, 'gma') !== null || joinData(parts, 'mga') !== null || joinData(parts, 'amg') !== null
  );
}

const VALUTA = String.raw`(?:[€$£¥]\.?|[A-Z]{3}|Eur\.?|S?Fr\.|Euro|euro|zł|Kč|kr\.?)`;
const MINUS = String.raw`[+\-\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]`;
const SIDE = String.raw`(?:[Dd]are|DARE|[Aa]vere|AVERE|(?:DR|DB|CR|Dr|Db|Cr)\.?|[DASHC]|\((?:DR|DB|CR|[DASHC])\))`;
/** A question mark behind an amount says that nothing tells its sign. */
const IMPORTO = new RegExp(
  String.raw`^\|*'?${VALUTA}?\s*\(?\s*${VALUTA}?\s*${MINUS}?\s*${VALUTA}?\s*\d[\d.,'’‘ʼ′\u0060´\uFFFD\u00A0\u202F\u2000-\u200A ]*\s*${MINUS}{0,2}\s*\)?\s*${VALUTA}?\s*${MINUS}?\s*${SIDE}?\s*\)?\|*(?: \?)?$`,
);
/** `.50`, without its zero. */
const SOLI_DECIMALI = /^[+\-−–]?[.,]\d{1,2}$/;
/** Figures with two decimals, and a few letters or signs around them: worth taking apart. */
const CON_PAROLE = /^[^\d]{0,16}\d[\d.,'’ \u00A0\u202F\u2000-\u200A]*[.,]\d{2}[^\d]{0,20}$/;

/** True for anything that could be an amount, plain integers included; long codes and `INV0001` are not. */
export function isLikelyImporto(text: string): boolean {
  const cell = cleanCell(text);
  if (cell === '' || cell.length > 30) return false;
  if (!IMPORTO.test(cell))
    return SOLI_DECIMALI.test(cell) || (CON_PAROLE.test(cell) && isWrittenAmount(cell));
  const digits = cell.replaceAll(/\D/g, '').length;
  if (digits > 15 || (digits > 9 && /^\d+$/.test(cell))) return false;
  if (/[A-Z]{3}/.test(cell) && !/[.,\s]/.test(cell)) return false;
  if (/^0\d/.test(cell)) return /^0\d*[.,]\d{1,2}$/.test(cell);
  return !/\d\s\d{1,2}(\s|$)/.test(cell);
}

/** An amount that shows it: decimals, a thousands sign, a currency sign, or an explicit sign. */
export function isLikelyMoney(text: string): boolean {
  const cell = cleanCell(text);
  return isLikelyImporto(cell) && /[.,'’€$£\uFFFD+\-\u2010-\u2015\u2212\uFF0B\uFF0D]|\d\s\d{3}/.test(cell);
}

export type CellKind = 'vuota' | 'data' | 'denaro' | 'intero' | 'testo';

export function classifyCell(text: string): CellKind {
  const cell = cleanCell(text);
  if (cell === '') return 'vuota';
  if (isLikelyData(cell)) return 'data';
  if (isLikelyMoney(cell)) return 'denaro';
  return isLikelyImporto(cell) ? 'intero' : 'testo';
}
