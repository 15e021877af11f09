/** From the name of a file to the names of its tracciato. */

/** `movimenti_2026-03 (2).csv` -> stem and extension. */
function splitNome(nome: string): { stem: string; estensione: string } {
  const at = nome.lastIndexOf('.');
  return at > 0 ? { stem: nome.slice(0, at), estensione: nome.slice(at) } : { stem: nome, estensione: '' };
}

/** Copies that a browser or a file manager numbers: `lista (2)`, `lista - Copia`. */
const COPIA = /\s*(\(\d+\)|- copia( \(\d+\))?)$/i;

/** What changes from one file to the next: dates and numbers, with what separates their parts. */
const NUMERI = /\d+(?:[-_. ]*\d+)*/g;

/**
 * The pattern under which the next file of the same bank will come: what is digits becomes `*`.
 * A name made of digits alone would match every file, so it stays as it is.
 */
export function suggestModello(nome: string): string {
  const { stem, estensione } = splitNome(nome);
  const pattern = stem.replace(COPIA, '').replaceAll(NUMERI, '*').replaceAll(/\*[*\s]*\*/g, '*');
  const letters = pattern.replaceAll(/[^\p{L}]/gu, '').length;
  if (letters < 3) return nome;
  return COPIA.test(stem) && !pattern.endsWith('*') ? `${pattern}*${estensione}` : `${pattern}${estensione}`;
}

/** A readable name for the tracciato: the file's words, without numbers. */
export function suggestNome(nome: string): string {
  const words = splitNome(nome)
    .stem.replace(COPIA, '')
    .replaceAll(NUMERI, ' ')
    .replaceAll(/[_\-.\s]+/g, ' ')
    .trim();
  if (words.length < 3) return nome;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`.slice(0, 120);
}
