/** Where the columns of a table stand, from its dates, its amounts and the words over them. */
import type { ColonnaPdf, PdfColumnKind } from './column.ts';
import { findTokens, type Gettone } from './tokens.ts';
import { isSoldiTitolo, type PdfHeader, type Titolo } from './header.ts';
import type { Linea } from './lines.ts';
import { assignTitles } from './titles.ts';

export interface Colonne {
  colonne: ColonnaPdf[];
  /** Between one column and the next: one fewer than the columns. */
  righelli: number[];
  /** True when the amounts are not set in columns: cells then follow the order of the line. */
  sequenza: boolean;
}

export interface LineaDati {
  linea: Linea;
  gettoni: Gettone[];
}

/** Gap that sets an amount apart from the words before it (heights of the type): wider than a space of any type. */
const STACCO = 0.65;
/** A group of amounts rarer than this among the lines, and under no title, is words of descriptions. */
const RARO = 0.1;

/** Lines that look like movements: a date near the start and an amount after it. */
export function findDataLines(linee: readonly Linea[]): LineaDati[] {
  const result: LineaDati[] = [];
  for (const linea of linee) {
    const gettoni = findTokens(linea.parole);
    const data = gettoni.find(({ tipo }) => tipo === 'data');
    if (!data || data.da > 4) continue;
    if (gettoni.some(({ tipo, da }) => tipo === 'denaro' && da > data.da)) result.push({ linea, gettoni });
  }
  return result;
}

/** @param dati lines that look like movements; @param intestazione null when no words were understood */
export function findColumns(dati: readonly LineaDati[], intestazione: PdfHeader | null): Colonne | null {
  if (dati.length === 0) return null;
  const titoli = intestazione?.titoli ?? [];
  const sequenza = isSequenza(dati);
  if (sequenza) return inSequenza(dati, titoli);
  return daLinee(dati, titoli);
}

function daLinee(dati: readonly LineaDati[], titoli: readonly Titolo[]): Colonne | null {
  const date = raggruppa(dati, 'data').filter(({ quante }) => quante >= Math.max(1, dati.length * 0.3));
  const denaro = raggruppa(dati, 'denaro').filter(
    (gruppo) =>
      gruppo.quante >= dati.length * RARO ||
      titoli.some(
        (titolo) => isSoldiTitolo(titolo.testo) && titolo.x0 < gruppo.x1 && gruppo.x0 < titolo.x1,
      ) ||
      isLibera(gruppo, dati),
  );
  if (date.length === 0 || denaro.length === 0) return null;
  const rigide: ColonnaPdf[] = [
    ...date.map(({ x0, x1 }): ColonnaPdf => ({ tipo: 'data', x0, x1, titolo: '' })),
    ...denaro.map(({ x0, x1 }): ColonnaPdf => ({ tipo: 'denaro', x0, x1, titolo: '' })),
  ].toSorted((a, b) => a.x0 - b.x0);
  const liberi = assignTitles(rigide, titoli);
  for (const titolo of liberi.filter(({ testo }) => isSoldiTitolo(testo))) {
    // A column of amounts that is empty in this statement.
    rigide.push({ tipo: 'denaro', x0: titolo.x0, x1: titolo.x1, titolo: titolo.testo });
  }
  rigide.sort((a, b) => a.x0 - b.x0);
  const testi = liberi.filter(({ testo }) => !isSoldiTitolo(testo));
  const colonne = conTesti(rigide, testi, dati);
  return { colonne, righelli: tracciaRighelli(colonne, titoli), sequenza: false };
}

/** True where no line has words in the place of a group of amounts, as rare as they may be. */
const isLibera = ({ x0, x1, quante }: Gruppo, dati: readonly LineaDati[]): boolean =>
  dati.filter(({ linea }) => linea.parole.some((parola) => parola.x0 < x1 && x0 < parola.x1)).length <=
  quante;

interface Gruppo {
  x0: number;
  x1: number;
  quante: number;
}

/** True for an amount that stands apart from the words around it. */
function isStaccato({ linea, gettoni }: LineaDati, gettone: Gettone): boolean {
  const prima = linea.parole[gettone.da - 1];
  const dopo = linea.parole[gettone.da + gettone.quante];
  const h = linea.h * STACCO;
  const noto = (at: number): boolean => gettoni.some(({ da, quante }) => at >= da && at < da + quante);
  const apre = !prima || gettone.x0 - prima.x1 >= h || noto(gettone.da - 1);
  // Words follow a date closely where its column is narrow.
  if (gettone.tipo === 'data') return apre;
  const chiude = !dopo || dopo.x0 - gettone.x1 >= h || noto(gettone.da + gettone.quante);
  return apre && chiude;
}

