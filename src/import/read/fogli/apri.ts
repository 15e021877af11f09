/** Recognises workbooks and tables by their bytes, whatever the file is called, and opens them. */
import { ErroreLettura } from '../errore.ts';
import { isZip, leggiIndice } from '../zip.ts';
import type { Cartella } from './cartella.ts';

export type FormatoFogli = 'xlsx' | 'ods' | 'xls' | 'html';

/** The first bytes of the compound files that hold BIFF workbooks and encrypted ones ([MS-CFB] 2.2). */
const CFB = [0xd0, 0xcf, 0x11, 0xe0];

/** Null for anything else, text included. */
export function detectFogli(bytes: Uint8Array): FormatoFogli | null {
  if (CFB.every((byte, at) => bytes[at] === byte)) return 'xls';
  if (isZip(bytes)) return detectArchivio(bytes);
  return isHtml(bytes) ? 'html' : null;
}

/** What an archive holds, by the names in it; a broken one is told by what its first bytes name. */
function detectArchivio(bytes: Uint8Array): 'xlsx' | 'ods' | null {
  try {
    const nomi = [...leggiIndice(bytes).keys()];
    if (nomi.some((nome) => /^(?:\[content_types\]\.xml|xl\/.+)$/i.test(nome))) return 'xlsx';
    return nomi.includes('content.xml') && nomi.includes('mimetype') ? 'ods' : null;
  } catch (error) {
    if (!(error instanceof ErroreLettura)) throw error;
    const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4_096));
    return /\[Content_Types\]\.xml|xl\//.test(head) ? 'xlsx' : null;
  }
}

/** Pages begin with a tag of their own (`<BODY:CBIBdy…` is none: CBI envelopes call a prefix so); UTF-16 ones show zeros, which are looked past. */
function isHtml(bytes: Uint8Array): boolean {
  const head = new TextDecoder('latin1')
    .decode(bytes.subarray(0, 2_048))
    .replaceAll('\0', '')
    .replace(/^(?:ï»¿|ÿþ|þÿ)/, '')
    .trimStart()
    .toLowerCase();
  return /^(?:<\?xml[^>]*\?>\s*)?(?:<!--.*?-->\s*)*<(?:!doctype html|html|head|body|table|meta|style)(?=[\s>/]|$)/s.test(
    head,
  );
}

/**
 * Each reader is loaded when its format first comes.
 * @throws ErroreLettura
 */
export async function apriFogli(bytes: Uint8Array, formato: FormatoFogli): Promise<Cartella> {
  switch (formato) {
    case 'xlsx':
      return (await import('../xlsx/cartella.ts')).apriXlsx(bytes);
    case 'ods':
      return (await import('../ods/cartella.ts')).apriOds(bytes);
    case 'xls':
      return (await import('../xls/cartella.ts')).apriXls(bytes);
    case 'html':
      return (await import('../html/cartella.ts')).apriHtml(bytes);
  }
}
