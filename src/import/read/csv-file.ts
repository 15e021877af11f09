/** A text file as a source of rows. */
import type { Codifica } from '#api/contract/tracciati.ts';
import { decodeBlocks } from './encoding.ts';
import { parseBlocks } from './csv.ts';
import { findDelimiter } from './delimiter.ts';
import { checkHead } from './signature.ts';
import type { RigheSource } from './source.ts';
import type { RowBlock } from './table.ts';

/**
 * @param quotes false to take quotes as text, for files whose quotes do not pair
 * @throws ErroreLettura when the text is another format; NonUtf8 when the bytes are not of `codifica`
 */
export function openCsv(
  bytes: Uint8Array,
  codifica: Codifica,
  quotes: boolean,
): RigheSource & { provata: boolean } {
  const first = decodeBlocks(bytes, codifica).next();
  const text = first.done === true ? '' : first.value.testo;
  checkHead(text);
  const { delimitatore, provata } = findDelimiter(text);
  return {
    provata,
    formato: 'csv',
    codifica,
    delimitatore,
    totale: bytes.length,
    segnoScelto: false,
    *blocks(): Generator<RowBlock> {
      for (const block of parseBlocks(decodeBlocks(bytes, codifica), { delimitatore, quotes })) {
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