/** Dates or amounts that overlap from line to line, as one interval each. */
function raggruppa(dati: readonly LineaDati[], tipo: Gettone['tipo']): Gruppo[] {
  const intervalli = dati
    .flatMap((dato) => {
      const tutti = dato.gettoni.filter((gettone) => gettone.tipo === tipo);
      return tutti.filter((gettone) => isStaccato(dato, gettone));
    })
    .toSorted((a, b) => a.x0 - b.x0);
  const gruppi: Gruppo[] = [];
  for (const { x0, x1 } of intervalli) {
    const gruppo = gruppi.find(
      (altro) =>
        Math.min(altro.x1, x1) - Math.max(altro.x0, x0) > 0.25 * Math.min(altro.x1 - altro.x0, x1 - x0),
    );
    if (!gruppo) gruppi.push({ x0, x1, quante: 1 });
    else {
      gruppo.x0 = Math.min(gruppo.x0, x0);
      gruppo.x1 = Math.max(gruppo.x1, x1);
      gruppo.quante++;
    }
  }
  return fondi(gruppi);
}

/** Groups that came to overlap while they grew. */
function fondi(gruppi: readonly Gruppo[]): Gruppo[] {
  const result: Gruppo[] = [];
  for (const gruppo of gruppi.toSorted((a, b) => a.x0 - b.x0)) {
    const last = result.at(-1);
    if (last && gruppo.x0 < last.x1 - 1) {
      last.x1 = Math.max(last.x1, gruppo.x1);
      last.quante += gruppo.quante;
    } else result.push({ ...gruppo });
  }
  return result;
}

/** The columns of words between and around the others, parted where titles and white space say so. */
function conTesti(
  rigide: readonly ColonnaPdf[],
  titoli: readonly Titolo[],
  dati: readonly LineaDati[],
): ColonnaPdf[] {
  const result: ColonnaPdf[] = [];
  const bordi = [...rigide, null];
  let from = Number.NEGATIVE_INFINITY;
  for (const colonna of bordi) {
    const to = colonna?.x0 ?? Number.POSITIVE_INFINITY;
    result.push(...zonaTesto(from, to, titoli, dati, rigide));
    if (colonna) result.push(colonna);
    from = colonna?.x1 ?? to;
  }
  return result;
}

interface Tratto {
  x0: number;
  x1: number;
}

function zonaTesto(
  from: number,
  to: number,
  titoli: readonly Titolo[],
  dati: readonly LineaDati[],
  rigide: readonly ColonnaPdf[],
): ColonnaPdf[] {
  const parole = dati.flatMap(({ linea, gettoni }) =>
    linea.parole.filter((parola, at) => {
      const centro = (parola.x0 + parola.x1) / 2;
      const noto = gettoni.some(
        ({ da, quante, x0, x1 }) =>
          at >= da && at < da + quante && rigide.some((colonna) => colonna.x0 < x1 && x0 < colonna.x1),
      );
      return centro > from && centro < to && !noto;
    }),
  );
  const qui = titoli.filter(({ x0, x1 }) => (x0 + x1) / 2 > from && (x0 + x1) / 2 < to);
  if (parole.length === 0 && qui.length === 0) return [];
  const tutti: Tratto[] = [...parole, ...qui];
  const x0 = Math.min(...tutti.map((tratto) => tratto.x0));
  const x1 = Math.max(...tutti.map((tratto) => tratto.x1));
  const base = { tipo: 'testo' as const, x0: Math.max(x0, from), x1: Math.min(x1, to) };
  if (qui.length < 2) return [{ ...base, titolo: qui[0]?.testo ?? '' }];
  return dividi(base, qui, parole, dati.length);
}

