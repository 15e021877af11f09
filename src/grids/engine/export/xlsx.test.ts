import type { GroupOpening } from '#sheets/workbook.ts';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { type ExportWorkbook, makeFileName, type ExportRow } from './workbook.ts';
import { makeLotto } from './batch.ts';
import { ExceljsWorkbook } from '#sheets/exceljs.ts';
import { StreamedWorkbook } from '#sheets/streamed.ts';
import { XlsxWriter } from './xlsx.ts';

const CARTELLA: ExportWorkbook = {
  sheet: 'Estratto Conto',
  livelli: 0,
  colonne: [
    { titolo: 'Data', cella: 'data', larghezza: 12, totale: false },
    { titolo: 'Descrizione & causale', cella: 'testo', larghezza: 40, totale: false },
    { titolo: 'Dare', cella: 'importo', larghezza: 14, totale: true },
    { titolo: 'Saldo', cella: 'importo', larghezza: 14, totale: false },
    { titolo: 'Riga', cella: 'numero', larghezza: 8, totale: false },
  ],
  provenance: {
    azienda: '=Rossi S.r.l.',
    utente: 'ragioniera',
    quando: '15/03/2026, 10:00',
    filtri: ['Conto: Banca Alfa', 'Dare maggiore di 10,00'],
    ordine: ['Data, decrescente'],
  },
};
const ORIGINI = [{ id_imp: 7, nome: 'marzo.csv', sha256: 'ab'.repeat(32) }];
const RIGHE: ExportRow[] = [
  ['2026-03-15', 'Bonifico', 123_456, -1, 1],
  ['1999-12-31', '=1+1', 10, 20, 1240],
  [null, '-5 e altro', null, null, null],
  ['2026-10-25', '@SUM(A1)', 1, 0, 2.5],
];

interface Scrittura {
  cartella?: ExportWorkbook;
  gruppi?: GroupOpening[];
  maxRighe?: number;
}

function write(righe: ExportRow[], { cartella = CARTELLA, gruppi = [], maxRighe }: Scrittura = {}): Buffer {
  const parts: Uint8Array[] = [];
  const writer = new XlsxWriter(
    cartella,
    new StreamedWorkbook((bytes) => parts.push(new Uint8Array(bytes)), maxRighe ? { maxRighe } : {}),
  );
  writer.add(makeLotto(righe, cartella.colonne, gruppi));
  void writer.fine(ORIGINI);
  return Buffer.concat(parts);
}

async function read(bytes: Buffer): Promise<ExcelJS.Workbook> {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(new Uint8Array(bytes).buffer);
  return book;
}

const writeAndRead = (righe: ExportRow[], how?: Scrittura) => read(write(righe, how));

function sheetOf(book: ExcelJS.Workbook, name = 'Estratto Conto'): ExcelJS.Worksheet {
  const sheet = book.getWorksheet(name);
  if (!sheet) throw new Error(`no sheet ${name}`);
  return sheet;
}

const values = (sheet: ExcelJS.Worksheet, row: number): unknown[] =>
  Array.from({ length: 5 }, (_, at) => sheet.getRow(row).getCell(at + 1).value);

async function writeExceljs(righe: ExportRow[]): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  const writer = new XlsxWriter(CARTELLA, new ExceljsWorkbook((bytes) => parts.push(bytes)));
  // In two lots: rows of one export arrive in many.
  writer.add(makeLotto(righe.slice(0, 1), CARTELLA.colonne));
  writer.add(makeLotto(righe.slice(1), CARTELLA.colonne));
  await writer.fine(ORIGINI);
  return Buffer.concat(parts);
}

