/** File-name patterns: `movimenti_20260131.csv` suggests `movimenti_*.csv`. */

const MESI =
  /(?<![a-z])(gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic|january|february|march|april|june|july|august|september|october|november|december)(?![a-z])/gi;

/**
 * The pattern that a bank's next file will have: every run of digits, dates, month names and copies' `(1)`
 * becomes `*`. Letters and the extension stay.
 */
export function proposeModello(nome: string): string {
  const dot = nome.lastIndexOf('.');
  const base = dot > 0 ? nome.slice(0, dot) : nome;
  const extension = dot > 0 ? nome.slice(dot) : '';
  const pattern = base
    .replaceAll(/\s*\(\d+\)$/g, '*')
    .replaceAll(MESI, '*')
    .replaceAll(/\d+/g, '*')
    .replaceAll(/\*(?:[\s._-]*\*)+/g, '*');
  return `${pattern === '' ? '*' : pattern}${extension}`;
}

/** A readable name for an inferred tracciato: the file's own words. */
export function proposeNome(nome: string): string {
  const dot = nome.lastIndexOf('.');
  const words = (dot > 0 ? nome.slice(0, dot) : nome)
    .replaceAll(MESI, ' ')
    .replaceAll(/[\d_\-.()#]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return words === '' ? 'Estratto conto' : words.slice(0, 120);
}
