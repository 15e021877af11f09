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

export interface Linea {
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
  altezza: number;
  /** Quarter turns, clockwise, from the page as shown to the way its text runs. */
  giri: 0 | 1 | 2 | 3;
  linee: Linea[];
}

/** Parts of the height of the type: how far baselines of one line lie apart, and how wide a gap parts two words. */
const STESSA_LINEA = 0.45;
const STESSA_PAROLA = 0.14;
const SOVRAPPOSTO = 0.35;

/** @param prima lines before this page */
export function makePage(testo: PaginaTesto, numero: number, prima: number): PdfPage {
  const giri = versoPrincipale(testo.pezzi);
  const dritti = testo.pezzi.filter((pezzo) => pezzo.giri === giri).map((pezzo) => raddrizza(pezzo, testo));
  const gruppi = raggruppa(dritti.toSorted((a, b) => a.y - b.y || a.x - b.x));
  const linee = gruppi.map(({ y, h, pezzi }, at) => ({
    pagina: numero,
    numero: prima + at + 1,
    y,
    h,
    parole: separa(pezzi.toSorted((a, b) => a.x - b.x)),
  }));
  const coricata = giri % 2 === 1;
  return {
    numero,
    larghezza: coricata ? testo.altezza : testo.larghezza,
    altezza: coricata ? testo.larghezza : testo.altezza,
    giri,
    linee: linee.filter(({ parole }) => parole.length > 0),
  };
}

/** The direction most of the text has; marks printed along the margin have another. */
function versoPrincipale(pezzi: readonly PdfTextRun[]): 0 | 1 | 2 | 3 {
  const caratteri: [number, number, number, number] = [0, 0, 0, 0];
  for (const { giri, testo } of pezzi) if (giri !== null) caratteri[giri] += testo.length;
  const most = Math.max(...caratteri);
  return ([0, 1, 2, 3] as const).find((giro) => caratteri[giro] === most) ?? 0;
}

function raddrizza(pezzo: PdfTextRun, { larghezza, altezza }: PaginaTesto): PdfTextRun {
  const { x, y } = pezzo;
  if (pezzo.giri === 1) return { ...pezzo, x: y, y: larghezza - x };
  if (pezzo.giri === 2) return { ...pezzo, x: larghezza - x, y: altezza - y };
  if (pezzo.giri === 3) return { ...pezzo, x: altezza - y, y: x };
  return pezzo;
}

interface Gruppo {
  y: number;
  h: number;
  pezzi: PdfTextRun[];
}

/** Pieces whose baselines lie close are one line; the first of them, from above, tells where it is. */
function raggruppa(pezzi: readonly PdfTextRun[]): Gruppo[] {
  const gruppi: Gruppo[] = [];
  for (const pezzo of pezzi) {
    const last = gruppi.at(-1);
    if (last && pezzo.y - last.y <= STESSA_LINEA * Math.min(last.h, pezzo.altezza)) last.pezzi.push(pezzo);
    else gruppi.push({ y: pezzo.y, h: pezzo.altezza, pezzi: [pezzo] });
  }
  return gruppi;
}

/** Words of a line from its pieces: split at spaces, joined where the type was only set in two goes. */
function separa(pezzi: readonly PdfTextRun[]): Parola[] {
  const parole: Parola[] = [];
  let attaccata = false;
  for (const pezzo of pezzi) {
    const nuove = paroleDi(pezzo);
    for (const [at, parola] of nuove.entries()) {
      const last = parole.at(-1);
      if (last && isRipetuta(last, parola)) continue;
      const gap = last ? parola.x0 - last.x1 : 0;
      const vicina = last !== undefined && gap < STESSA_PAROLA * parola.h && gap > -SOVRAPPOSTO * parola.h;
      if (last && at === 0 && attaccata && vicina && !/^\s/.test(pezzo.testo)) {
        last.testo += parola.testo;
        last.x1 = Math.max(last.x1, parola.x1);
      } else parole.push(parola);
    }
    attaccata = !/\s$/.test(pezzo.testo);
  }
  return parole;
}

/** Bold type made by printing the same word twice, a hair apart. */
function isRipetuta(last: Parola, parola: Parola): boolean {
  return last.testo === parola.testo && Math.abs(last.x0 - parola.x0) < SOVRAPPOSTO * parola.h;
}

/** Widths of characters relative to one another, near enough for the fonts that statements are set in. */
function peso(carattere: string): number {
  if (/[\s.,:;'|!ijl()[\]/]/.test(carattere)) return 0.3;
  return /[A-ZÀ-Ý@%&mw]/.test(carattere) ? 0.72 : 0.55;
}

/** Width of every letter of the type of typewriters, by its height, and how far from it another may be. */
const FISSA = 0.6;
const QUASI = 0.004;

/** True for text whose letters are all as wide: Courier and its kin. */
const isFissa = (testo: string, larghezza: number, altezza: number): boolean =>
  Math.abs(larghezza / testo.length / altezza - FISSA) < QUASI;

function paroleDi({ testo, x, y, larghezza, altezza }: PdfTextRun): Parola[] {
  if (!/\s/.test(testo)) return [{ testo, x0: x, x1: x + larghezza, y, h: altezza }];
  const pesoDi = isFissa(testo, larghezza, altezza) ? () => 1 : peso;
  let totale = 0;
  for (const carattere of testo) totale += pesoDi(carattere);
  const scala = totale === 0 ? 0 : larghezza / totale;
  const parole: Parola[] = [];
  let from = x;
  for (const tratto of testo.split(/(\s+)/)) {
    let width = 0;
    for (const carattere of tratto) width += pesoDi(carattere);
    const to = from + width * scala;
    if (tratto.trim() !== '') parole.push({ testo: tratto, x0: from, x1: to, y, h: altezza });
    from = to;
  }
  return parole;
}

/** A space of such type is as wide as a letter: wider than the gap that parts two texts in other type (heights). */
const SPAZIO_FISSO = 0.7;

/** Words that stand close enough to be read as one text. */
export function splitPhrases(parole: readonly Parola[], distacco: number): Parola[][] {
  const fissa = parole.every(({ testo, x0, x1, h }) => isFissa(testo, x1 - x0, h));
  const stacco = fissa ? Math.max(distacco, SPAZIO_FISSO) : distacco;
  const result: Parola[][] = [];
  for (const parola of parole) {
    const last = result.at(-1)?.at(-1);
    if (last && parola.x0 - last.x1 < stacco * Math.max(parola.h, last.h)) result.at(-1)?.push(parola);
    else result.push([parola]);
  }
  return result;
}

export const joinWords = (parole: readonly Parola[]): string => parole.map(({ testo }) => testo).join(' ');
