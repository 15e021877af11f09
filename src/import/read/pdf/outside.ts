/** Lines outside the table: what each says, a cell for each thing. */
import { isGiorno, OUT } from './line-cells.ts';
import { joinWords, splitPhrases, type Parola, type PrintedLine } from './lines.ts';

/** The cells of a line, several rows of them where it says several things. Lines are given from the top. */
export type TextReader = (line: PrintedLine) => string[][];

export function createTextReader(): TextReader {
  let names: readonly Parola[][] = [];
  return ({ parole }) => {
    const phrases = splitPhrases(parole, OUT);
    const cells = phrases.map((phrase) => joinWords(phrase));
    const under = cells.every((cell) => isValue(cell)) ? placeUnder(phrases, names) : null;
    names = cells.some((cell) => isValue(cell)) ? [] : phrases;
    return under ? [under] : pairs(cells);
  };
}

const isValue = (cell: string): boolean => !/[A-Za-zÀ-ÿ]{3}/.test(cell) || isGiorno(cell);

/** Figures each in the place of the name that is printed above it; null where one stands under no name of its own. */
function placeUnder(values: readonly Parola[][], names: readonly Parola[][]): string[] | null {
  const cells = names.map(() => '');
  for (const value of values) {
    const at = names.findIndex((name) => overlap(name, value));
    if (cells[at] !== '') return null;
    cells[at] = joinWords(value);
  }
  return cells;
}

const overlap = (one: readonly Parola[], other: readonly Parola[]): boolean =>
  (one[0]?.x0 ?? 0) < (other.at(-1)?.x1 ?? 0) && (other[0]?.x0 ?? 0) < (one.at(-1)?.x1 ?? 0);

/** A line may say several things: each label goes with the values that follow it. */
function pairs(cells: readonly string[]): string[][] {
  const result: string[][] = [];
  let withValue = false;
  let withName = false;
  for (const cell of cells) {
    const value = isValue(cell);
    const last = result.at(-1);
    if (!last || (withName && withValue && !value)) {
      result.push([cell]);
      withValue = false;
      withName = false;
    } else last.push(cell);
    if (value) withValue = true;
    else withName = true;
  }
  return result;
}
