/** Dates and amounts among the words of a line. */
import { parseMonthName } from '../../cell/date.ts';
import { isLikelyData } from '../../cell/cell.ts';
import type { Parola } from './lines.ts';

export interface Gettone {
  tipo: 'data' | 'denaro';
  /** Place of its first word, and how many it takes. */
  da: number;
  quante: number;
  x0: number;
  x1: number;
}

/** A day without its year, as most banks print it beside a period: `03 Feb`, `31/12`, `31.12.`. */
const SENZA_ANNO = /^\d{1,2}[./-]\d{1,2}\.?$/;
const GIORNO_MESE = /^(\d{1,2})[\s.-]?([A-Za-zÀ-ÿ]{3,10})\.?$/;
const MESE_GIORNO = /^([A-Za-zÀ-ÿ]{3,10})\.?\s(\d{1,2})$/;

/** The parts of a day without a year; null when the text is none. `ordine` says which number is which. */
export function parseYearlessDay(
  text: string,
): { a: number; b: number; ordine: 'gm' | 'mg' | 'ignoto' } | null {
  if (SENZA_ANNO.test(text)) {
    const [a = 0, b = 0] = text.split(/[./-]/).map(Number);
    const valida = (giorno: number, mese: number): boolean =>
      giorno >= 1 && giorno <= 31 && mese >= 1 && mese <= 12;
    return valida(a, b) || valida(b, a) ? { a, b, ordine: 'ignoto' } : null;
  }
  const prima = GIORNO_MESE.exec(text);
  const dopo = prima ? null : MESE_GIORNO.exec(text);
  const nome = prima?.[2] ?? dopo?.[1];
  const giorno = Number(prima?.[1] ?? dopo?.[2]);
  const mese = nome === undefined ? 0 : parseMonthName(nome);
  if (mese === 0 || !(giorno >= 1 && giorno <= 31)) return null;
  return { a: giorno, b: mese, ordine: 'gm' };
}

/** Words that may make a date together: `3`, `Feb`, `2026`. */
const MASSIMO = 3;

/** The longest date that starts at a word. */
function dataDa(parole: readonly Parola[], at: number): number {
  const first = parole[at];
  if (!first || !/^[\dA-Za-z]/.test(first.testo)) return 0;
  let best = 0;
  let text = '';
  for (let count = 1; count <= MASSIMO; count++) {
    const parola = parole[at + count - 1];
    const previous = parole[at + count - 2];
    if (!parola || (count > 1 && previous && parola.x0 - previous.x1 > 0.9 * parola.h)) break;
    text = count === 1 ? parola.testo : `${text} ${parola.testo}`;
    if (isGiorno(text)) best = count;
  }
  return best;
}

function isGiorno(text: string): boolean {
  if (/^\d+$/.test(text)) return false;
  return parseYearlessDay(text) !== null || (/\d/.test(text) && isLikelyData(text) && !/\d:\d/.test(text));
}

const DECIMALI =
  /^[(+\-−–]?(?:[€$£]|[A-Z]{1,2}\$|EUR|CHF|USD|GBP)?[+\-−–]?(?:\d{1,3}(?:[.,'’]\d{3})+|\d+)[.,]\d{2}\)?[+\-−–]?(?:€|CR|DR|[DCAHS]|\((?:CR|DR|[DCAHS])\))?\)?$/;
const SEGNO_PRIMA = /^(?:[+\-−–]|€|\$|£|EUR|CHF|USD|GBP|[+\-−–][€$£])$/;
const SEGNO_DOPO =
  /^(?:[+\-−–]|€|EUR|CHF|USD|GBP|CR|DR|Cr|Dr|D|C|A|H|S|\((?:CR|DR|[DCAHS])\)|Dare|Avere|DARE|AVERE)$/;

export const isDenaro = (text: string): boolean => DECIMALI.test(text);

/** Thousands parted by a space: `1` `234,56`. */
function migliaia(parole: readonly Parola[], at: number): number {
  let count = 0;
  while (/^[+\-−–]?\d{1,3}$/.test(parole[at + count]?.testo ?? '') && count < 4) {
    const qui = parole[at + count];
    const next = parole[at + count + 1];
    if (!qui || !next || next.x0 - qui.x1 > 0.35 * qui.h || !/^\d{3}(?:$|[.,]\d{2})/.test(next.testo))
      return 0;
    count++;
    if (isDenaro(next.testo)) return count;
  }
  return 0;
}

/**
 * Every date and every amount with decimals of a line, from the left. `1.06` may be the first of June or an amount: after
 * a day that has its year, or that is written without dots, it is an amount.
 */
export function findTokens(parole: readonly Parola[]): Gettone[] {
  const gettoni: Gettone[] = [];
  let certo = false;
  for (let at = 0; at < parole.length; at++) {
    const parola = parole[at];
    if (!parola) break;
    const data = dataDa(parole, at);
    if (data > 0 && !(certo && data === 1 && isDenaro(parola.testo))) {
      const testo = parole
        .slice(at, at + data)
        .map((una) => una.testo)
        .join(' ');
      certo ||= parseYearlessDay(testo) === null || !testo.includes('.');
      gettoni.push(gettone('data', parole, at, data));
      at += data - 1;
      continue;
    }
    const salto = migliaia(parole, at);
    if (salto > 0 || isDenaro(parola.testo)) {
      const da =
        at > 0 && vicina(parole, at, -1) && SEGNO_PRIMA.test(parole[at - 1]?.testo ?? '') ? at - 1 : at;
      let fino = at + salto;
      while (vicina(parole, fino, 1) && SEGNO_DOPO.test(parole[fino + 1]?.testo ?? '')) fino++;
      gettoni.push(gettone('denaro', parole, da, fino - da + 1));
      at = fino;
    }
  }
  return gettoni;
}

function vicina(parole: readonly Parola[], at: number, passo: 1 | -1): boolean {
  const qui = parole[at];
  const altra = parole[at + passo];
  if (!qui || !altra) return false;
  const gap = passo === 1 ? altra.x0 - qui.x1 : qui.x0 - altra.x1;
  return gap < 1.2 * qui.h;
}

function gettone(tipo: Gettone['tipo'], parole: readonly Parola[], da: number, quante: number): Gettone {
  const first = parole[da];
  const last = parole[da + quante - 1];
  return { tipo, da, quante, x0: first?.x0 ?? 0, x1: last?.x1 ?? 0 };
}
