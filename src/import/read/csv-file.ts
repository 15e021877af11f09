/** A text file as a source of rows. */
import type { Codifica } from '#api/contract/tracciati.ts';
import { createCutLine } from './cut-line.ts';
import { decodeBlocks } from './encoding.ts';
import { parseBlocks, parseLine, parseSample } from './csv.ts';
import { findDelimiter } from './delimiter.ts';
import { decodeCell, decodeTextEntities, hasEntities } from './entities.ts';
import { RIGHE_CAMPIONE } from './limits.ts';
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
  const start = first.done === true ? '' : first.value.testo;
  checkHead(start);
  const escaped = hasEntities(start);
  const openText = () =>
    escaped ? decodeTextEntities(decodeBlocks(bytes, codifica)) : decodeBlocks(bytes, codifica);
  const text = escaped ? (openText().next().value?.testo ?? '') : start;
  const found = findDelimiter(text);
  const inner = found.provata || !quotes ? null : findInner(text);
  const { delimitatore, provata } = inner ?? found;
  let cut = createCutLine(bytes);
  return {
    provata,
    formato: 'csv',
    codifica,
    delimitatore,
    totale: bytes.length,
    segnoScelto: false,
    *blocks(): Generator<RowBlock> {
      cut = createCutLine(bytes);
      for (const block of parseBlocks(openText(), { delimitatore, quotes })) {
        if (!quotes) removeQuotes(block.righe);
        cut.see(block);
        const righe = inner ? block.righe.map(([line = '']) => parseLine(line, delimitatore)) : block.righe;
        yield {
          ...block,
          righe: escaped ? righe.map((riga) => riga.map((cell) => decodeCell(cell))) : righe,
        };
      }
    },
    cutLine: () => cut.find(),
    notices: () => [],
  };
}

/** What parts the cells of lines each of which stands whole between quotes; null where some do not. */
function findInner(text: string): { delimitatore: string; provata: boolean } | null {
  const lines = parseSample(text, { delimitatore: '\t', quotes: true }, RIGHE_CAMPIONE);
  if (!text.startsWith('"') || lines.length < 2 || lines.some((cells) => cells.length > 1)) return null;
  const found = findDelimiter(lines.map(([line = '']) => `${line}\n`).join(''));
  return found.provata ? found : null;
}

function removeQuotes(righe: readonly string[][]): void {
  for (const riga of righe) {
    for (const [at, cell] of riga.entries()) {
      if (cell.includes('"')) riga[at] = cell.replaceAll('"', '').trim();
    }
  }
}
