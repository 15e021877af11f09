/** A workbook in one XML document (SpreadsheetML 2003): what many programs call an Excel file. */
import type { Decimali } from '#api/contract/tracciati.ts';
import { decodeBlocks, inferCodifica } from '../encoding.ts';
import type { SourceSheet, SheetNotes } from '../sheets/sheet.ts';
import type { SourceWorkbook } from '../sheets/workbook.ts';
import { formatNumber, type NumberStyle } from '../sheets/number.ts';
import { setCell } from '../sheets/row.ts';
import type { RowBlock } from '../table.ts';
import { readXmlTexts, type Attributi, type Eventi } from '../xml/part.ts';

/** @throws ErroreLettura when the document cannot be read */
export function openSpreadsheetMl(bytes: Uint8Array): SourceWorkbook {
  return {
    formato: 'xls',
    totale: bytes.length,
    sheets: readNames(bytes).map((nome, at): SourceSheet => ({
      nome,
      hidden: false,
      righe: (decimals, note) => readSheet(bytes, at, decimals, note),
    })),
  };
}

function* textsOf(bytes: Uint8Array): Generator<string> {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declared = /encoding=["'](?:iso-8859-1|windows-1252)/i.test(head) ? 'windows-1252' : null;
  for (const { testo } of decodeBlocks(bytes, declared ?? inferCodifica(bytes))) yield testo;
}

function readNames(bytes: Uint8Array): string[] {
  const names: string[] = [];
  const events: Eventi = {
    open: (name, attributes) => {
      if (name === 'Worksheet') names.push(attributes['ss:Name'] ?? `Foglio ${names.length + 1}`);
    },
    testo: () => undefined,
    close: () => undefined,
  };
  for (const _ of readXmlTexts(textsOf(bytes), events));
  return names;
}

function* readSheet(
  bytes: Uint8Array,
  which: number,
  decimals: Decimali | null,
  note: SheetNotes,
): Generator<RowBlock> {
  const { eventi, take } = createSheetReader(which, decimals, note);
  let fatto = 0;
  for (const _ of readXmlTexts(textsOf(bytes), eventi)) {
    const { righe, lines } = take();
    fatto = bytes.length;
    if (righe.length > 0) yield { righe, lines, fatto };
  }
}

/** Rows and cells may skip places: `ss:Index` says where the next one stands. */
const place = (attributes: Attributi, next: number): number => {
  const index = Number(attributes['ss:Index']);
  return Number.isInteger(index) && index > 0 ? index - 1 : next;
};

/** Cells that a merged one covers are empty. */
function covered(attributes: Attributi): number {
  const merged = Number(attributes['ss:MergeAcross'] ?? 0);
  return Number.isInteger(merged) && merged > 0 ? merged : 0;
}

function createSheetReader(which: number, decimali: Decimali | null, note: SheetNotes) {
  const writing: NumberStyle | null = decimali === null ? null : { decimali, base1904: false };
  let ready = { righe: [] as string[][], lines: [] as number[] };
  let sheet = -1;
  let riga: string[] = [];
  let line = -1;
  let column = -1;
  let wide = 0;
  let kind: string | null = null;
  let text = '';

  function writeCell(): string {
    if (kind === 'Number') return writing === null ? '' : formatNumber(Number(text), 'generico', writing);
    if (kind === 'DateTime') return text.replace(/T00:00:00(?:\.0+)?$/, '').replace('T', ' ');
    return text;
  }

  const eventi: Eventi = {
    open(name, attributes) {
      if (name === 'Worksheet') sheet++;
      if (sheet !== which) return;
      if (name === 'Row') {
        line = place(attributes, line + 1);
        riga = [];
        column = -1;
        wide = 0;
        if (attributes['ss:Hidden'] === '1') note.hidden.push(line + 1);
      } else if (name === 'Cell') {
        column = place(attributes, column + 1 + wide);
        wide = covered(attributes);
      } else if (name === 'Data') {
        kind = attributes['ss:Type'] ?? 'String';
        text = '';
      }
    },
    testo(stretch) {
      if (kind !== null) text += stretch;
    },
    close(name) {
      if (sheet !== which) return;
      if (name === 'Data') {
        setCell(riga, column, writeCell(), line + 1);
        kind = null;
      } else if (name === 'Row' && riga.length > 0) {
        ready.righe.push(riga);
        ready.lines.push(line + 1);
      }
    },
  };
  return {
    eventi,
    take: () => {
      const prese = ready;
      ready = { righe: [], lines: [] };
      return prese;
    },
  };
}
