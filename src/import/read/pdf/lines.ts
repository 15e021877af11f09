/** Pieces of text to words, and words to lines, whichever way the page is turned. */
import type { PaginaTesto, PdfTextRun } from './pdfjs.ts';

/** A word with its place on the page turned so that its text runs from left to right; points from the top left. */
export interface Parola {
  testo: string;
  x0: number;
  x1: number;
  /** Baseline. */
  y: number;
  /** Height of the type. */
  h: number;
}

export interface PrintedLine {
  /** From 1. */
  pagina: number;
  /** Counted over the whole document, from 1. */
  numero: number;
  y: number;
  h: number;
  parole: Parola[];
}

export interface PdfPage {
  numero: number;
  /** Of the page turned so that the text runs from left to right. */
  larghezza: number;
  height: number;
  /** Quarter turns, clockwise, from the page as shown to the way its text runs. */
  turns: 0 | 1 | 2 | 3;
  lines: PrintedLine[];
}

/** Parts of the height of the type: how far baselines of one line lie apart, and how wide a gap parts two words. */
const SAME_LINE = 0.45;
const STESSA_PAROLA = 0.14;
const SOVRAPPOSTO = 0.35;

/** @param before lines before this page */
export function makePage(text: PaginaTesto, numero: number, before: number): PdfPage {
  const turns = mainDirection(text.pezzi);
  const upright = text.pezzi.filter((piece) => piece.turns === turns).map((piece) => straighten(piece, text));
  const typewriters = findTypewriters(upright);
  const groups = group(upright.toSorted((a, b) => a.y - b.y || a.x - b.x));
  const lines = groups.map(({ y, h, pezzi }, at) => ({
    pagina: numero,
    numero: before + at + 1,
    y,
    h,
    parole: separate(
      pezzi.toSorted((a, b) => a.x - b.x),
      typewriters,
    ),
  }));
  const lying = turns % 2 === 1;
  return {
    numero,
    larghezza: lying ? text.height : text.larghezza,
    height: lying ? text.larghezza : text.height,
    turns,
    lines: lines.filter(({ parole }) => parole.length > 0),
  };
}

/** The direction most of the text has; marks printed along the margin have another. */
function mainDirection(pieces: readonly PdfTextRun[]): 0 | 1 | 2 | 3 {
  const characters: [number, number, number, number] = [0, 0, 0, 0];
  for (const { turns, testo } of pieces) if (turns !== null) characters[turns] += testo.length;
  const most = Math.max(...characters);
  return ([0, 1, 2, 3] as const).find((turn) => characters[turn] === most) ?? 0;
}

function straighten(piece: PdfTextRun, { larghezza, height }: PaginaTesto): PdfTextRun {
  const { x, y } = piece;
  if (piece.turns === 1) return { ...piece, x: y, y: larghezza - x };
  if (piece.turns === 2) return { ...piece, x: larghezza - x, y: height - y };
  if (piece.turns === 3) return { ...piece, x: height - y, y: x };
  return piece;
}

interface Gruppo {
  y: number;
  h: number;
  pezzi: PdfTextRun[];
}

/** Pieces whose baselines lie close are one line; the first of them, from above, tells where it is. */
function group(pieces: readonly PdfTextRun[]): Gruppo[] {
  const groups: Gruppo[] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    if (last && piece.y - last.y <= SAME_LINE * Math.min(last.h, piece.height)) last.pezzi.push(piece);
    else groups.push({ y: piece.y, h: piece.height, pezzi: [piece] });
  }
  return groups;
}

/** Words of a line from its pieces: split at spaces, joined where the type was only set in two goes. */
function separate(pieces: readonly PdfTextRun[], typewriters: ReadonlySet<string>): Parola[] {
  const words: Parola[] = [];
  let attached = false;
  for (const piece of pieces) {
    const fresh = wordsOf(piece, typewriters.has(piece.font) && isFixedRun(piece));
    for (const [at, word] of fresh.entries()) {
      const last = words.at(-1);
      if (last && isRepeated(last, word)) continue;
      const gap = last ? word.x0 - last.x1 : 0;
      const near = last !== undefined && gap < STESSA_PAROLA * word.h && gap > -SOVRAPPOSTO * word.h;
      if (last && at === 0 && attached && near && !/^\s/.test(piece.testo)) {
        last.testo += word.testo;
        last.x1 = Math.max(last.x1, word.x1);
      } else words.push(word);
    }
    attached = !/\s$/.test(piece.testo);
  }
  return words;
}

/** Bold type made by printing the same word twice, a hair apart. */
function isRepeated(last: Parola, word: Parola): boolean {
  return last.testo === word.testo && Math.abs(last.x0 - word.x0) < SOVRAPPOSTO * word.h;
}

/** Widths of characters relative to one another, near enough for the fonts that statements are set in. */
function weight(character: string): number {
  if (/[\s.,:;'|!ijl()[\]/]/.test(character)) return 0.3;
  return /[A-ZÀ-Ý@%&mw]/.test(character) ? 0.72 : 0.55;
}

/** Width of every letter of the type of typewriters, by its height, and how far from it another may be. */
const FISSA = 0.6;
const QUASI = 0.004;

/** True for text whose letters are all as wide: Courier and its kin. */
const isFixed = (text: string, width: number, height: number): boolean =>
  Math.abs(width / text.length / height - FISSA) < QUASI;

const isFixedRun = ({ testo, larghezza, height }: PdfTextRun): boolean => isFixed(testo, larghezza, height);

/** The fonts of a page that are of a typewriter's type: a text of another may be as wide by chance. */
function findTypewriters(runs: readonly PdfTextRun[]): Set<string> {
  const fonts = [...Map.groupBy(runs, ({ font }) => font)];
  return new Set(
    fonts.filter(([, own]) => own.filter(isFixedRun).length * 2 > own.length).map(([font]) => font),
  );
}

function wordsOf({ testo, x, y, larghezza, height }: PdfTextRun, fixed: boolean): Parola[] {
  if (!/\s/.test(testo)) return [{ testo, x0: x, x1: x + larghezza, y, h: height }];
  const weightOf = fixed ? () => 1 : weight;
  let total = 0;
  for (const character of testo) total += weightOf(character);
  const scale = total === 0 ? 0 : larghezza / total;
  const words: Parola[] = [];
  let from = x;
  for (const stretch of testo.split(/(\s+)/)) {
    let width = 0;
    for (const character of stretch) width += weightOf(character);
    const to = from + width * scale;
    if (stretch.trim() !== '') words.push({ testo: stretch, x0: from, x1: to, y, h: height });
    from = to;
  }
  return words;
}

/** A space of such type is as wide as a letter: wider than the gap that parts two texts in other type (heights). */
const FIXED_SPACE = 0.7;

/** Words that stand close enough to be read as one text. */
export function splitPhrases(words: readonly Parola[], separation: number): Parola[][] {
  const fixed = words.every(({ testo, x0, x1, h }) => isFixed(testo, x1 - x0, h));
  const spacing = fixed ? Math.max(separation, FIXED_SPACE) : separation;
  const result: Parola[][] = [];
  for (const word of words) {
    const last = result.at(-1)?.at(-1);
    if (last && word.x0 - last.x1 < spacing * Math.max(word.h, last.h)) result.at(-1)?.push(word);
    else result.push([word]);
  }
  return result;
}

export const joinWords = (words: readonly Parola[]): string => words.map(({ testo }) => testo).join(' ');
