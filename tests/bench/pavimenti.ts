/**
 * The least that reading each format can mean: the named library alone over the same bytes, down to the cells of the same
 * text. No cell is trimmed, understood, checked or kept; `docs/prestazioni.md` says the same in words.
 */
import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import { SaxesParser } from 'saxes';

/** Lines to cells by papaparse. @param delimiter of fixed columns none: what it finds is then the lines */
function parse(text: string, delimiter: string): string[][] {
  return Papa.parse<string[]>(text, { delimiter, skipEmptyLines: true }).data;
}

/** How many cells places make of the lines that papaparse finds: fixed columns have no sign it could split at. */
function countCells(bytes: Uint8Array, placesOf: (line: string) => readonly number[]): number {
  let cells = 0;
  for (const [line = ''] of parse(new TextDecoder().decode(bytes), NO_SIGN)) {
    const places = placesOf(line);
    const row = places.map((from, at) => line.slice(from, places[at + 1]));
    cells += row.length;
  }
  return cells;
}

/** A sign that no line holds. */
const NO_SIGN = '\u001f';

/** Zero-based places of the fields of each record (RND-001, CBI-ICI-001), by its type. */
const RECORDS: Readonly<Record<string, readonly number[]>> = {
  62: [0, 1, 3, 10, 13, 19, 25, 26, 41, 43, 45, 61, 77, 86],
  63: [0, 1, 3, 10, 13],
  14: [0, 1, 3, 10, 22, 28, 33, 46, 47, 52, 57, 69, 74, 79, 91, 92, 97, 113, 114, 119],
  20: [0, 1, 3, 10, 34, 58, 82, 106],
  30: [0, 1, 3, 10, 40, 70, 86],
  40: [0, 1, 3, 10, 40, 45, 68, 70, 71],
  50: [0, 1, 3, 10, 50, 90, 100, 116],
  51: [0, 1, 3, 10, 20, 40, 55, 70, 76],
  70: [0, 1, 3, 10, 88, 100, 101],
};
const WHOLE: readonly number[] = [0];
/** Where the printed table of the bench has its columns. */
const COLUMNS: readonly number[] = [0, 12, 24, 64, 80];

/** A field is `:tag:value`: the colon parts them; that of a movement has its days, mark, amount, type and reference by place. */
function readMt940(bytes: Uint8Array): number {
  let cells = 0;
  for (const [, tag, value = ''] of parse(new TextDecoder().decode(bytes), ':')) {
    const type = tag === '61' ? value.indexOf('N', 11) : 0;
    const places = type > 0 ? [0, 6, 10, 11, type, type + 4] : WHOLE;
    cells += places.map((from, at) => value.slice(from, places[at + 1])).length;
  }
  return cells;
}

function countElements(parser: SaxesParser, text: string): number {
  let elements = 0;
  parser.on('opentag', () => (elements += 1));
  parser.write(text).close();
  return elements;
}

/** Unpack every part and walk its elements. */
function readXlsx(bytes: Uint8Array): number {
  let elements = 0;
  for (const part of Object.values(unzipSync(bytes)))
    elements += countElements(new SaxesParser({ position: false }), new TextDecoder().decode(part));
  return elements;
}

/** Open the document and take the text of every page. */
async function readPdf(bytes: Uint8Array): Promise<number> {
  const [parser, pdfjs] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.worker.mjs'),
    import('pdfjs-dist/legacy/build/pdf.mjs'),
  ]);
  Object.assign(globalThis, { pdfjsWorker: parser });
  const task = pdfjs.getDocument({ data: new Uint8Array(bytes), verbosity: pdfjs.VerbosityLevel.ERRORS });
  const document = await task.promise;
  let pieces = 0;
  for (let number = 1; number <= document.numPages; number += 1)
    pieces += (await (await document.getPage(number)).getTextContent()).items.length;
  await task.destroy();
  return pieces;
}

/** Each answers how much it found, so that nothing of it can be left out as unused. */
export const PAVIMENTI = {
  csv: (bytes: Uint8Array) => parse(new TextDecoder('windows-1252').decode(bytes), ';').length,
  mt940: readMt940,
  cbi: (bytes: Uint8Array) => countCells(bytes, (line) => RECORDS[line.slice(1, 3)] ?? WHOLE),
  txt: (bytes: Uint8Array) => countCells(bytes, () => COLUMNS),
  /** Walk the elements of one document, knowing the line of each as ours does. */
  xml: (bytes: Uint8Array) =>
    countElements(new SaxesParser({ position: true }), new TextDecoder().decode(bytes)),
  xlsx: readXlsx,
  pdf: readPdf,
} as const;

export type Pavimento = keyof typeof PAVIMENTI;
