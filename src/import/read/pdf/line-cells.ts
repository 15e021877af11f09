/** A line of a page as the cells of its table, and what it is in it. */
import { isLikelyData, isLikelyImporto } from '../../cell/cell.ts';
import { listTail, type Colonne } from './columns.ts';
import type { Run } from './continuation.ts';
import { GAP } from './data-lines.ts';
import { joinWords, splitPhrases, type PrintedLine, type Parola } from './lines.ts';
import { parseYearlessDay } from '../../cell/yearless.ts';
import { isPartTitle } from './part-titles.ts';
import { findTokens, isMoney, isSignBefore, withoutNota, type Token } from './tokens.ts';

/** Gap that parts the cells of a line outside the table (heights of the type). */
export const OUT = 0.8;

export const isGiorno = (text: string): boolean => isLikelyData(text) || parseYearlessDay(text) !== null;

/** What a line of a page is in a table: a row with its day, a row without, words of some row, or no part of it. */
type LineKind = 'giorno' | 'soldi' | 'parole' | 'altro';

export function readLine(
  line: PrintedLine,
  columns: Colonne,
): { tipo: LineKind; celle: string[]; conImporto: boolean; hasDecimals: boolean } {
  const tokens = findTokens(line.parole);
  const kinds = columns.colonne.map(({ tipo }) => tipo);
  const cells = columns.sequence ? cellsInSequence(line, tokens, columns) : cellsOf(line, tokens, columns);
  const celle = cells.map((cell, at) => (kinds[at] === 'denaro' ? withoutNota(cell) : cell));
  const date = celle.filter((cell, at) => kinds[at] === 'data' && isGiorno(cell));
  // A whole number is an amount beside a date; alone it may be a page's.
  const conImporto = celle.some(
    (cell, at) =>
      kinds[at] === 'denaro' &&
      isLikelyImporto(cell) &&
      (date.length > 0 || tokens.some(({ tipo }) => tipo === 'denaro')),
  );
  const spurious = celle.some(
    (cell, at) =>
      cell !== '' &&
      ((kinds[at] === 'denaro' && !isLikelyImporto(cell)) || (kinds[at] === 'data' && !isGiorno(cell))),
  );
  const onlyText = celle.every((cell, at) => cell === '' || kinds[at] === 'testo');
  const tipo = spurious
    ? 'altro'
    : date.length > 0
      ? 'giorno'
      : conImporto
        ? 'soldi'
        : onlyText && !isPartTitle(celle, columns)
          ? 'parole'
          : 'altro';
  return { tipo, celle, conImporto, hasDecimals: tokens.some((token) => token.tipo === 'denaro') };
}

/** What the lines of a page are in its table, for who asks where rows write their words. */
export const listKinds = (lines: readonly PrintedLine[], columns: Colonne): Run =>
  lines.map((line, at) => {
    const before = lines[at - 1];
    return {
      tipo: readLine(line, columns).tipo,
      distance: before ? (line.y - before.y) / line.h : Infinity,
    };
  });

export function findColumnOf(word: Parola, rulers: readonly number[]): number {
  const centre = (word.x0 + word.x1) / 2;
  let at = 0;
  while (at < rulers.length && centre > (rulers[at] ?? 0)) at++;
  return at;
}

/** True for a day and figures alone. */
export const isWordless = (texts: readonly string[]): boolean =>
  !texts.some((text) => /[A-Za-zÀ-ÿ]{4}/.test(text));

/** Titles that a header has at least, and how far they stand from one another (heights of the type). */
const TITOLI = 3;
const WIDE = 1.5;

/** True for the titles of a table that nobody knows: several short texts far from one another, without a figure. */
export function isForeignHeader({ parole }: PrintedLine): boolean {
  const phrases = splitPhrases(parole, WIDE).map((phrase) => joinWords(phrase));
  return phrases.length >= TITOLI && phrases.every((phrase) => phrase.length < 30 && !/\d/.test(phrase));
}

/** Words by the rulers; those that ran over into a column of amounts go back to the words they belong to. */
function cellsOf(line: PrintedLine, tokens: readonly Token[], columns: Colonne): string[] {
  const groups: Parola[][] = columns.colonne.map(() => []);
  const words = line.parole;
  for (let at = 0; at < words.length; at++) {
    const token = tokens.find(({ da }) => da === at);
    // A date or an amount is one thing, however many words it takes.
    const piece = words.slice(at, at + (token?.quante ?? 1));
    groups[columnOf(piece, token, words[at - 1], groups, columns)]?.push(...piece);
    at += piece.length - 1;
  }
  for (const [at, { tipo }] of columns.colonne.entries()) if (tipo === 'denaro') takeSign(groups, at);
  return groups.map((group) => joinWords(group));
}

/** A sign at the left edge of a column of amounts, far from its figures, leaves the words before it. */
function takeSign(groups: readonly Parola[][], at: number): void {
  const [words = [], figures = []] = [groups[at - 1], groups[at]];
  const signs = words.length - words.findLastIndex(({ testo }) => !isSignBefore(testo)) - 1;
  const before = words.at(-signs - 1);
  const first = words.at(-signs);
  if (signs === 0 || !before || !first || !isMoney(figures.at(-1)?.testo ?? '')) return;
  if (first.x0 - before.x1 >= GAP * first.h) figures.unshift(...words.splice(-signs));
}

/** How exactly amounts of one column start or end under one another (points). */
const PRECISE = 3;

/** Words, days and amounts that touch the words before them stay with them, unless they stand where those of their column do. */
function columnOf(
  piece: readonly Parola[],
  token: Token | undefined,
  before: Parola | undefined,
  groups: readonly Parola[][],
  { colonne, righelli, drawn }: Colonne,
): number {
  const [first] = piece;
  if (!first) return 0;
  const [x0, x1] = [first.x0, piece.at(-1)?.x1 ?? first.x1];
  const at = findColumnOf({ ...first, x1 }, righelli);
  const column = colonne[at];
  if (!column || column.tipo === 'testo') return at;
  const text = joinWords(piece);
  const figure = token?.tipo === 'denaro' || isLikelyImporto(text);
  const aligned = drawn || Math.abs(x1 - column.x1) <= PRECISE || Math.abs(x0 - column.x0) <= PRECISE;
  if (figure ? column.tipo !== 'denaro' || aligned : column.tipo === 'data' && isGiorno(text)) return at;
  const touching = figure ? GAP : OUT;
  if (!before || x0 - before.x1 > touching * first.h) return at;
  const where = groups.findIndex((group) => group.includes(before));
  return where !== -1 && colonne[where]?.tipo === 'testo' ? where : at;
}

/** Date, words, amounts from the end: for text that is not set in columns. */
function cellsInSequence(line: PrintedLine, tokens: readonly Token[], { colonne }: Colonne): string[] {
  const cells = colonne.map(() => '');
  const queue = listTail(line, tokens);
  const data = tokens.find(({ tipo, da }) => tipo === 'data' && da === 0);
  const { parole } = line;
  const end = queue[0]?.da ?? parole.length;
  if (data) cells[0] = joinWords(parole.slice(0, data.quante));
  cells[1] = joinWords(parole.slice(data?.quante ?? 0, end));
  for (const [at, token] of queue.entries()) {
    const column = colonne.length - queue.length + at;
    if (column > 1) cells[column] = joinWords(parole.slice(token.da, token.da + token.quante));
  }
  return cells;
}