/** Whoever opens the file cannot tell which of the two wrote it. */
describe.each([
  ['StreamedWorkbook', async (righe: ExportRow[]) => write(righe)],
  ['ExceljsWorkbook', writeExceljs],
] as const)('%s', (_name, put) => {
  const writeAndReread = async (righe: ExportRow[]) => read(await put(righe));

  it('writes real dates and real numbers with their formats', async () => {
    const sheet = sheetOf(await writeAndReread(RIGHE));
    expect(sheet.getCell('A2').value).toEqual(new Date('2026-03-15T00:00:00Z'));
    expect(sheet.getCell('A2').numFmt).toBe('dd/mm/yyyy');
    expect(sheet.getCell('C2').value).toBe(1234.56);
    expect(sheet.getCell('C2').numFmt).toBe('#,##0.00');
    expect(sheet.getCell('D2').value).toBe(-0.01);
    expect(sheet.getCell('E3').value).toBe(1240);
    expect(sheet.getCell('E3').numFmt).toBe('#,##0');
    expect(sheet.getCell('E5').value).toBe(2.5);
    expect(sheet.getCell('E5').numFmt).toBeUndefined();
    expect(sheet.getCell('A4').value).toBeNull();
    expect(sheet.getCell('D5').value).toBe(0);
  });

  it('stores text that looks like a formula as text, and keeps it text when edited', async () => {
    const sheet = sheetOf(await writeAndReread(RIGHE));
    for (const [address, text] of [
      ['B3', '=1+1'],
      ['B4', '-5 e altro'],
      ['B5', '@SUM(A1)'],
    ] as const) {
      expect(sheet.getCell(address).type).toBe(ExcelJS.ValueType.String);
      expect(sheet.getCell(address).value).toBe(text);
      expect(sheet.getCell(address).numFmt).toBe('@');
    }
    expect(sheet.getCell('B2').value).toBe('Bonifico');
  });

  it('keeps the number of a document as it is written, when it is edited too', async () => {
    const numbers = ['00012', '2026/0123', '3/12', '1.5', '13/A'];
    const sheet = sheetOf(await writeAndReread(numbers.map((number) => [null, number, 1, 1, 1])));
    const cells = numbers.map((_, at) => sheet.getRow(at + 2).getCell(2));
    expect(cells.map(({ value }) => value)).toEqual(numbers);
    expect(cells.map(({ numFmt }) => numFmt)).toEqual(['@', '@', '@', '@', undefined]);
  });

  it('is printed on A4, as wide as its columns, with its header on every page', async () => {
    const book = await writeAndReread(RIGHE);
    for (const { pageSetup } of book.worksheets)
      expect(pageSetup).toMatchObject({
        paperSize: 9,
        orientation: 'landscape',
        fitToPage: true,
        fitToHeight: 0,
      });
    expect(sheetOf(book).pageSetup.printTitlesRow).toBe('1:1');
  });

  it('totals with SUBTOTAL below the filtered range, only where a sum means something', async () => {
    const sheet = sheetOf(await writeAndReread(RIGHE));
    expect(sheet.getCell('A6').value).toBe('Totale');
    expect(sheet.getCell('A6').font.bold).toBe(true);
    expect(sheet.getCell('C6').value).toEqual({ formula: 'SUBTOTAL(109,C2:C5)', result: 1234.67 });
    expect(sheet.getCell('C6').numFmt).toBe('#,##0.00');
    expect(sheet.getCell('D6').value).toBeNull();
    expect(sheet.autoFilter).toBe('A1:E5');
  });

  it('freezes the header, writes it bold, and keeps the widths', async () => {
    const sheet = sheetOf(await writeAndReread(RIGHE));
    expect(values(sheet, 1)).toEqual(['Data', 'Descrizione & causale', 'Dare', 'Saldo', 'Riga']);
    expect(sheet.getCell('B1').font.bold).toBe(true);
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 1, topLeftCell: 'A2' });
    expect(CARTELLA.colonne.map((_, at) => sheet.getColumn(at + 1).width)).toEqual([12, 40, 14, 14, 8]);
  });

  it('says where the rows come from, as text', async () => {
    const sheet = sheetOf(await writeAndReread(RIGHE), 'Provenienza');
    const rows: unknown[][] = [];
    sheet.eachRow((row) => rows.push((row.values as unknown[]).slice(1)));
    expect(rows).toEqual([
      ['Azienda', '=Rossi S.r.l.'],
      ['Esportato da', 'ragioniera'],
      ['Il', '15/03/2026, 10:00'],
      ['Righe', '4'],
      ['Filtri', 'Conto: Banca Alfa'],
      [undefined, 'Dare maggiore di 10,00'],
      ['Ordine', 'Data, decrescente'],
      ['Importazione', 'File', 'Impronta SHA-256'],
      ['7', 'marzo.csv', 'ab'.repeat(32)],
    ]);
  });

  it('writes no totals for no rows', async () => {
    const sheet = sheetOf(await writeAndReread([]));
    expect(sheet.rowCount).toBe(1);
    expect(sheet.autoFilter).toBe('A1:E1');
  });

  it('counts the days of 1900 as Excel does, with the leap day that never was', async () => {
    const days = ['1900-01-01', '1900-02-28', '1900-03-01', '2000-02-29', '2199-12-31'];
    const sheet = sheetOf(await writeAndReread(days.map((day) => [day, null, null, null, null])));
    const serials = days.map((_, at) => {
      const { value } = sheet.getRow(at + 2).getCell(1);
      return value instanceof Date ? value.getTime() / 86_400_000 + 25_569 : value;
    });
    // Microsoft's own list: 1 January 1900 is 1, 1 March 1900 is 61, 29 February 2000 is 36585.
    expect(serials).toEqual([1, 59, 61, 36_585, 109_574]);
  });

  it('writes what is not a day as the text it is', async () => {
    const sheet = sheetOf(await writeAndReread([['domani', 'x', 1, 1, 1]]));
    expect(sheet.getCell('A2').value).toBe('domani');
  });
});

