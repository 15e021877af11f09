/** The texts that cells of a workbook share (ECMA-376 part 1, 18.4). */
import { ErroreLettura } from '../error.ts';
import { MAX_TESTI } from '../limits.ts';
import type { ParteZip } from '../zip.ts';
import { readWholeXml } from '../xml/part.ts';

/**
 * In order; runs of rich text are joined, and phonetic hints (`rPh`) left out.
 * @throws ErroreLettura `contenuto_troppo_grande`
 */
export function readStrings(bytes: Uint8Array, parte: ParteZip | undefined): string[] {
  const stringhe: string[] = [];
  if (!parte) return stringhe;
  let testo = '';
  let totale = 0;
  let dentro = false;
  let fonetica = false;
  readWholeXml(bytes, parte, {
    apri(nome) {
      if (nome === 'si') testo = '';
      else if (nome === 'rPh') fonetica = true;
      else if (nome === 't') dentro = !fonetica;
    },
    testo(pezzo) {
      if (dentro) testo += pezzo;
    },
    chiudi(nome) {
      if (nome === 't') dentro = false;
      else if (nome === 'rPh') fonetica = false;
      else if (nome === 'si') {
        totale += testo.length;
        if (totale > MAX_TESTI) throw troppiTesti();
        stringhe.push(testo);
      }
    },
  });
  return stringhe;
}

function troppiTesti(): ErroreLettura {
  return new ErroreLettura(
    'contenuto_troppo_grande',
    'La cartella di lavoro contiene troppo testo: non sembra un estratto conto.',
  );
}
