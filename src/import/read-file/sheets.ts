/** Recognises workbooks and tables by their bytes, whatever the file is called, and opens them. */
import { ReadingError } from '../read/error.ts';
import { isZip, readDirectory } from '../read/zip.ts';
import type { SourceWorkbook } from '../read/sheets/workbook.ts';

export type SheetsFormat = 'xlsx' | 'ods' | 'xls' | 'html' | 'spreadsheetml';

/** The first bytes of the compound files that hold BIFF workbooks and encrypted ones ([MS-CFB] 2.2). */
const CFB = [0xd0, 0xcf, 0x11, 0xe0];

/** Null for anything else, text included. */
export function inferSheets(bytes: Uint8Array): SheetsFormat | null {
  if (CFB.every((byte, at) => bytes[at] === byte)) return 'xls';
  if (isZip(bytes)) return detectArchive(bytes);
  const start = readStart(bytes);
  if (SPREADSHEETML.test(start)) return 'spreadsheetml';
  return HTML.test(start) ? 'html' : null;
}

/** What an archive holds, by the names in it; a broken one is told by what its first bytes name. */
function detectArchive(bytes: Uint8Array): 'xlsx' | 'ods' | null {
  try {
    const names = [...readDirectory(bytes).keys()];
    if (names.some((name) => /^(?:\[content_types\]\.xml|xl\/.+)$/i.test(name))) return 'xlsx';
    return names.includes('content.xml') && names.includes('mimetype') ? 'ods' : null;
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error;
    const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4_096));
    return /\[Content_Types\]\.xml|xl\//.test(head) ? 'xlsx' : null;
  }
}

/** UTF-16 shows zeros, which are looked past. */
const readStart = (bytes: Uint8Array): string =>
  new TextDecoder('latin1')
    .decode(bytes.subarray(0, 2_048))
    .replaceAll('\0', '')
    .replace(/^(?:ï»¿|ÿþ|þÿ)/, '')
    .trimStart()
    .toLowerCase();

/** Pages begin with a tag of their own (`<BODY:CBIBdy…` is none: CBI envelopes call a prefix so). */
const HTML =
  /^(?:<\?xml[^>]*\?>\s*)?(?:<!--.*?-->\s*)*<(?:!doctype html|html|head|body|table|meta|style)(?=[\s>/]|$)/s;
/** A workbook in one XML document, as Excel 2003 and many programs write under the name of `.xls`. */
const SPREADSHEETML = /^<(?:\?xml|\?mso|(?:ss:)?workbook)[^]*urn:schemas-microsoft-com:office:spreadsheet/;

/**
 * Each reader is loaded when its format first comes.
 * @throws ErroreLettura
 */
export async function openSheets(bytes: Uint8Array, format: SheetsFormat): Promise<SourceWorkbook> {
  switch (format) {
    case 'xlsx':
      return (await import('../read/xlsx/workbook.ts')).openXlsx(bytes);
    case 'ods':
      return (await import('../read/ods/workbook.ts')).openOds(bytes);
    case 'xls':
      return (await import('../read/xls/workbook.ts')).openXls(bytes);
    case 'spreadsheetml':
      return (await import('../read/spreadsheetml/workbook.ts')).openSpreadsheetMl(bytes);
    case 'html':
      return (await import('../read/html/workbook.ts')).openHtml(bytes);
  }
}
