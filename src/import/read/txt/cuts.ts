/** Where the columns of a printed table start, from what its lines of movements have in common: where none writes. */
import { isLikelyData, isLikelyDenaro } from '../../cell/cell.ts';
import { isDato, isTratteggio, splitWords, type TextRun } from './line.ts';

type Tipo = 'data' | 'denaro' | 'testo';

interface Fascia {
  da: number;
  fino: number;
  tipo: Tipo;
}

/** A line of a movement and its words. */
interface Dato {
  linea: string;
  celle: readonly TextRun[];
}

/** Lines of movements looked at, and how many make a table. */
const MAX_LINEE = 1_000;
const MIN_LINEE = 2;

/** Characters of the longest line of a printed page. */
const MAX_LARGHEZZA = 1_000;

/**
 * Zero-based first characters of the columns, the first of them 0; null when the lines are no printed table of
 * movements: fewer than two of them, or nothing that parts dates from amounts.
 */
export function inferTagli(linee: readonly string[]): number[] | null {
  const dati = raccogliDati(linee);
  if (dati.length < MIN_LINEE) return null;
  const nomi = intestazione(linee);
  const fasce = unisci(conVuote(trovaFasce(dati), nomi), nomi);
  const utili = fasce.some(({ tipo }) => tipo === 'data') && fasce.some(({ tipo }) => tipo === 'denaro');
  if (!utili || fasce.length < 2) return null;
  return fasce.map((fascia, at) => {
    const prima = fasce[at - 1];
    return prima ? taglio(prima, fascia) : 0;
  });
}

function raccogliDati(linee: readonly string[]): Dato[] {
  const dati: Dato[] = [];
  for (const linea of linee) {
    if (linea.length > MAX_LARGHEZZA) continue;
    const celle = splitWords(linea);
    if (isDato(linea, celle)) dati.push({ linea, celle });
    if (dati.length === MAX_LINEE) break;
  }
  return dati;
}

/** The bands that some line writes in, between those that none does. */
function trovaFasce(dati: readonly Dato[]): Fascia[] {
  const larghezza = dati.reduce((most, { linea }) => Math.max(most, linea.length), 0);
  const scritti = new Uint8Array(larghezza + 1);
  for (const { celle } of dati) for (const { da, fino } of celle) scritti.fill(1, da, fino);
  const fasce: Fascia[] = [];
  let da = -1;
  for (const [at, scritto] of scritti.entries()) {
    if (scritto === 1 && da === -1) da = at;
    if (scritto === 1 || da === -1) continue;
    // The same days are written again and again.
    const celle = new Set(dati.map(({ linea }) => linea.slice(da, at).trim()));
    fasce.push({ da, fino: at, tipo: tipoDi([...celle]) });
    da = -1;
  }
  return fasce;
}

/** Whole numbers are codes as often as amounts: they stay with the words around them. */
function tipoDi(celle: readonly string[]): Tipo {
  const piene = celle.filter((cella) => cella !== '');
  if (piene.every((cella) => isLikelyData(cella))) return 'data';
  return piene.every((cella) => isLikelyDenaro(cella)) ? 'denaro' : 'testo';
}

/** Names of amounts over places where no line writes: a statement may have nothing but what went out. */
function conVuote(fasce: readonly Fascia[], nomi: string | null): Fascia[] {
  const vuote = splitWords(nomi ?? '').filter(
    ({ testo, da, fino }) =>
      SOLDI.test(testo) && !fasce.some((fascia) => fascia.da < fino && da < fascia.fino),
  );
  const tutte = [...fasce, ...vuote.map(({ da, fino }) => ({ da, fino, tipo: 'denaro' as const }))];
  return tutte.toSorted((prima, dopo) => prima.da - dopo.da);
}

const SOLDI =
  /^(?:dare|avere|addebit\w*|accredit\w*|entrat[ae]|uscit[ae]|importo|saldo|debit\w*|credit\w*|amount|balance)\b/i;

/** The line that names the columns: the nearest one above the first movement that is not a rule. */
function intestazione(linee: readonly string[]): string | null {
  const primo = linee.findIndex((linea) => isDato(linea));
  const sopra = linee.slice(0, primo).findLast((linea) => linea.trim() !== '' && !isTratteggio(linea));
  return sopra !== undefined && splitWords(sopra).length > 1 ? sopra : null;
}

/** Two bands of words are one column when a single space parts them, or when the header has no name for the second. */
function unisci(fasce: readonly Fascia[], nomi: string | null): Fascia[] {
  const unite: Fascia[] = [];
  for (const fascia of fasce) {
    const prima = unite.at(-1);
    const stessa =
      prima?.tipo === 'testo' &&
      fascia.tipo === 'testo' &&
      (fascia.da - prima.fino < 2 || (nomi !== null && nomi.slice(prima.fino, fascia.fino).trim() === ''));
    if (prima && stessa) prima.fino = fascia.fino;
    else unite.push({ ...fascia });
  }
  return unite;
}

/** Amounts grow to the left, words to the right: the cut leaves each the room it may need. */
function taglio(prima: Fascia, dopo: Fascia): number {
  if (dopo.tipo !== 'denaro') return dopo.da;
  return prima.tipo === 'denaro' ? prima.fino : Math.ceil((prima.fino + dopo.da) / 2);
}
