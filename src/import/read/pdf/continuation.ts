/** Lines of words between two rows of a table: which of them go on from the row above, and which lead to the one below. */
import type { Linea } from './lines.ts';

/** How far apart the lines of one row may stand (heights of the type). */
export const SEGUITO = 2.05;
/** How much wider than any other the gap must be that parts two rows. */
const PIU_LARGO = 1.12;

/** Gaps of one kind differ by no more than this, and those of two kinds by no less (parts of the narrower). */
const UGUALI = 1.015;
const DIVERSE = 1.04;

/** What a document shows of where its rows write their words. */
export interface Abitudine {
  /** True in a document that writes the words of a row above it, where white space does not tell. */
  sopra: boolean;
  /** The widest gap within a text that goes on below its own line (heights of the type); 0 where no such gap is known. */
  stretto: number;
}

/** Lines of a table, page by page: what each is, and how far it stands below the one before. */
export type Corsa = readonly { tipo: string; distanza: number }[];

/**
 * The widest gap of a text that goes on below its own line, where such gaps are plainly narrower than the others; else 0.
 * Two kinds are told by their measures alone, however near: printed lines of one kind all stand alike.
 */
function findStretto(corse: readonly Corsa[]): number {
  const distanze = corse.flatMap((corsa) =>
    corsa.flatMap(({ tipo, distanza }) => (tipo === 'altro' || distanza > SEGUITO ? [] : [distanza])),
  );
  const minima = Math.min(...distanze);
  const larghe = distanze.filter((distanza) => distanza > minima * UGUALI);
  const nette = larghe.every((distanza) => distanza > minima * DIVERSE);
  return nette && larghe.length > 0 && larghe.length < distanze.length ? minima * UGUALI : 0;
}

/**
 * How many of the lines, from the last, are of the row below. The widest gap parts the two rows; where all are alike, the
 * habit of the document does, and what goes on from the row above stays with it.
 * @param ys baselines of the lines, from above
 * @param prima what stands above them, and whether it is a row that may have them
 */
export function countBelow(
  ys: readonly number[],
  prima: { sopra: number | null; conRiga: boolean },
  riga: Linea,
  { sopra, stretto }: Abitudine,
): number {
  const ultima = ys.at(-1);
  if (ultima === undefined || riga.y - ultima > SEGUITO * riga.h) return 0;
  const tutte = [...(prima.sopra === null ? [] : [prima.sopra]), ...ys, riga.y];
  const distanze = tutte.slice(1).map((y, at) => y - (tutte[at] ?? y));
  const larga = Math.max(...distanze);
  const at = distanze.indexOf(larga);
  const parte = distanze.every((distanza, quale) => quale === at || distanza * PIU_LARGO < larga);
  if (parte && distanze.length > 1) {
    const sue = ys.length - at;
    return prima.conRiga ? sue : sue === ys.length ? sue : 0;
  }
  if (!sopra) return 0;
  const stacco = prima.sopra === null ? 0 : distanze.findIndex((distanza) => distanza > stretto * riga.h);
  return stacco === -1 ? 0 : ys.length - stacco;
}

/** Where the rows of a table write their words, from the lines of its pages. */
export function findAbitudine(corse: readonly Corsa[]): Abitudine {
  const stretto = findStretto(corse);
  const tipi = (senzaSeguiti: boolean): string[][] =>
    corse.map((corsa) => [...tipiDi(corsa, senzaSeguiti ? stretto : 0)]);
  if (isWordsAbove(tipi(false))) return { sopra: true, stretto: 0 };
  const staccati = tipi(true);
  const sopra = stretto > 0 && isWordsAbove(staccati) && staccati.some((corsa) => isFraRighe(corsa));
  return { sopra, stretto: sopra ? stretto : 0 };
}

/** Kinds of the lines, without those that go on from the line above; what stands far begins anew. */
function* tipiDi(corsa: Corsa, stretto: number): Generator<string> {
  for (const { tipo, distanza } of corsa) {
    if (distanza > SEGUITO) yield 'altro';
    if (tipo !== 'parole' || distanza > stretto) yield tipo;
  }
}

/** True where words stand between two rows, apart from both. */
const isFraRighe = (tipi: readonly string[]): boolean =>
  tipi.some(
    (tipo, at) =>
      tipo === 'giorno' &&
      tipi[at + 1] === 'parole' &&
      tipi.slice(at + 1).find((altro) => altro !== 'parole') === 'giorno',
  );

/**
 * True for a table whose rows have their words above them: some run of rows begins with words, and none ends with them.
 * @param corse kinds of the lines of a table, page by page
 */
function isWordsAbove(corse: readonly (readonly string[])[]): boolean {
  let prima = 0;
  let dopo = 0;
  for (const tipi of corse) {
    for (const [at, tipo] of tipi.entries()) {
      if (tipo !== 'parole') continue;
      const sopra = tipi.slice(0, at).findLast((altro) => altro !== 'parole');
      const sotto = tipi.slice(at).find((altro) => altro !== 'parole');
      if (sotto === 'giorno' && sopra !== 'giorno') prima++;
      if (sopra === 'giorno' && sotto !== 'giorno') dopo++;
    }
  }
  return prima > 0 && dopo === 0;
}
