/** Lines of a printed table: which hold a movement, and what stands on them. */
import { pareData, pareDenaro } from '../cella.ts';

/** A run of characters on a line: first one, and the one after its last. */
export interface Tratto {
  da: number;
  fino: number;
  testo: string;
}

function tratti(linea: string, forma: RegExp): Tratto[] {
  return [...linea.matchAll(forma)].map(({ 0: testo, index }) => ({
    da: index,
    fino: index + testo.length,
    testo,
  }));
}

/** Runs without any space. */
export const parole = (linea: string): Tratto[] => tratti(linea, /\S+/g);

/** Runs whose words are one space apart: on a printed line, what two spaces divide are different things. */
export const frasi = (linea: string): Tratto[] => tratti(linea, /\S+(?: \S+)*/g);

/** A decimal sign between digits: the cheap test before the careful one, made on every word. */
const DECIMALI = /\d[.,]\d/;

export const isDenaro = (testo: string): boolean => DECIMALI.test(testo) && pareDenaro(testo);

/** A date among the first words and an amount after it. */
export function isDato(linea: string, celle: readonly Tratto[] = parole(linea)): boolean {
  const data = celle.findIndex(({ testo }, at) => at < 3 && isCifra(testo) && pareData(testo));
  if (data === -1) return false;
  for (let at = celle.length - 1; at > data; at--) {
    const testo = celle[at]?.testo ?? '';
    if (isDenaro(testo) && !pareData(testo)) return true;
  }
  return false;
}

function isCifra(testo: string): boolean {
  const code = testo.charCodeAt(0);
  return code >= 48 && code <= 57;
}

/** Rules drawn with signs, which say nothing. */
export const isTratteggio = (linea: string): boolean => /^[\s\-=_*+|.]+$/.test(linea);
