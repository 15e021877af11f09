/** What a file really is, by its first bytes and not by its name. */
import type { ReadingErrorCode } from './error.ts';
import { ReadingError } from './error.ts';
import { MAX_BYTES } from './limits.ts';

interface Signature {
  byte: readonly number[];
  da?: number;
  code: ReadingErrorCode;
  messaggio: string;
}

const IMAGE =
  'Il file è un’immagine, non un testo CSV. Dalla banca scarica i movimenti in CSV, Excel, PDF, CAMT.053 (XML) o MT940.';
const COMPRESSED = 'Il file è compresso. Estrai il CSV che contiene e riprova con quello.';

/** Magic numbers as registered in the PRONOM registry (nationalarchives.gov.uk/PRONOM). */
const SIGNATURES: readonly Signature[] = [
  { byte: [0x50, 0x4b, 0x03, 0x04], code: 'file_zip', messaggio: COMPRESSED },
  { byte: [0x50, 0x4b, 0x05, 0x06], code: 'file_zip', messaggio: COMPRESSED },
  { byte: [0x1f, 0x8b], code: 'file_zip', messaggio: COMPRESSED },
  { byte: [0x42, 0x5a, 0x68], code: 'file_zip', messaggio: COMPRESSED },
  { byte: [0x37, 0x7a, 0xbc, 0xaf], code: 'file_zip', messaggio: COMPRESSED },
  { byte: [0xfd, 0x37, 0x7a, 0x58], code: 'file_zip', messaggio: COMPRESSED },
  { byte: [0x52, 0x61, 0x72, 0x21], code: 'file_zip', messaggio: COMPRESSED },
  { byte: [0x28, 0xb5, 0x2f, 0xfd], code: 'file_zip', messaggio: COMPRESSED },
  { byte: [0x89, 0x50, 0x4e, 0x47], code: 'file_binario', messaggio: IMAGE },
  { byte: [0xff, 0xd8, 0xff], code: 'file_binario', messaggio: IMAGE },
  { byte: [0x47, 0x49, 0x46, 0x38], code: 'file_binario', messaggio: IMAGE },
  { byte: [0x49, 0x49, 0x2a, 0x00], code: 'file_binario', messaggio: IMAGE },
  { byte: [0x4d, 0x4d, 0x00, 0x2a], code: 'file_binario', messaggio: IMAGE },
  { byte: [0x57, 0x45, 0x42, 0x50], da: 8, code: 'file_binario', messaggio: IMAGE },
];

/** @throws ErroreLettura when the file is empty or past the limit */
export function checkSize(bytes: Uint8Array): void {
  if (bytes.length === 0) throw new ReadingError('file_vuoto', 'Il file è vuoto.');
  if (bytes.length > MAX_BYTES) {
    throw new ReadingError(
      'file_troppo_grande',
      `Il file supera il limite di ${MAX_BYTES / 1024 / 1024} MB. Dividilo in periodi più brevi e importali uno alla volta.`,
    );
  }
}

/**
 * Refuses by content what is neither text nor a format with a reader of its own.
 * @throws ErroreLettura
 */
export function checkSignature(bytes: Uint8Array): void {
  for (const { byte, da = 0, code, messaggio } of SIGNATURES) {
    if (byte.every((value, at) => bytes[at + da] === value)) throw new ReadingError(code, messaggio);
  }
}

/**
 * Refuses text that is another format, or not text at all.
 * @param head the first characters, decoded: what decodes them refuses NUL
 * @throws ErroreLettura
 */
export function checkHead(head: string): void {
  const start = head.trimStart().slice(0, 400).toLowerCase();
  if (start === '') throw new ReadingError('file_vuoto', 'Il file contiene solo righe vuote.');
  if (/^(<!doctype html|<html|<head|<body|<table|<!--.{0,200}<html)/s.test(start)) {
    throw new ReadingError(
      'file_html',
      'Il file è una pagina web (HTML), non un testo CSV. Scarica di nuovo i movimenti scegliendo il formato CSV.',
    );
  }
  if (/^<(?:[?!]|[a-z][\w:.-]*[\s>])/.test(start)) {
    throw new ReadingError(
      'file_xml',
      'Il file è un documento XML, ma non un estratto conto CAMT o OFX, né una fattura elettronica.',
    );
  }
  if (isBinary(head)) {
    throw new ReadingError('file_binario', 'Il file non è un testo: contiene dati binari.');
  }
}

/** More than two control characters in a hundred: no statement is written so. */
function isBinary(head: string): boolean {
  const sample = head.slice(0, 8_192);
  let control = 0;
  for (let at = 0; at < sample.length; at++) {
    const code = sample.charCodeAt(at);
    if (code < 32 && code !== 9 && code !== 10 && code !== 13 && code !== 12) control++;
  }
  return control > 2 && control * 50 > sample.length;
}

/** Below a tab: what no text holds. */
const TAB = 9;

/** Without the zeros that fill the last block of a text, as old hosts leave them; what starts as no text is as it is. */
export function removePadding(bytes: Uint8Array): Uint8Array {
  if (bytes.at(-1) !== 0) return bytes;
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end--;
  const filled = bytes.subarray(0, end);
  return end === 0 || filled.subarray(0, 512).some((byte) => byte < TAB) ? bytes : filled;
}
