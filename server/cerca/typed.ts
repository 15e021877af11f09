/** What a person typed, as each kind of thing is sought: words, a code, an amount, an IBAN. */
import { cleanCodice } from '#domain/codici.ts';
import { parseImporto } from '#domain/importi.ts';
import { toPlain } from '../core/sql/searched-word.ts';
import { SIGNS } from '../soggetti/sql/kept-parole.ts';

export interface Cercato {
  /** As it was typed, one space between words. */
  testo: string;
  /** The same without accents and case. */
  plain: string;
  /** A partita IVA or a codice fiscale begins so: no spaces, dots or the `IT` of the VIES number. Null: it says none. */
  codice: string | null;
  /** What the kept words of a soggetto begin with: the longest word of the name, and the code. */
  parole: readonly string[];
  /** Cents; both signs where none was typed. Empty where it is no amount. */
  importi: readonly number[];
  /** Null where it is no beginning of an IBAN. */
  iban: string | null;
}

const signs = new Set(SIGNS);
const splitWords = (simple: string): string[] =>
  Array.from(simple, (letter) => (signs.has(letter) ? ' ' : letter))
    .join('')
    .split(/\s+/)
    .filter(Boolean);

function listImporti(text: string): number[] {
  const importo = parseImporto(text);
  if (importo === null) return [];
  return importo === 0 || /[-+−–]/.test(text) ? [importo] : [importo, -importo];
}

/** Reads `q` as each kind is sought. */
export function readCercato(q: string): Cercato {
  const testo = q.normalize('NFC').replaceAll(/\s+/g, ' ');
  const plain = toPlain(testo);
  const code = testo
    .replaceAll(/[\s.]/g, '')
    .toUpperCase()
    .replace(/^IT(?=\d)/, '');
  const longest = splitWords(plain).toSorted((a, b) => b.length - a.length)[0];
  const words = [...(longest === undefined ? [] : [longest]), code.toLowerCase()].filter(
    (word) => word !== '',
  );
  const iban = cleanCodice(testo);
  return {
    testo,
    plain,
    codice: code === '' ? null : code,
    parole: [...new Set(words)],
    importi: listImporti(testo),
    iban: /^[A-Z]{2}\d{2}[0-9A-Z]{1,30}$/.test(iban) ? iban : null,
  };
}
