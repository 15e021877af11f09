/** The header of a table among the lines of a page: one line of words, or several stacked ones. */
import { listMeanings, type ColumnRole } from '../../cell/words.ts';
import { findTokens } from './tokens.ts';
import { splitPhrases, joinWords, type Linea, type Parola } from './lines.ts';

/** One column's words, stacked lines joined from the top. */
export interface Titolo {
  testo: string;
  x0: number;
  x1: number;
}

export interface PdfHeader {
  /** Index of its first line in the page, and how many it takes. */
  da: number;
  quante: number;
  titoli: Titolo[];
  valore: number;
}

/** Lines a header may take, and how far apart they may stand (heights of the type). */
const MASSIMO = 4;
const DISTACCO = 2.1;
/** Gap that parts two titles. */
const TRA_TITOLI = 0.55;

const SOLDI: ReadonlySet<ColumnRole> = new Set(['importo', 'dare', 'avere', 'saldo']);
const GIORNI: ReadonlySet<ColumnRole> = new Set(['data', 'data_valuta', 'scadenza']);

export const isSoldiTitolo = (testo: string): boolean => {
  const [prima] = listMeanings(testo);
  return prima !== undefined && SOLDI.has(prima.ruolo);
};

/** Stacks the phrases of some lines: those that stand under one another are one title. */
function impila(linee: readonly Linea[]): Titolo[] {
  const titoli: Titolo[] = [];
  for (const { parole } of linee) {
    for (const frase of splitPhrases(parole, TRA_TITOLI)) {
      const nuovo = titoloDi(frase);
      const sopra = titoli.filter((titolo) => titolo.x0 < nuovo.x1 && nuovo.x0 < titolo.x1);
      const [solo] = sopra;
      if (solo && sopra.length === 1) {
        solo.testo = `${solo.testo} ${nuovo.testo}`;
        solo.x0 = Math.min(solo.x0, nuovo.x0);
        solo.x1 = Math.max(solo.x1, nuovo.x1);
      } else if (sopra.length === 0) titoli.push(nuovo);
    }
  }
  return titoli.toSorted((a, b) => a.x0 - b.x0);
}

function titoloDi(frase: readonly Parola[]): Titolo {
  return { testo: joinWords(frase), x0: frase[0]?.x0 ?? 0, x1: frase.at(-1)?.x1 ?? 0 };
}

/** How many meanings the titles have; 0 when they name no day or no money, or are a sentence. */
function valuta(titoli: readonly Titolo[]): number {
  if (titoli.length < 2 || titoli.length > 16) return 0;
  const ruoli = new Set<ColumnRole>();
  for (const { testo } of titoli) {
    if (testo.length > 60) return 0;
    // A title means one thing: the second meaning of `Data valuta` is not another column.
    for (const { ruolo } of listMeanings(testo)) ruoli.add(ruolo);
  }
  const giorno = [...ruoli].some((ruolo) => GIORNI.has(ruolo));
  const soldi = [...ruoli].some((ruolo) => SOLDI.has(ruolo));
  return giorno && soldi ? ruoli.size : 0;
}

/** Every header of a page, from the top; none overlaps another. */
export function findHeaders(linee: readonly Linea[]): PdfHeader[] {
  const trovate: PdfHeader[] = [];
  for (let at = 0; at < linee.length; at++) {
    const intestazione = daRiga(linee, at);
    if (!intestazione) continue;
    trovate.push(intestazione);
    at += intestazione.quante - 1;
  }
  return trovate;
}

/** The best header that starts on a line: more lines only where they say more. */
function daRiga(linee: readonly Linea[], at: number): PdfHeader | null {
  let best: PdfHeader | null = null;
  for (let quante = 1; quante <= MASSIMO; quante++) {
    const gruppo = linee.slice(at, at + quante);
    const last = gruppo.at(-1);
    const prima = gruppo.at(-2);
    if (gruppo.length < quante || !last) break;
    if (prima && last.y - prima.y > DISTACCO * Math.max(prima.h, last.h)) break;
    if (findTokens(last.parole).length > 0) break;
    const titoli = impila(gruppo);
    const valore = valuta(titoli);
    if (valore > 0 && (!best || valore > best.valore)) best = { da: at, quante, titoli, valore };
  }
  if (!best || isEstranea(linee, best)) return null;
  return estendi(linee, best);
}

/** True for a header whose first line is one phrase of what stands above the table: without it as much is said. */
function isEstranea(linee: readonly Linea[], { da, quante, valore }: PdfHeader): boolean {
  const [prima, ...altre] = linee.slice(da, da + quante);
  if (!prima || altre.length === 0 || splitPhrases(prima.parole, TRA_TITOLI).length > 1) return false;
  return valuta(impila(altre)) >= valore;
}

/** Lines that stand within the height of the header belong to it, whatever they add. */
function estendi(linee: readonly Linea[], intestazione: PdfHeader): PdfHeader {
  const ultima = linee[intestazione.da + intestazione.quante - 1];
  const dopo = linee[intestazione.da + intestazione.quante];
  if (!ultima || !dopo || dopo.y - ultima.y > 1.35 * ultima.h || findTokens(dopo.parole).length > 0)
    return intestazione;
  const titoli = impila(linee.slice(intestazione.da, intestazione.da + intestazione.quante + 1));
  const parole = splitPhrases(dopo.parole, TRA_TITOLI);
  const dentro = parole.every((frase) => {
    const { x0, x1, testo } = titoloDi(frase);
    return testo.length < 25 && intestazione.titoli.some((titolo) => titolo.x0 < x1 && x0 < titolo.x1);
  });
  const valore = valuta(titoli);
  const continua = parole.length > 1 || parole.every((frase) => isSeguito(joinWords(frase)));
  return dentro && continua && valore >= intestazione.valore
    ? { ...intestazione, quante: intestazione.quante + 1, titoli, valore }
    : intestazione;
}

/** True for the rest of a title, as `operazione` under `Data`: words that begin small and are no title by themselves. */
const isSeguito = (testo: string): boolean => /^[a-zà-ÿ]/.test(testo);
