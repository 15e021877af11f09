/** What a text takes on two lines of small letters. */

/** Smaller letters, and two lines that are seldom of the same length. */
const FOLD = 0.66;
/** Smaller letters alone: see grid.css. */
const LETTERE = 0.88;

/** Pixels for a text on two lines of small letters, where `width` is what it takes on one. */
export const computeFoldedWidth = (width: number): number => Math.ceil(width * FOLD);

/** The two lines of a text, as even as its words allow; one where it is a word. */
export function splitInTwo(text: string): readonly string[] {
  const words = text.split(' ');
  const [best = [text]] = words
    .slice(1)
    .map((_word, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
    .toSorted((one, other) => longest(one) - longest(other));
  return best;
}

const longest = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length));

/** Pixels for a name on two lines, neither of which may lose a word; `measure` says how wide the widest of some lines is. */
export const computeFoldedNameWidth = (name: string, measure: (lines: readonly string[]) => number): number =>
  Math.max(computeFoldedWidth(measure([name])), Math.ceil(measure(splitInTwo(name)) * LETTERE));
