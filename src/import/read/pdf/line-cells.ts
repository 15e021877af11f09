/** A line of a page as the cells of its table, and what it is in it. */
import { isLikelyData, isLikelyImporto } from '../../cell/cell.ts';
import { inCoda, type Colonne } from './columns.ts';
import type { Corsa } from './continuation.ts';
import { joinWords, splitPhrases, type Linea, type Parola } from './lines.ts';
import { findTokens, parseYearlessDay, type Gettone } from './tokens.ts';

/** Gap that parts the cells of a line outside the table (heights of the type). */
export const FUORI = 0.8;

export const isGiorno = (text: string): boolean => isLikelyData(text) || parseYearlessDay(text) !== null;

/** What a line of a page is in a table: a row with its day, a row without, words of some row, or no part of it. */
export type TipoLinea = 'giorno' | 'soldi' | 'parole' | 'altro';

export function readLine(
  linea: Linea,
  colonne: Colonne,
): { tipo: TipoLinea; celle: string[]; conImporto: boolean } {
  const gettoni = findTokens(linea.parole);
  const celle = colonne.sequenza
    ? celleInSequenza(linea, gettoni, colonne)
    : celleDi(linea, gettoni, colonne);
  const tipi = colonne.colonne.map(({ tipo }) => tipo);
  const date = celle.filter((cella, at) => tipi[at] === 'data' && isGiorno(cella));
  // A whole number is an amount beside a date; alone it may be a page's.
  const conImporto = celle.some(
    (cella, at) =>
      tipi[at] === 'denaro' &&
      isLikelyImporto(cella) &&
      (date.length > 0 || gettoni.some(({ tipo }) => tipo === 'denaro')),
  );
  const spurie = celle.some(
    (cella, at) =>
      cella !== '' &&
      ((tipi[at] === 'denaro' && !isLikelyImporto(cella)) || (tipi[at] === 'data' && !isGiorno(cella))),
  );
  const soloTesto = celle.every((cella, at) => cella === '' || tipi[at] === 'testo');
  const tipo = spurie
    ? 'altro'
    : date.length > 0
      ? 'giorno'
      : conImporto
        ? 'soldi'
        : soloTesto
          ? 'parole'
          : 'altro';
  return { tipo, celle, conImporto };
}

/** What the lines of a page are in its table, for who asks where rows write their words. */
export const listKinds = (linee: readonly Linea[], colonne: Colonne): Corsa =>
  linee.map((linea, at) => {
    const prima = linee[at - 1];
    return {
      tipo: readLine(linea, colonne).tipo,
      distanza: prima ? (linea.y - prima.y) / linea.h : Infinity,
    };
  });

export function findColumnOf(parola: Parola, righelli: readonly number[]): number {
  const centro = (parola.x0 + parola.x1) / 2;
  let at = 0;
  while (at < righelli.length && centro > (righelli[at] ?? 0)) at++;
  return at;
}

/** True for a day and figures alone. */
export const isWordless = (testi: readonly string[]): boolean =>
  !testi.some((testo) => /[A-Za-zÀ-ÿ]{4}/.test(testo));

/** Titles that a header has at least, and how far they stand from one another (heights of the type). */
const TITOLI = 3;
const LARGO = 1.5;

/** True for the titles of a table that nobody knows: several short texts far from one another, without a figure. */
export function isForeignHeader({ parole }: Linea): boolean {
  const frasi = splitPhrases(parole, LARGO).map((frase) => joinWords(frase));
  return frasi.length >= TITOLI && frasi.every((frase) => frase.length < 30 && !/\d/.test(frase));
}

/** Words by the rulers; those that ran over into a column of amounts go back to the words they belong to. */
function celleDi(linea: Linea, gettoni: readonly Gettone[], { colonne, righelli }: Colonne): string[] {
  const gruppi: Parola[][] = Array.from({ length: righelli.length + 1 }, () => []);
  const parole = linea.parole;
  for (let at = 0; at < parole.length; at++) {
    const parola = parole[at];
    if (!parola) continue;
    const gettone = gettoni.find(({ da }) => da === at);
    if (gettone) {
      // A date or an amount is one thing, however many words it takes.
      const intero = { ...parola, x0: gettone.x0, x1: gettone.x1 };
      const colonna = colonnaTesto(intero, parole[at - 1], gruppi, colonne, righelli);
      gruppi[colonna]?.push(...parole.slice(at, at + gettone.quante));
      at += gettone.quante - 1;
    } else gruppi[colonnaTesto(parola, parole[at - 1], gruppi, colonne, righelli)]?.push(parola);
  }
  return gruppi.map((gruppo) => joinWords(gruppo));
}

/** Words and days that touch the ones before them stay with them when the ruler leads into amounts. */
function colonnaTesto(
  parola: Parola,
  prima: Parola | undefined,
  gruppi: readonly Parola[][],
  colonne: Colonne['colonne'],
  righelli: readonly number[],
): number {
  const at = findColumnOf(parola, righelli);
  const tipo = colonne[at]?.tipo;
  if (tipo === 'testo' || isLikelyImporto(parola.testo) || (tipo === 'data' && isGiorno(parola.testo)))
    return at;
  if (!prima || parola.x0 - prima.x1 > FUORI * parola.h) return at;
  const dove = gruppi.findIndex((gruppo) => gruppo.includes(prima));
  return dove !== -1 && colonne[dove]?.tipo === 'testo' ? dove : at;
}

/** Date, words, amounts from the end: for text that is not set in columns. */
function celleInSequenza(linea: Linea, gettoni: readonly Gettone[], { colonne }: Colonne): string[] {
  const celle = colonne.map(() => '');
  const coda = inCoda(linea, gettoni);
  const data = gettoni.find(({ tipo, da }) => tipo === 'data' && da === 0);
  const { parole } = linea;
  const fine = coda[0]?.da ?? parole.length;
  if (data) celle[0] = joinWords(parole.slice(0, data.quante));
  celle[1] = joinWords(parole.slice(data?.quante ?? 0, fine));
  for (const [at, gettone] of coda.entries()) {
    const colonna = colonne.length - coda.length + at;
    if (colonna > 1) celle[colonna] = joinWords(parole.slice(gettone.da, gettone.da + gettone.quante));
  }
  return celle;
}