describe('StreamedWorkbook, beyond what exceljs is given', () => {
  it('gives every group its subtotal, which the totals pass over', async () => {
    const gruppi = [
      { prima: 0, livello: 0, label: 'Conto: A' },
      { prima: 0, livello: 1, label: 'Mese: marzo' },
      { prima: 1, livello: 1, label: 'Mese: dicembre' },
      { prima: 3, livello: 0, label: 'Conto: B' },
    ];
    const book = await writeAndRead(RIGHE, { cartella: { ...CARTELLA, livelli: 2 }, gruppi });
    const sheet = sheetOf(book);
    const column = Array.from({ length: 13 }, (_, at) => [
      sheet.getRow(at + 1).getCell(1).text || null,
      sheet.getRow(at + 1).getCell(3).value,
    ]);
    expect(column.slice(1).map(([, dare]) => dare)).toEqual([
      null,
      null,
      1234.56,
      { formula: 'SUBTOTAL(109,C4:C4)', result: 1234.56 },
      null,
      0.1,
      null,
      { formula: 'SUBTOTAL(109,C7:C8)', result: 0.1 },
      { formula: 'SUBTOTAL(109,C3:C9)', result: 1234.66 },
      null,
      0.01,
      { formula: 'SUBTOTAL(109,C12:C12)', result: 0.01 },
    ]);
    expect(sheet.getCell('A2').value).toBe('Conto: A');
    expect(sheet.getCell('A5').value).toBe('Totale Mese: marzo');
    expect(sheet.getCell('C14').value).toEqual({ formula: 'SUBTOTAL(109,C2:C13)', result: 1234.67 });
    expect([2, 3, 4, 5, 10].map((row) => sheet.getRow(row).outlineLevel)).toEqual([0, 1, 2, 1, 0]);
  });

  it('goes on in another sheet when one is full, each with its totals and the last with all', async () => {
    const righe = Array.from({ length: 20 }, (_, at): ExportRow => ['2026-01-01', 'x', 100, 0, at]);
    const book = await writeAndRead(righe, { maxRighe: 12 });
    expect(book.worksheets.map(({ name }) => name)).toEqual([
      'Estratto Conto',
      'Estratto Conto (2)',
      'Estratto Conto (3)',
      'Provenienza',
    ]);
    const sheets = book.worksheets.slice(0, 3);
    for (const sheet of sheets) expect(sheet.rowCount).toBeLessThanOrEqual(12);
    const written = sheets.flatMap((sheet) => {
      const found: unknown[] = [];
      sheet.eachRow((row) => found.push(row.getCell(5).value));
      return found.filter((value) => typeof value === 'number');
    });
    expect(written).toEqual(righe.map((riga) => riga[4]));
    const last = sheetOf(book, 'Estratto Conto (3)');
    expect(last.getRow(last.rowCount).getCell(1).value).toBe('Totale generale');
    expect(last.getRow(last.rowCount).getCell(3).result).toBe(20);
    expect(last.getRow(last.rowCount).getCell(3).formula).toMatch(
      /^'Estratto Conto'!C\d+\+'Estratto Conto \(2\)'!C\d+\+C\d+$/,
    );
  });

  it('leaves as it is written: memory does not wait for the end', () => {
    let before = 0;
    const file = new StreamedWorkbook((bytes) => {
      before += bytes.length;
    });
    const writer = new XlsxWriter(CARTELLA, file);
    const righe = Array.from({ length: 20_000 }, (_, at): ExportRow => [
      '2026-01-01',
      `riga ${at}`,
      at,
      at,
      at,
    ]);
    writer.add(makeLotto(righe, CARTELLA.colonne));
    const whole = before;
    void writer.fine(ORIGINI);
    expect(whole).toBeGreaterThan(before * 0.8);
  });
});

