/** Tells whether one word stands for another: cut, contracted, run together or mistyped. */

/** True if one letter is wrong, missing or added, or two are exchanged. */
function isOneError(a: string, b: string): boolean {
  const short = a.length <= b.length ? a : b;
  const long = a.length <= b.length ? b : a;
  if (long.length - short.length > 1) return false;
  let from = 0;
  while (from < short.length && short.charCodeAt(from) === long.charCodeAt(from)) from += 1;
  let left = short.length - 1;
  let right = long.length - 1;
  while (left >= from && short.charCodeAt(left) === long.charCodeAt(right)) {
    left -= 1;
    right -= 1;
  }
  if (left < from) return right <= from;
  if (left === from && right === from) return true;
  return (
    left === from + 1 &&
    right === from + 1 &&
    short.charCodeAt(from) === long.charCodeAt(right) &&
    short.charCodeAt(left) === long.charCodeAt(from)
  );
}

/**
 * True if the letters of `short` are in `long` in the same order, with the same first and last: `IMMRE` for
 * IMMOBILIARE, but not `CSTR`.
 */
function isContracted(short: string, long: string): boolean {
  if (short.charCodeAt(0) !== long.charCodeAt(0)) return false;
  if (short.charCodeAt(short.length - 1) !== long.charCodeAt(long.length - 1)) return false;
  let at = 0;
  for (let place = 0; place < long.length && at < short.length; place += 1)
    if (long.charCodeAt(place) === short.charCodeAt(at)) at += 1;
  return at === short.length;
}

/** From this length on, of a word and of what is written for it, two errors are accepted. */
const LONG = 10;
const LONG_WRITTEN = 8;

/** How surely `written` stands for `word` (both upper-case letters): 0 not at all, 1 it is the same. */
export function computeWordSimilarity(word: string, written: string): number {
  if (word === written) return 1;
  const first = word.charCodeAt(0) === written.charCodeAt(0);
  if (written.length < 3) return 0;
  if (first && written.length < word.length && word.startsWith(written))
    return written.length >= 4 ? 0.8 : 0.65;
  if (word.length >= 5 && written.length > word.length)
    if ((first && written.startsWith(word)) || written.endsWith(word)) return 0.7;
  if (word.length >= 5 && written.length >= 4 && isOneError(word, written)) return 0.8;
  if (
    word.length >= LONG &&
    written.length >= LONG_WRITTEN &&
    Math.abs(word.length - written.length) <= 2 &&
    isTwoErrors(word, written)
  )
    return 0.6;
  if (first && written.length < word.length - 1 && isContracted(written, word)) return 0.55;
  return 0;
}

/** True for two separate errors in a long word: at most one in each half. */
function isTwoErrors(a: string, b: string): boolean {
  const half = Math.floor(a.length / 2);
  for (const shift of [0, -1, 1]) {
    const cut = half + shift;
    if (isOneError(a.slice(0, half), b.slice(0, cut)) && isOneError(a.slice(half), b.slice(cut))) return true;
  }
  return false;
}
