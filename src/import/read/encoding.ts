/** Bytes to text: the encoding is found from the bytes, and the text comes out in blocks. */
import type { Codifica } from '#api/contract/tracciati.ts';
import { ReadingError } from './error.ts';
import { BLOCK_SIZE } from './limits.ts';

const BOM: readonly { codifica: Codifica; byte: readonly number[] }[] = [
  { codifica: 'utf-8', byte: [0xef, 0xbb, 0xbf] },
  { codifica: 'utf-16le', byte: [0xff, 0xfe] },
  { codifica: 'utf-16be', byte: [0xfe, 0xff] },
];

/** UTF-16 without a BOM shows as zeros in every other byte of Latin text. */
function utf16WithoutBom(bytes: Uint8Array): Codifica | null {
  const sample = bytes.subarray(0, 4_096);
  if (sample.length < 4) return null;
  let even = 0;
  let odd = 0;
  for (let at = 0; at + 1 < sample.length; at += 2) {
    if (sample[at] === 0) even++;
    if (sample[at + 1] === 0) odd++;
  }
  const pairs = sample.length >> 1;
  if (odd > pairs * 0.7 && even < pairs * 0.1) return 'utf-16le';
  if (even > pairs * 0.7 && odd < pairs * 0.1) return 'utf-16be';
  return null;
}

/**
 * The encoding of a file: by BOM, else UTF-16 by its zeros, else UTF-8 until the bytes contradict it
 * (`NonUtf8`); it is then windows-1252, which Italian banks' older systems write and nothing contradicts.
 */
export function inferCodifica(bytes: Uint8Array): Codifica {
  for (const { codifica, byte } of BOM) {
    if (byte.every((value, at) => bytes[at] === value)) return codifica;
  }
  return utf16WithoutBom(bytes) ?? 'utf-8';
}

/** Thrown where bytes believed to be UTF-8 are not. */
export class NonUtf8 extends Error {}

/** One decoded block: text with `\n` line ends, and how many bytes are behind it in all. */
export interface TextBlock {
  testo: string;
  fatto: number;
  ultimo: boolean;
}

/**
 * Decodes in blocks; a BOM is dropped, `\r\n` becomes `\n`, and so does `\r` where the file knows no `\n`
 * (old Macintosh). A `\r` alone amid `\n` lines is a space: it stands inside a description.
 * @throws ErroreLettura on NUL characters, NonUtf8 on bytes that are not UTF-8
 */
export function* decodeBlocks(bytes: Uint8Array, encoding: Codifica): Generator<TextBlock> {
  // With a BOM the encoding is declared: a broken byte then shows as U+FFFD and does not change it.
  const fatal = encoding === 'utf-8' && bytes[0] !== 0xef;
  const decoder = new TextDecoder(encoding, { fatal });
  let macintosh: boolean | null = null;
  let carriage = false;
  for (let at = 0; at < bytes.length || at === 0; at += BLOCK_SIZE) {
    const ultimo = at + BLOCK_SIZE >= bytes.length;
    const part = bytes.subarray(at, at + BLOCK_SIZE);
    let testo = decodeBlock(decoder, part, !ultimo);
    if (carriage) testo = `\r${testo}`;
    carriage = !ultimo && testo.endsWith('\r');
    if (carriage) testo = testo.slice(0, -1);
    if (testo.includes('\r')) {
      // A global pattern is replaced in one pass; `replaceAll` of a text joins the pieces one by one.
      testo = testo.replaceAll(/\r\n/g, '\n');
      if (testo.includes('\r')) {
        macintosh ??= !testo.includes('\n');
        testo = testo.replaceAll('\r', macintosh ? '\n' : ' ');
      }
    }
    if (hasNulls(part, testo, encoding)) {
      throw new ReadingError(
        'caratteri_nulli',
        'Il file contiene caratteri nulli: è danneggiato o non è un testo. Scaricalo di nuovo dalla banca.',
      );
    }
    yield { testo, fatto: Math.min(at + BLOCK_SIZE, bytes.length), ultimo };
  }
}

/**
 * Looked for among the bytes where they are the same there: a text of two bytes a character has a zero in nearly all of them,
 * at which a search for the character stops every time.
 */
function hasNulls(bytes: Uint8Array, text: string, encoding: Codifica): boolean {
  return encoding === 'utf-8' || encoding === 'windows-1252' ? bytes.includes(0) : text.includes('\0');
}

function decodeBlock(decoder: TextDecoder, bytes: Uint8Array, stream: boolean): string {
  try {
    return decoder.decode(bytes, { stream });
  } catch (cause) {
    throw new NonUtf8('bytes are not UTF-8', { cause });
  }
}
