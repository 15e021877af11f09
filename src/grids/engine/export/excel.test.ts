import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { type Cartella, nomeFile, type RigaFoglio } from './cartella.ts';
import { ScrittoreExcel } from './excel.ts';

const CARTELLA: Cartella = {
  foglio: 'Estratto Conto',
  colonne: [
    { titolo: 'Data', cella: 'data', larghezza: 12, totale: false },
    { titolo: 'Descrizione', cella: 'testo', larghezza: 40, totale: false },
    { titolo: 'Dare', cella: 'importo', larghezza: 14, totale: true },
    { titolo: 'Saldo', cella: 'importo', larghezza: 14, totale: false },
    { titolo: 'Riga', cella: 'numero', larghezza: 8, totale: false },
  ],
  provenienza: {
    azienda: '=Rossi S.r.l.',
    utente: 'ragioniera',
    quando: '15/03/2026, 10:00',
    filtri: ['Conto: Banca Alfa', 'Dare maggiore di 10,00'],
    ordine: ['Data, decrescente'],
    origini: [{ id_imp: 7, nome: 'marzo.csv', sha256: 'ab'.repeat(32) }],
  },
};
const RIGHE: RigaFoglio[] = [
  ['2026-03-15', 'Bonifico', 123_456, -1, 1],
  ['1999-12-31', '=1+1', 10, 20, 1240],
  [null, '-5 e altro', null, null, null],
  ['2026-10-25', '@SUM(A1)', 1, 0, 2.5],
];

async function writeAndRead(righe: RigaFoglio[], cartella = CARTELLA): Promise<ExcelJS.Workbook> {
  const writer = new ScrittoreExcel(cartella);
  for (const riga of righe) writer.aggiungi([riga]);
  const book = new ExcelJS.Workbook();
  await book.xlsx.load((await writer.bytes()).buffer);
  return book;
}

async function readSheet(name: string): Promise<ExcelJS.Worksheet> {
  const sheet = (await writeAndRead(RIGHE)).getWorksheet(name);
  if (!sheet) throw new Error(`no sheet ${name}`);
  return sheet;
}

describe('ScrittoreExcel', () => {
  it('writes real dates and real numbers with formats that follow the reader', async () => {
    const sheet = await readSheet('Estratto Conto');
    expect(sheet.getCell('A2').value).toEqual(new Date('2026-03-15T00:00:00Z'));
    expect(sheet.getCell('A2').numFmt).toBe('dd/mm/yyyy');
    expect(sheet.getCell('C2').value).toBe(1234.56);
    expect(sheet.getCell('C2').numFmt).toBe('#,##0.00');
    expect(sheet.getCell('D2').value).toBe(-0.01);
    expect(sheet.getCell('E3').value).toBe(1240);
    expect(sheet.getCell('E3').numFmt).toBe('#,##0');
    expect(sheet.getCell('E5').value).toBe(2.5);
    expect(sheet.getCell('A4').value).toBeNull();
  });

  it('stores text that looks like a formula as text, and keeps it text when edited', async () => {
    const sheet = await readSheet('Estratto Conto');
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

  it('totals with SUBTOTAL below the filtered range, only where a sum means something', async () => {
    const sheet = await readSheet('Estratto Conto');
    expect(sheet.getCell('A6').value).toBe('Totale');
    expect(sheet.getCell('C6').value).toEqual({ formula: 'SUBTOTAL(109,C2:C5)', result: 1234.67 });
    expect(sheet.getCell('D6').value).toBeNull();
    expect(sheet.autoFilter).toBe('A1:E5');
  });

  it('freezes the header and keeps the widths', async () => {
    const sheet = await readSheet('Estratto Conto');
    expect(sheet.getRow(1).values).toEqual([undefined, 'Data', 'Descrizione', 'Dare', 'Saldo', 'Riga']);
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
    expect(sheet.getColumn(2).width).toBe(40);
  });

  it('says where the rows come from, as text', async () => {
    const sheet = await readSheet('Provenienza');
    const rows: unknown[][] = [];
    sheet.eachRow((row) => rows.push((row.values as unknown[]).slice(1)));
    expect(rows).toEqual([
      ['Azienda', '=Rossi S.r.l.'],
      ['Esportato da', 'ragioniera'],
      ['Il', '15/03/2026, 10:00'],
      ['Righe', '4'],
      ['Filtri', 'Conto: Banca Alfa'],
      ['', 'Dare maggiore di 10,00'],
      ['Ordine', 'Data, decrescente'],
      ['Importazione', 'File', 'Impronta SHA-256'],
      ['7', 'marzo.csv', 'ab'.repeat(32)],
    ]);
  });

  it('writes no totals for no rows', async () => {
    const book = await writeAndRead([]);
    expect(book.getWorksheet('Estratto Conto')?.rowCount).toBe(1);
  });

  it('cuts text that Excel would refuse', async () => {
    const book = await writeAndRead([['2026-01-01', 'x'.repeat(40_000), 1, 1, 1]]);
    expect(book.getWorksheet('Estratto Conto')?.getCell('B2').value).toHaveLength(32_767);
  });
});

describe('nomeFile', () => {
  it('is safe in every file system', () => {
    expect(nomeFile('estratto-conto', 'Società "Perù" & Figli S.r.l.', '2026-03-15')).toBe(
      'estratto-conto_societa-peru-figli-s-r-l_2026-03-15.xlsx',
    );
    expect(nomeFile('estratto-conto', '***', '2026-03-15')).toBe('estratto-conto_azienda_2026-03-15.xlsx');
  });
});
