/** Lines of a printed table: which hold a movement, and what stands on them. */
import { isLikelyData, isLikelyMoney } from '../../cell/cell.ts';

/** A run of characters on a line: first one, and the one after its last. */
export interface TextRun {
  da: number;
  fino: number;
  testo: string;
}

/** What `\s` means, without a pattern: it is asked of every character. */
function isSpace(code: number): boolean {
  if (code <= 32) return code === 32 || (code >= 9 && code <= 13);
  if (code < 0x1680) return code === 0xa0;
  return (
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000 ||
    code === 0x1680 ||
    code === 0xfeff
  );
}

/** `joined`: words one space apart are one run. */
function stretches(line: string, joined: boolean): TextRun[] {
  const found: TextRun[] = [];
  let da = -1;
  for (let at = 0; at <= line.length; at++) {
    const code = at < line.length ? line.charCodeAt(at) : 32;
    if (!isSpace(code)) {
      if (da === -1) da = at;
      continue;
    }
    if (da === -1) continue;
    if (joined && code === 32 && at + 1 < line.length && !isSpace(line.charCodeAt(at + 1))) continue;
    found.push({ da, fino: at, testo: line.slice(da, at) });
    da = -1;
  }
  return found;
}

/** Runs without any space. */
export const splitWords = (line: string): TextRun[] => stretches(line, false);

/** Runs whose words are one space apart: on a printed line, what two spaces divide are different things. */
export const splitPhrases = (line: string): TextRun[] => stretches(line, true);

/** A decimal sign between digits: the cheap test before the careful one, made on every word. */
const DECIMALI = /\d[.,]\d/;

export const isMoney = (text: string): boolean => DECIMALI.test(text) && isLikelyMoney(text);

/** A file has few days and many movements: each is looked at once. */
const days = new Map<string, boolean>();
const MAX_GIORNI = 20_000;

export function isData(text: string): boolean {
  if (!isDigit(text)) return false;
  let found = days.get(text);
  if (found === undefined) {
    if (days.size > MAX_GIORNI) days.clear();
    found = isLikelyData(text);
    days.set(text, found);
  }
  return found;
}

/** A date among the first words and an amount after it. */
export function isDato(line: string, cells: readonly TextRun[] = splitWords(line)): boolean {
  const data = cells.findIndex(({ testo }, at) => at < 3 && isData(testo));
  if (data === -1) return false;
  for (let at = cells.length - 1; at > data; at--) {
    const text = cells[at]?.testo ?? '';
    if (isMoney(text) && !isLikelyData(text)) return true;
  }
  return false;
}

function isDigit(text: string): boolean {
  const code = text.charCodeAt(0);
  return code >= 48 && code <= 57;
}

/** Rules drawn with signs, which say nothing. */
export const isDashes = (line: string): boolean => /^[\s\-=_*+|.]+$/.test(line);
