/** Lines of words between two rows of a table: which of them go on from the row above, and which lead to the one below. */
import type { Linea } from './lines.ts';

/** How far apart the lines of one row may stand (heights of the type). */
export const SEGUITO = 2.05;
/** How much wider than any other the gap must be that parts two rows. */
const PIU_LARGO = 1.12;

/**
 * How many of the lines, from the last, are of the row below. The widest gap parts the two rows; where all are alike, the
 * habit of the document does.
 * @param ys baselines of the lines, from above
 * @param prima what stands above them, and whether it is a row that may have them
 */
export function countBelow(
  ys: readonly number[],
  prima: { sopra: number | null; conRiga: boolean },
  riga: Linea,
  abitudine: boolean,
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
  return abitudine ? ys.length : 0;
}

/**
 * True for a table whose rows have their words above them: some run of rows begins with words, and none ends with them.
 * @param corse kinds of the lines of a table, page by page
 */
export function isWordsAbove(corse: readonly (readonly string[])[]): boolean {
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
