/** Lines of a printed table: which hold a movement, and what stands on them. */
import { isLikelyData, isLikelyDenaro } from '../../cell/cell.ts';

/** A run of characters on a line: first one, and the one after its last. */
export interface TextRun {
  da: number;
  fino: number;
  testo: string;
}

/** What `\s` means, without a pattern: it is asked of every character. */
export function isSpazio(code: number): boolean {
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

/** `unite`: words one space apart are one run. */
function tratti(linea: string, unite: boolean): TextRun[] {
  const trovati: TextRun[] = [];
  let da = -1;
  for (let at = 0; at <= linea.length; at++) {
    const code = at < linea.length ? linea.charCodeAt(at) : 32;
    if (!isSpazio(code)) {
      if (da === -1) da = at;
      continue;
    }
    if (da === -1) continue;
    if (unite && code === 32 && at + 1 < linea.length && !isSpazio(linea.charCodeAt(at + 1))) continue;
    trovati.push({ da, fino: at, testo: linea.slice(da, at) });
    da = -1;
  }
  return trovati;
}

/** Runs without any space. */
export const splitWords = (linea: string): TextRun[] => tratti(linea, false);

/** Runs whose words are one space apart: on a printed line, what two spaces divide are different things. */
export const splitPhrases = (linea: string): TextRun[] => tratti(linea, true);

/** A decimal sign between digits: the cheap test before the careful one, made on every word. */
const DECIMALI = /\d[.,]\d/;

export const isDenaro = (testo: string): boolean => DECIMALI.test(testo) && isLikelyDenaro(testo);

/** A file has few days and many movements: each is looked at once. */
const giorni = new Map<string, boolean>();
const MAX_GIORNI = 20_000;

export function isData(testo: string): boolean {
  if (!isCifra(testo)) return false;
  let found = giorni.get(testo);
  if (found === undefined) {
    if (giorni.size > MAX_GIORNI) giorni.clear();
    found = isLikelyData(testo);
    giorni.set(testo, found);
  }
  return found;
}

/** A date among the first words and an amount after it. */
export function isDato(linea: string, celle: readonly TextRun[] = splitWords(linea)): boolean {
  const data = celle.findIndex(({ testo }, at) => at < 3 && isData(testo));
  if (data === -1) return false;
  for (let at = celle.length - 1; at > data; at--) {
    const testo = celle[at]?.testo ?? '';
    if (isDenaro(testo) && !isLikelyData(testo)) return true;
  }
  return false;
}

function isCifra(testo: string): boolean {
  const code = testo.charCodeAt(0);
  return code >= 48 && code <= 57;
}

/** Rules drawn with signs, which say nothing. */
export const isTratteggio = (linea: string): boolean => /^[\s\-=_*+|.]+$/.test(linea);
