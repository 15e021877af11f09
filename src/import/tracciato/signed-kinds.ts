/** Amounts of a card that have signs of both kinds, beside words that say the same as the signs do. */
import { hasSign, isNegativa } from '../cell/amount.ts';
import { findVerso, isGivenBack } from '../cell/direction-words.ts';
import { normalizeHeader } from '../cell/words.ts';
import { isPaidOffText } from './card.ts';
import { readKindSides } from './side-words.ts';
import type { ProfiledColumn } from './profile.ts';

/** So many rows whose free words say what their sign says. */
const CONFERME = 2;

/** A row with an amount: its words, and the side that its sign says. */
interface SignedRow {
  riga: number;
  side: 1 | -1;
}

const listSigned = ({ celle }: ProfiledColumn): SignedRow[] =>
  celle.flatMap((cell, riga) => (/[1-9]/.test(cell) ? [{ riga, side: isNegativa(cell) ? -1 : 1 }] : []));

/** True where a column of kinds says a side of some rows of either sign, and of none the contrary. */
function isSaidByKind(column: ProfiledColumn, rows: readonly SignedRow[]): boolean {
  const sides = readKindSides(column);
  if (!sides) return false;
  const said = rows.flatMap(({ riga, side }) => {
    const word = sides.get(column.celle[riga] ?? '') ?? null;
    return word === null ? [] : [{ side, agrees: word === side }];
  });
  return said.every(({ agrees }) => agrees) && new Set(said.map(({ side }) => side)).size === 2;
}

/** What whoever sold calls a row; `sale` is a purchase, too, in the words of some issuers. */
const SOLD = /^(?:vendit[ae]|incass[oi]|verkauf|vente|venta)\b/;

/** True where a column of kinds calls rows sales, all of which have a plus, and the others give money back with a minus. */
function isSaidBySales({ celle, valori, length }: ProfiledColumn, rows: readonly SignedRow[]): boolean {
  const isSold = (word: string): boolean => SOLD.test(normalizeHeader(word));
  return (
    length < LONGEST_KIND &&
    [...valori].some((word) => isSold(word)) &&
    rows.every(({ riga, side }) => (side === 1 ? isSold(celle[riga] ?? '') : isGivenBack(celle[riga] ?? '')))
  );
}
/** A longer text tells something else. */
const LONGEST_KIND = 20;

/** True where the words of several rows say what their signs say, and those of none the contrary; what paid a card says neither. */
function isSaidByWords(rows: readonly SignedRow[], columns: readonly ProfiledColumn[]): boolean {
  const texts = columns.filter(({ testo, filled, length }) => filled > 0 && testo > filled / 2 && length > 4);
  let agreeing = 0;
  for (const { riga, side } of rows) {
    const words = texts.map(({ celle }) => celle[riga] ?? '').join(' ');
    const said = isPaidOffText(words) ? null : isGivenBack(words) ? 1 : findVerso(words);
    if (said === -side) return false;
    if (said === side) agreeing++;
  }
  return agreeing >= CONFERME;
}

/** True where nothing is to be asked about a card's amounts: those that came in have a plus, or the words beside them say what the signs do. */
export function isSignSaid(importo: ProfiledColumn, columns: readonly ProfiledColumn[]): boolean {
  const rows = listSigned(importo);
  if (!rows.some(({ side }) => side === -1)) return false;
  if (importo.celle.every((cell) => cell === '' || isNegativa(cell) || hasSign(cell))) return true;
  return columns.some((column) => isSaidByKind(column, rows)) || isSaidByWords(rows, columns);
}

/** True where the rows call themselves sales, and what was given back, as their signs do. */
export function isSoldAsSigned(importo: ProfiledColumn, columns: readonly ProfiledColumn[]): boolean {
  const rows = listSigned(importo);
  return rows.some(({ side }) => side === -1) && columns.some((column) => isSaidBySales(column, rows));
}
