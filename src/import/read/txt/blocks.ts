/** Bytes of a printed table to blocks of whole lines. */
import type { Codifica } from '#api/contract/tracciati.ts';
import { decodeBlocks, NonUtf8, type TextBlock } from '../encoding.ts';
import { ReadingError } from '../error.ts';
import { BLOCK_SIZE, MAX_RIGA } from '../limits.ts';

/** Lines as the file has them: each ends with `\n` but perhaps the last of the file, or one past the limit of a line. */
export interface WholeLineBlock extends Omit<TextBlock, 'ultimo'>, BytesDelTesto {}

/** The same text as bytes: where they stand, and how they say it. */
interface BytesDelTesto {
  bytes: Uint8Array;
  da: number;
  fine: number;
  /** True when each character is one byte; otherwise they are UTF-8. */
  unByte: boolean;
}

const A_CAPO = 10;
const BOM = [0xef, 0xbb, 0xbf] as const;
/** No more characters than these bytes hold are looked at for the end of one line: they are past its limit. */
const MAX_BYTES_RIGA = 4 * MAX_RIGA;

/**
 * Blocks of whole lines. Where a line end is one byte they are cut before they are decoded, and a `\r` before a `\n`, or
 * alone, is still there: looking for it in every block costs more than leaving it out of the lines.
 * @param first the first block, where it was decoded before
 * @throws ErroreLettura on NUL characters, NonUtf8 on bytes that are not UTF-8
 */
export function decodeLines(
  bytes: Uint8Array,
  encoding: Codifica,
  first: WholeLineBlock | null = null,
): Generator<WholeLineBlock> {
  const oneByte = encoding === 'utf-8' || encoding === 'windows-1252';
  // A file that does not start with a line that ends may be of an old Macintosh, whose lines end with `\r`.
  return oneByte && bytes.subarray(0, BLOCK_SIZE).includes(A_CAPO)
    ? cutBytes(bytes, encoding, first)
    : recompose(decodeBlocks(bytes, encoding));
}

function* cutBytes(
  bytes: Uint8Array,
  encoding: Codifica,
  first: WholeLineBlock | null,
): Generator<WholeLineBlock> {
  // As in `decodeBlocks`; a BOM is one only at the start of the file.
  const fatal = encoding === 'utf-8' && bytes[0] !== BOM[0];
  const unByte = encoding !== 'utf-8';
  const start = !unByte && BOM.every((value, at) => bytes[at] === value) ? BOM.length : 0;
  if (first) yield first;
  let from = first?.fatto ?? 0;
  let decoder = new TextDecoder(encoding, { fatal, ignoreBOM: from > 0 });
  while (from < bytes.length) {
    const fine = blockEnd(bytes, from);
    const part = bytes.subarray(from, fine);
    const testo = decodePart(decoder, part);
    if (part.includes(0)) {
      throw new ReadingError(
        'caratteri_nulli',
        'Il file contiene caratteri nulli: è danneggiato o non è un testo. Scaricalo di nuovo dalla banca.',
      );
    }
    // A broken byte became U+FFFD: the text then has bytes of its own.
    const broken = !fatal && !unByte && testo.includes('\uFFFD');
    const same = { bytes, da: Math.max(from, start), fine, unByte };
    yield { testo, fatto: fine, ...(broken ? encodeText(testo) : same) };
    if (from === 0) decoder = new TextDecoder(encoding, { fatal, ignoreBOM: true });
    from = fine;
  }
}

function encodeText(text: string): BytesDelTesto {
  const bytes = new TextEncoder().encode(text);
  return { bytes, da: 0, fine: bytes.length, unByte: false };
}

/** After the last line end of the block that starts at `da`; of a longer line, after its own. */
function blockEnd(bytes: Uint8Array, from: number): number {
  const limit = from + BLOCK_SIZE;
  if (limit >= bytes.length) return bytes.length;
  const last = bytes.subarray(from, limit).lastIndexOf(A_CAPO);
  if (last !== -1) return from + last + 1;
  const rest = bytes.subarray(limit, from + MAX_BYTES_RIGA);
  const first = rest.indexOf(A_CAPO);
  return limit + (first === -1 ? rest.length : first + 1);
}

function decodePart(decoder: TextDecoder, bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch (cause) {
    throw new NonUtf8('bytes are not UTF-8', { cause });
  }
}

/** Blocks cut anywhere to blocks cut where a line ends. */
function* recompose(blocks: Iterable<TextBlock>): Generator<WholeLineBlock> {
  let rest = '';
  for (const { testo: nuovo, fatto, ultimo } of blocks) {
    const text = rest + nuovo;
    const end = ultimo ? text.length : text.lastIndexOf('\n') + 1;
    const whole = text.length - end > MAX_RIGA ? text.length : end;
    rest = text.slice(whole);
    const lines = text.slice(0, whole);
    yield { testo: lines, fatto, ...encodeText(lines) };
  }
}
