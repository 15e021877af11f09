/** Lines of words between two rows of a table: which of them go on from the row above, and which lead to the one below. */
import type { PrintedLine } from './lines.ts';

/** How far apart the lines of one row may stand (heights of the type). */
export const CONTINUATION = 2.05;
/** How much wider than any other the gap must be that parts two rows. */
const WIDER = 1.12;

/** Gaps of one kind differ by no more than this, and those of two kinds by no less (parts of the narrower). */
const EQUAL = 1.015;
const DIVERSE = 1.04;

/** What a document shows of where its rows write their words. */
export interface Habit {
  /** True in a document that writes the words of a row above it, where white space does not tell. */
  above: boolean;
  /** The widest gap within a text that goes on below its own line (heights of the type); 0 where no such gap is known. */
  stretto: number;
}

/** Lines of a table, page by page: what each is, and how far it stands below the one before. */
export type Run = readonly { tipo: string; distance: number }[];

/**
 * The widest gap of a text that goes on below its own line, where such gaps are plainly narrower than the others; else 0.
 * Two kinds are told by their measures alone, however near: printed lines of one kind all stand alike.
 */
function findNarrow(runs: readonly Run[]): number {
  const distances = runs.flatMap((run) =>
    run.flatMap(({ tipo, distance }) => (tipo === 'altro' || distance > CONTINUATION ? [] : [distance])),
  );
  const least = Math.min(...distances);
  const wide = distances.filter((distance) => distance > least * EQUAL);
  const net = wide.every((distance) => distance > least * DIVERSE);
  return net && wide.length > 0 && wide.length < distances.length ? least * EQUAL : 0;
}

/**
 * How many of the lines, from the last, are of the row below. The widest gap parts the two rows; where all are alike, the
 * habit of the document does, and what goes on from the row above stays with it.
 * @param ys baselines of the lines, from above
 * @param before what stands above them, and whether it is a row that may have them
 */
export function countBelow(
  ys: readonly number[],
  before: { above: number | null; conRiga: boolean },
  riga: PrintedLine,
  { above, stretto }: Habit,
): number {
  const last = ys.at(-1);
  if (last === undefined || riga.y - last > CONTINUATION * riga.h) return 0;
  const all = [...(before.above === null ? [] : [before.above]), ...ys, riga.y];
  const distances = all.slice(1).map((y, at) => y - (all[at] ?? y));
  const wide = Math.max(...distances);
  const at = distances.indexOf(wide);
  const part = distances.every((distance, which) => which === at || distance * WIDER < wide);
  if (part && distances.length > 1) {
    const own = ys.length - at;
    return before.conRiga ? own : own === ys.length ? own : 0;
  }
  if (!above) return 0;
  const spacing = before.above === null ? 0 : distances.findIndex((distance) => distance > stretto * riga.h);
  return spacing === -1 ? 0 : ys.length - spacing;
}

/** Where the rows of a table write their words, from the lines of its pages. */
export function findHabit(runs: readonly Run[]): Habit {
  const narrow = findNarrow(runs);
  const kinds = (withoutContinuations: boolean): string[][] =>
    runs.map((run) => [...kindsOf(run, withoutContinuations ? narrow : 0)]);
  if (isWordsAbove(kinds(false))) return { above: true, stretto: 0 };
  const staccati = kinds(true);
  const above = narrow > 0 && isWordsAbove(staccati) && staccati.some((run) => isBetweenRighe(run));
  return { above, stretto: above ? narrow : 0 };
}

/** Kinds of the lines, without those that go on from the line above; what stands far begins anew. */
function* kindsOf(run: Run, narrow: number): Generator<string> {
  for (const { tipo, distance } of run) {
    if (distance > CONTINUATION) yield 'altro';
    if (tipo !== 'parole' || distance > narrow) yield tipo;
  }
}

/** True where words stand between two rows, apart from both. */
const isBetweenRighe = (kinds: readonly string[]): boolean =>
  kinds.some(
    (kind, at) =>
      kind === 'giorno' &&
      kinds[at + 1] === 'parole' &&
      kinds.slice(at + 1).find((other) => other !== 'parole') === 'giorno',
  );

/** So many pages that all begin with words: one alone may go on with the last row of the page before. */
const PAGES = 2;

/**
 * True for a table whose rows have their words above them: some run of rows begins with words, and none ends with them.
 * @param runs kinds of the lines of a table, page by page
 */
function isWordsAbove(runs: readonly (readonly string[])[]): boolean {
  let before = 0;
  let after = 0;
  let begun = 0;
  for (const [page, kinds] of runs.entries()) {
    // What stands far below the head of a page begins anew.
    const top = kinds.findIndex((kind) => kind !== 'altro');
    for (const [at, kind] of kinds.entries()) {
      if (kind !== 'parole') continue;
      const above = kinds.slice(0, at).findLast((other) => other !== 'parole');
      const below = kinds.slice(at).find((other) => other !== 'parole');
      if (below === 'giorno' && above !== 'giorno') {
        if (page === 0 || at !== top) before++;
        else begun++;
      }
      if (above === 'giorno' && below !== 'giorno') after++;
    }
  }
  return after === 0 && (before > 0 || (begun >= PAGES && begun === runs.length - 1));
}
