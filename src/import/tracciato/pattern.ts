/** File-name patterns: `movimenti_20260131.csv` suggests `movimenti_*.csv`. */

const MESI =
  /(?<![a-z])(gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic|january|february|march|april|june|july|august|september|october|november|december)(?![a-z])/gi;

/**
 * The pattern that a bank's next file will have: every run of digits, dates, month names and copies' `(1)`
 * becomes `*`. Letters and the extension stay.
 */
export function proposeModello(name: string): string {
  const dot = name.lastIndexOf('.');
  const base = dot > 0 ? name.slice(0, dot) : name;
  const extension = dot > 0 ? name.slice(dot) : '';
  const pattern = base
    .replaceAll(/\s*\(\d+\)$/g, '*')
    .replaceAll(MESI, '*')
    .replaceAll(/\d+/g, '*')
    .replaceAll(/\*(?:[\s._-]*\*)+/g, '*');
  return `${pattern === '' ? '*' : pattern}${extension}`;
}

/** A readable name for an inferred tracciato: the file's own words. */
export function proposeNome(name: string): string {
  const dot = name.lastIndexOf('.');
  const words = (dot > 0 ? name.slice(0, dot) : name)
    .replaceAll(MESI, ' ')
    .replaceAll(/[\d_\-.()#]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return words === '' ? 'Estratto conto' : words.slice(0, 120);
}
