/** File-name patterns of the tracciati: `*` is any run of characters (also none), `?` exactly one. */

/** Case does not count; neither does the way accents are composed, which differs between macOS and the rest. */
const fold = (text: string): string[] => Array.from(text.normalize('NFC').toLowerCase());

/**
 * True when the whole file name fits the pattern. No regular expression is built from the pattern:
 * on a mismatch only the last `*` takes one character more, so the work is at most name × pattern steps.
 */
export function isOfModello(template: string, nome: string): boolean {
  const pattern = fold(template);
  const name = fold(nome);
  let p = 0;
  let n = 0;
  /** The position of the last `*`, and the first character that it has not taken yet. */
  let star = -1;
  let taken = 0;
  while (n < name.length) {
    if (pattern[p] === '*') {
      star = p++;
      taken = n;
    } else if (p < pattern.length && (pattern[p] === '?' || pattern[p] === name[n])) {
      p++;
      n++;
    } else if (star >= 0) {
      p = star + 1;
      n = ++taken;
    } else {
      return false;
    }
  }
  while (pattern[p] === '*') p++;
  return p === pattern.length;
}
