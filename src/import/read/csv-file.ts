/** A text file as a source of rows. */
import type { Codifica } from '#api/contract/tracciati.ts';
import { decodeBlocchi } from './encoding.ts';
import { parseBlocchi } from './csv.ts';
import { findDelimiter } from './delimiter.ts';
import { checkTesta } from './signature.ts';
import type { SorgenteRighe } from './source.ts';
import type { BloccoRighe } from './table.ts';

/**
 * @param quotes false to take quotes as text, for files whose quotes do not pair
 * @throws ErroreLettura when the text is another format; NonUtf8 when the bytes are not of `codifica`
 */
export function openCsv(
  bytes: Uint8Array,
  codifica: Codifica,
  quotes: boolean,
): SorgenteRighe & { provata: boolean } {
  const first = decodeBlocchi(bytes, codifica).next();
  const text = first.done === true ? '' : first.value.testo;
  checkTesta(text);
  const { delimitatore, provata } = findDelimiter(text);
  return {
    provata,
    formato: 'csv',
    codifica,
    delimitatore,
    totale: bytes.length,
    segnoScelto: false,
    *blocks(): Generator<BloccoRighe> {
      for (const block of parseBlocchi(decodeBlocchi(bytes, codifica), { delimitatore, quotes })) {
        if (!quotes) removeQuotes(block.righe);
        yield block;
      }
    },
    notices: () => [],
  };
}

function removeQuotes(righe: readonly string[][]): void {
  for (const riga of righe) {
    for (const [at, cell] of riga.entries()) {
      if (cell.includes('"')) riga[at] = cell.replaceAll('"', '').trim();
    }
  }
}
