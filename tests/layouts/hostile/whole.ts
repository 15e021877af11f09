/**
 * Files written out whole, for what one header over one table cannot show. Behind ` ## ` stands what is true of a line: day,
 * amount in cents, currency where it is not the euro, `#` and the account, `n` and the number of the document, `>` and the day it is due,
 * `@` and the other side. A line without it is no row.
 * With `(xlsx)` in its name a file is a workbook: days and amounts are numbers, `#` stands before a number that no format makes
 * a day, `'` before a text, `=` before what a formula gives, `~` before a cell of a hidden column, or before a whole line that is
 * hidden; `<` and `^` are merged with the cell before and above, and `>>> ` begins another sheet. With `(html)` it is a page, with `(latin)` or `(utf16)` a text in that encoding.
 */
import ExcelJS from 'exceljs';
import { OURS } from './documents.ts';
import type { HostileLayout } from './sheet.ts';
import type { FileScritto } from '../file.ts';
import type { RigaVera } from '../modello.ts';

function readTruth(text: string, testo: string): RigaVera {
  const [facts = '', party] = text.split('@');
  const [data = '', cents = '', ...others] = facts.trim().split(' ');
  const behind = (mark: string): string | undefined =>
    others.find((word) => word.startsWith(mark))?.slice(mark.length);
  const [numero, scadenza] = [behind('n'), behind('>')];
  return {
    data,
    importo: Number(cents),
    divisa: others.find((word) => /^[A-Z]{3}$/.test(word)) ?? 'EUR',
    conto: behind('#') ?? null,
    controparte: party?.trim() ?? null,
    ...(numero === undefined ? {} : { numero }),
    ...(scadenza === undefined ? {} : { scadenza }),
    testo,
  };
}

const DAY = /^(\d{2})\/(\d{2})\/(\d{4})$/;
const AMOUNT = /^-?\d{1,3}(\.\d{3})*,\d{2}$/;

/** Merges a cell with the one beside it, and with those that this one is merged with. */
function joinWith(beside: ExcelJS.Cell, row: number, column: number): void {
  const { master, worksheet } = beside;
  if (beside.isMerged) worksheet.unMergeCells(beside.address);
  worksheet.mergeCells(Number(master.row), Number(master.col), row, column);
}

function writeCell(sheet: ExcelJS.Worksheet, row: number, column: number, text: string): void {
  const cell = sheet.getCell(row, column);
  const [, day, month, year] = DAY.exec(text) ?? [];
  if (text.startsWith('~')) {
    sheet.getColumn(column).hidden = true;
    cell.value = text.slice(1);
  } else if (text.startsWith("'")) cell.value = text.slice(1);
  else if (text.startsWith('=')) {
    const result = Number(text.slice(1).replaceAll('.', '').replace(',', '.'));
    cell.value = { formula: `ROUND(${result},2)`, result };
    cell.numFmt = '#,##0.00';
  } else if (text === '<') joinWith(sheet.getCell(row, column - 1), row, column);
  else if (text === '^') joinWith(sheet.getCell(row - 1, column), row, column);
  else if (text.startsWith('#')) cell.value = Number(text.slice(1));
  else if (year !== undefined) {
    cell.value = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
    cell.numFmt = 'dd/mm/yyyy';
  } else if (AMOUNT.test(text)) {
    cell.value = Number(text.replaceAll('.', '').replace(',', '.'));
    cell.numFmt = '#,##0.00';
  } else if (text !== '') cell.value = text;
}

function writeLine(sheet: ExcelJS.Worksheet, row: number, line: string): void {
  const hidden = line.startsWith('~');
  if (hidden) sheet.getRow(row).hidden = true;
  for (const [column, text] of line
    .slice(hidden ? 1 : 0)
    .split(';')
    .entries())
    writeCell(sheet, row, column + 1, text);
}

async function toWorkbook(lines: readonly string[]): Promise<FileScritto> {
  const workbook = new ExcelJS.Workbook();
  const first = lines[0]?.startsWith('>>> ') === true ? undefined : workbook.addWorksheet('Foglio1');
  let [sheet, row] = [first, 0];
  for (const line of lines) {
    if (line.startsWith('>>> ')) [sheet, row] = [workbook.addWorksheet(line.slice(4)), 0];
    else if (sheet) writeLine(sheet, ++row, line);
  }
  return { nome: 'export.xlsx', bytes: new Uint8Array(await workbook.xlsx.writeBuffer()) };
}

/** What parts the cells of a line: not what ends an entity. */
const BETWEEN = /(?<!&#?\w{1,8});/;

function toPage(lines: readonly string[]): FileScritto {
  const rows = lines.map((line) => `<tr><td>${line.split(BETWEEN).join('</td><td>')}</td></tr>`);
  const page = `<html><head><meta charset="utf-8"></head><body><table>${rows.join('\n')}</table></body></html>`;
  return { nome: 'export.xls', bytes: new TextEncoder().encode(page) };
}

function toText(lines: readonly string[], name: string): FileScritto {
  const text = `${lines.join('\r\n')}\r\n`;
  const bytes = name.includes('(latin)')
    ? Buffer.from(text.replaceAll('€', '\u0080'), 'latin1')
    : name.includes('(utf16)')
      ? Buffer.from(`\uFEFF${text}`, 'utf16le')
      : new TextEncoder().encode(text);
  return { nome: 'export.csv', bytes: new Uint8Array(bytes) };
}

function makeWhole(block: string): HostileLayout {
  const [name = '', ...lines] = block.trimEnd().split('\n');
  const parts = lines.map((line) => line.split(' ## '));
  const partite = name.includes('(partite)');
  const written = parts.map(([line = '']) => line);
  return {
    name: name.trim(),
    file: name.includes('(xlsx)')
      ? toWorkbook(written)
      : name.includes('(html)')
        ? toPage(written)
        : toText(written, name),
    vero: {
      vere: parts.flatMap(([line = '', truth]) =>
        truth === undefined ? [] : truth.split(' & ').map((each) => readTruth(each, line)),
      ),
      natura: partite ? 'partita' : 'movimento',
      azienda: partite ? OURS : null,
    },
  };
}

export const makeWholes = (text: string): HostileLayout[] =>
  text
    .split('\n=== ')
    .slice(1)
    .map((block) => makeWhole(block));