function libreOffice(): string | null {
  for (const name of ['soffice', 'libreoffice'])
    try {
      return execFileSync('which', [name], { encoding: 'utf8' }).trim();
    } catch {
      // Not under this name.
    }
  return null;
}
const soffice = libreOffice();
if (soffice === null)
  console.warn('LibreOffice is not installed: opening the file with it is not tested here');

describe.skipIf(soffice === null)('LibreOffice', () => {
  it('opens the file and finds the same values', { timeout: 120_000 }, () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'quadra-xlsx-'));
    try {
      const file = path.join(folder, 'prova.xlsx');
      writeFileSync(file, write(RIGHE));
      execFileSync(soffice ?? '', [
        '--headless',
        '--convert-to',
        // Semicolons, quotes around text, UTF-8, cells as they are shown (the machine's language: 1,234.56).
        'csv:Text - txt - csv (StarCalc):59,34,76,1,,1033,true,true',
        '--outdir',
        folder,
        file,
      ]);
      const text = readFileSync(path.join(folder, 'prova.csv'), 'utf8');
      expect(text.trim().split('\n')).toEqual([
        '"Data";"Descrizione & causale";"Dare";"Saldo";"Riga"',
        '15/03/2026;"Bonifico";1,234.56;-0.01;1',
        '31/12/1999;"=1+1";0.10;0.20;1,240',
        ';"-5 e altro";;;',
        '25/10/2026;"@SUM(A1)";0.01;0.00;2.5',
        // A formula, worked out by LibreOffice itself.
        '"Totale";;1,234.67;;',
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('nomeFile', () => {
  it('is safe in every file system', () => {
    expect(makeFileName('estratto-conto', 'Società "Perù" & Figli S.r.l.', '2026-03-15')).toBe(
      'estratto-conto_societa-peru-figli-s-r-l_2026-03-15.xlsx',
    );
    expect(makeFileName('estratto-conto', '***', '2026-03-15', 'csv')).toBe(
      'estratto-conto_azienda_2026-03-15.csv',
    );
  });
});
