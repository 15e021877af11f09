/** Rows that stand over the header of their table: the first page of a print has none, or two files were joined. */
import { classifyCell, isLikelyData, type CellKind } from '../cell/cell.ts';
import { classifySaldo, isTotale } from './row-words.ts';

/** Rows below the header that tell what a row is like. */
const SAMPLE = 200;

const isAmount = (kind: CellKind | undefined): boolean => kind === 'denaro' || kind === 'intero';

/** The columns in which rows have days, amounts and words. */
interface Shape {
  days: Set<number>;
  amounts: Set<number>;
  words: Set<number>;
  /** Cells that the barest row has. */
  least: number;
}

const kindsOf = (riga: readonly string[]): CellKind[] => riga.map((cell) => classifyCell(cell));

const isDated = (riga: readonly string[], kinds: readonly CellKind[]): boolean =>
  riga.some((cell) => isLikelyData(cell)) && kinds.some((kind) => kind === 'denaro');

const places = (kinds: readonly CellKind[], is: (kind: CellKind) => boolean): number[] =>
  kinds.flatMap((kind, at) => (is(kind) ? [at] : []));

function findShape(righe: readonly string[][]): Shape | null {
  const shape: Shape = { days: new Set(), amounts: new Set(), words: new Set(), least: Infinity };
  for (const riga of righe.slice(0, SAMPLE)) {
    const kinds = kindsOf(riga);
    if (!isDated(riga, kinds)) continue;
    for (const at of places(kinds, (kind) => kind === 'data')) shape.days.add(at);
    for (const at of places(kinds, isAmount)) shape.amounts.add(at);
    for (const at of places(kinds, (kind) => kind === 'testo')) shape.words.add(at);
    shape.least = Math.min(shape.least, kinds.filter((kind) => kind !== 'vuota').length);
  }
  return shape.days.size > 0 ? shape : null;
}

/** True of a row with its day, its amounts and its words where those below have theirs. */
function isAlike(riga: readonly string[], { days, amounts, words, least }: Shape): boolean {
  const kinds = kindsOf(riga);
  return (
    isDated(riga, kinds) &&
    kinds.filter((kind) => kind !== 'vuota').length >= least &&
    kinds.every(
      (kind, at) =>
        kind === 'vuota' ||
        (kind === 'data' ? days.has(at) : isAmount(kind) ? amounts.has(at) : words.has(at)),
    )
  );
}

const statesBalance = (riga: readonly string[]): boolean => riga.some((cell) => classifySaldo(cell) !== null);

/** True of a line over a row with its day in that column and an amount, whose names may say no amount: `Quota`. */
export function hasRowBelow(righe: readonly string[][], at: number, days: number): boolean {
  const below = righe[at + 1] ?? [];
  return (
    isLikelyData(below[days] ?? '') &&
    isDated(below, kindsOf(below)) &&
    !statesBalance(below) &&
    !below.some((cell) => isTotale(cell))
  );
}

/** A single row stands so near to the header below it, in lines: further away it may be of a box of figures. */
const NEAR = 4;

/**
 * Where the rows of the table begin, over its header.
 * @param start of the header
 * @param dati the first row below it
 * @returns `start` where none stands above
 */
export function findRowsAbove(righe: readonly string[][], start: number, dati: number): number {
  const shape = findShape(righe.slice(dati));
  if (!shape) return start;
  const alike = righe
    .slice(0, start)
    .flatMap((riga, at) => (isAlike(riga, shape) && !statesBalance(riga) ? [at] : []));
  let [first] = alike;
  if (first === undefined || (alike.length === 1 && start - first > NEAR)) return start;
  // The balance that the first of them starts from is of the table, too.
  while (first > 0 && isAlike(righe[first - 1] ?? [], shape)) first--;
  return first;
}
