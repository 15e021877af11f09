/** What stands in many texts, told in few bytes: a bit for each three letters that follow each other in one of them. */

/** Four entries of the database stand in one of its pages. */
const MOST_BYTES = 1_920;
/** Few marks would fill very few bits. */
const LEAST_BYTES = 64;
const LETTERS = 3;

/** A number below 2^31 for the three letters from a place on. */
function hashLetters(text: string, at: number): number {
  let hash = Math.imul(text.charCodeAt(at) + 1, 0x9e3779b1) ^ text.charCodeAt(at + 1);
  hash = Math.imul(hash, 0x85ebca6b) ^ text.charCodeAt(at + 2);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 1;
}

/** The numbers of all three letters that follow each other in a text; of a word none where it is shorter. */
export function listLetters(text: string, numbers = new Set<number>()): Set<number> {
  for (let at = 0; at + LETTERS <= text.length; at += 1) numbers.add(hashLetters(text, at));
  return numbers;
}

/** Of texts as they are searched, without accents and case. One bit in eight is set, more only in the largest. */
export function makeImpronta(texts: Iterable<string>): Buffer {
  const numbers = new Set<number>();
  for (const text of texts) listLetters(text, numbers);
  const bytes = Buffer.alloc(Math.min(MOST_BYTES, Math.max(LEAST_BYTES, numbers.size)));
  for (const number of numbers) {
    const bit = number % (bytes.length * 8);
    bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (1 << (bit & 7));
  }
  return bytes;
}
