/** Three letters among many: whether a text may begin or end with any of them, told without a pattern since every row is asked. */

/** Which of all triples of letters are meant: one number each, of the five bits that tell a letter from another. */
type LetterTriples = Uint8Array;

const BITS = 5;
const LETTERA = 31;

const keyOf = (text: string, from: number): number =>
  ((text.charCodeAt(from) & LETTERA) << (2 * BITS)) |
  ((text.charCodeAt(from + 1) & LETTERA) << BITS) |
  (text.charCodeAt(from + 2) & LETTERA);

/** @param triples parted by commas */
export function makeLetterTriples(triples: string): LetterTriples {
  const table = new Uint8Array(1 << (3 * BITS));
  for (const triple of triples.split(',')) table[keyOf(triple, 0)] = 1;
  return table;
}

/** True where three of them stand there, small or capital; now and then of signs that share their bits. */
export const hasTriple = (table: LetterTriples, text: string, from: number): boolean =>
  table[keyOf(text, from)] === 1;
