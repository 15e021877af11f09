import type { CellaExcel } from '#sheets/workbook.ts';
import ExcelJS from 'exceljs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ExportWorkbook, ExportRow } from './workbook.ts';
import { makeLotto } from './batch.ts';
import { StreamedWorkbook } from '#sheets/streamed.ts';
import { XlsxWriter } from './xlsx.ts';
import { escapeXml, cleanForXml } from '#sheets/text.ts';

const CELLE: CellaExcel[] = ['data', 'testo', 'importo', 'numero', 'testo'];
const CARTELLA: ExportWorkbook = {
  sheet: 'Prova',
  livelli: 0,
  colonne: CELLE.map((cella, at) => ({
    titolo: `C${at}`,
    cella,
    larghezza: 10,
    totale: cella === 'importo',
  })),
  provenance: { azienda: 'A', utente: 'u', quando: '', filtri: [], ordine: [] },
};

const day = fc
  .integer({ min: Date.UTC(1900, 2, 1) / 86_400_000, max: Date.UTC(2199, 11, 31) / 86_400_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
const cattivo = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '=CMD()',
    '+1',
    '\u0000\u001B[0m',
    '\uD800',
    'a\uDC00b',
    '_x0041_',
    '_x005F_x0041_',
    ' spazi ',
    '\r\nx\r',
    ']]>',
    '<c r="A1">',
    '&amp;',
    '\t=1',
    '😀',
    'a\uFFFE',
  ),
);
const riga: fc.Arbitrary<ExportRow> = fc.tuple(
  fc.option(day),
  fc.option(cattivo),
  fc.option(fc.integer({ min: -1e13, max: 1e13 })),
  fc.option(fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))),
  fc.option(cattivo),
);

async function writeAndRead(righe: readonly ExportRow[]): Promise<ExcelJS.Worksheet> {
  const parts: Uint8Array[] = [];
  const writer = new XlsxWriter(CARTELLA, new StreamedWorkbook((bytes) => parts.push(new Uint8Array(bytes))));
  writer.add(makeLotto(righe, CARTELLA.colonne));
  void writer.fine([]);
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(new Uint8Array(Buffer.concat(parts)).buffer);
  const sheet = book.getWorksheet('Prova');
  if (!sheet) throw new Error('no sheet');
  return sheet;
}

/** What a reader must find: the empty text is an empty cell. */
function expected(value: string | number | null, at: number): unknown {
  if (value === null || value === '') return null;
  if (CELLE[at] === 'data') return new Date(`${value}T00:00:00Z`);
  if (CELLE[at] === 'importo') return Number(value) / 100;
  // A sheet knows no negative zero.
  return typeof value === 'string' ? cleanForXml(value) : value + 0;
}

/** exceljs leaves the escapes of Excel as they are. */
const decode = (value: unknown): unknown =>
  typeof value === 'string'
    ? value.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) =>
        String.fromCodePoint(Number.parseInt(hex, 16)),
      )
    : value;

describe('any rows', () => {
  it('are read back cell by cell, and no text ever becomes a formula', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(riga, { minLength: 1, maxLength: 12 }), async (righe) => {
        const sheet = await writeAndRead(righe);
        righe.forEach((each, row) =>
          each.forEach((value, at) => {
            const cell = sheet.getRow(row + 2).getCell(at + 1);
            expect(cell.type).not.toBe(ExcelJS.ValueType.Formula);
            const wanted = expected(value, at);
            const seen = decode(cell.value);
            expect(seen === '' ? null : seen).toEqual(wanted === '' ? null : wanted);
          }),
        );
        const dare = righe.reduce((sum, each) => sum + Number(each[2] ?? 0), 0);
        expect(sheet.getRow(righe.length + 2).getCell(3).result).toBe(dare / 100 || 0);
      }),
      { numRuns: 60 },
    );
  });
});

describe('pulisci', () => {
  it('is done once, and leaves only what XML allows and Excel takes', () => {
    fc.assert(
      fc.property(cattivo, (text) => {
        const clean = cleanForXml(text);
        expect(cleanForXml(clean)).toBe(clean);
        expect(clean.isWellFormed()).toBe(true);
        // oxlint-disable-next-line no-control-regex -- control characters must be gone
        expect(clean).not.toMatch(/[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]/);
        expect(escapeXml(clean)).not.toMatch(/[<>]/);
      }),
    );
  });

  it('cuts what Excel would refuse without halving a character', () => {
    expect(cleanForXml('x'.repeat(40_000))).toHaveLength(32_767);
    expect(cleanForXml(`${'x'.repeat(32_766)}😀`)).toBe('x'.repeat(32_766));
  });
});