/** Parts a zone of words between its titles, where hardly any line has a word. */
function dividi(
  base: Tratto,
  titoli: readonly Titolo[],
  parole: readonly Tratto[],
  righe: number,
): ColonnaPdf[] {
  const colonne: ColonnaPdf[] = [];
  let x0 = base.x0;
  let titolo = titoli[0]?.testo ?? '';
  for (const [at, prossimo] of titoli.entries()) {
    const prima = titoli[at - 1];
    if (!prima) continue;
    const bianco = biancoTra((prima.x0 + prima.x1) / 2, prossimo.x1, parole, righe);
    if (!bianco) {
      titolo = `${titolo} ${prossimo.testo}`;
      continue;
    }
    colonne.push({ tipo: 'testo', x0, x1: bianco.x0, titolo });
    x0 = bianco.x1;
    titolo = prossimo.testo;
  }
  return [...colonne, { tipo: 'testo', x0, x1: base.x1, titolo }];
}

/** The widest white space between two places; null when the words leave none. */
function biancoTra(from: number, to: number, parole: readonly Tratto[], righe: number): Tratto | null {
  const coperti = new Uint32Array(Math.max(1, Math.ceil(to - from)));
  for (const { x0, x1 } of parole) {
    for (let at = Math.max(0, Math.floor(x0 - from)); at < Math.min(coperti.length, x1 - from); at++)
      coperti[at] = (coperti[at] ?? 0) + 1;
  }
  const tollerati = Math.floor(righe * 0.04);
  let best: Tratto | null = null;
  let start = -1;
  for (let at = 0; at <= coperti.length; at++) {
    const libero = at < coperti.length && (coperti[at] ?? 0) <= tollerati;
    if (libero && start === -1) start = at;
    if (libero || start === -1) continue;
    const tratto = { x0: from + start, x1: from + at };
    if (!best || tratto.x1 - tratto.x0 > best.x1 - best.x0) best = tratto;
    start = -1;
  }
  return best && best.x1 - best.x0 >= 3 ? best : null;
}

/** Rulers stand where both cells and titles leave room; amounts grow to the left, words to the right. */
function tracciaRighelli(colonne: readonly ColonnaPdf[], titoli: readonly Titolo[]): number[] {
  return colonne.slice(1).map((colonna, at) => {
    const prima = colonne[at];
    if (!prima) return colonna.x0;
    const titoloPrima = titoli.find(({ testo }) => testo === prima.titolo);
    const titoloQui = titoli.find(({ testo }) => testo === colonna.titolo);
    const from = Math.min(Math.max(prima.x1, titoloPrima?.x1 ?? prima.x1), colonna.x0);
    const to = Math.max(Math.min(colonna.x0, titoloQui?.x0 ?? colonna.x0), prima.x1);
    const [low, high] = from <= to ? [from, to] : [prima.x1, colonna.x0];
    const quota =
      prima.tipo === 'testo' && colonna.tipo === 'denaro' ? 0.6 : prima.tipo === 'denaro' ? 0.3 : 0.7;
    return low + (high - low) * quota;
  });
}

/** True when on most lines no amount stands apart: the words run into them, as in a text set with spaces. */
function isSequenza(dati: readonly LineaDati[]): boolean {
  const staccate = dati.filter((dato) =>
    dato.gettoni.some((gettone) => gettone.tipo === 'denaro' && isStaccato(dato, gettone)),
  ).length;
  return staccate * 2 < dati.length;
}

/** Date, words, amounts: as many columns of amounts as the lines have at their end. */
function inSequenza(dati: readonly LineaDati[], titoli: readonly Titolo[]): Colonne | null {
  const quante = dati.map((dato) => inCoda(dato.linea, dato.gettoni).length);
  const most = Math.max(...quante);
  if (most === 0) return null;
  const tipi: PdfColumnKind[] = ['data', 'testo', ...Array.from({ length: most }, () => 'denaro' as const)];
  const nomi = titoli.length === tipi.length ? titoli.map(({ testo }) => testo) : [];
  const colonne = tipi.map((tipo, at) => ({ tipo, x0: 0, x1: 0, titolo: nomi[at] ?? '' }));
  return { colonne, righelli: [], sequenza: true };
}

/** The amounts a line ends with. */
export function inCoda({ parole }: Linea, gettoni: readonly Gettone[]): Gettone[] {
  const coda: Gettone[] = [];
  let end = parole.length;
  for (const gettone of gettoni.toReversed()) {
    if (gettone.tipo !== 'denaro' || gettone.da + gettone.quante !== end) break;
    coda.unshift(gettone);
    end = gettone.da;
  }
  return coda;
}
