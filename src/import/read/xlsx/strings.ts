/** The texts that cells of a workbook share (ECMA-376 part 1, 18.4). */
import { ReadingError } from '../error.ts';
import { MAX_TESTI } from '../limits.ts';
import type { ParteZip } from '../zip.ts';
import { readWholeXml } from '../xml/part.ts';

/**
 * In order; runs of rich text are joined, and phonetic hints (`rPh`) left out.
 * @throws ErroreLettura `contenuto_troppo_grande`
 */
export function readStrings(bytes: Uint8Array, part: ParteZip | undefined): string[] {
  const strings: string[] = [];
  if (!part) return strings;
  let text = '';
  let total = 0;
  let inside = false;
  let phonetic = false;
  readWholeXml(bytes, part, {
    open(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') phonetic = true;
      else if (name === 't') inside = !phonetic;
    },
    testo(piece) {
      if (inside) text += piece;
    },
    close(name) {
      if (name === 't') inside = false;
      else if (name === 'rPh') phonetic = false;
      else if (name === 'si') {
        total += text.length;
        if (total > MAX_TESTI) throw tooManyTexts();
        strings.push(decodeEscapes(text));
      }
    },
  });
  return strings;
}

/** Characters that XML cannot hold are written `_x000D_` (ECMA-376 part 1, 22.9.2.19). */
export const decodeEscapes = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;

function tooManyTexts(): ReadingError {
  return new ReadingError(
    'contenuto_troppo_grande',
    'La cartella di lavoro contiene troppo testo: non sembra un estratto conto.',
  );
}
