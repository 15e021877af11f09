/** A layout as the bytes of a file: separated values or a workbook. */
import ExcelJS from 'exceljs';
import { Caso } from './caso.ts';
import type { Cella, Layout } from './modello.ts';

export interface FileScritto {
  nome: string;
  bytes: Uint8Array;
}

const testo = (cell: Cella): string => (typeof cell === 'string' ? cell : cell.testo);

function writeCsv({ nome, righe }: Layout, caso: Caso): FileScritto {
  const separator = caso.choose(';', ';', '\t', ',', '|');
  const end = caso.choose('\r\n', '\n');
  const field = (cell: Cella): string => {
    const text = testo(cell);
    return text.includes(separator) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
  };
  // Programs that pad write every line as wide as the table.
  const wide = caso.unaSu(2) ? Math.max(...righe.map((riga) => riga.length)) : 0;
  const lines = righe.map((riga) =>
    [...riga.map(field), ...Array.from({ length: Math.max(0, wide - riga.length) }, () => '')].join(
      separator,
    ),
  );
  const start = caso.unaSu(3) ? '\uFEFF' : '';
  return { nome: `${nome}.csv`, bytes: new TextEncoder().encode(start + lines.join(end) + end) };
}

/** The lines of a delimited file, each a text in the first column of a sheet: what opening one with the wrong sign leaves. */
async function writeOneColumn({ nome, bytes }: FileScritto): Promise<FileScritto> {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet('Foglio1');
  const lines = new TextDecoder().decode(bytes).split(/\r?\n/);
  for (const [at, line] of lines.entries()) if (line !== '') sheet.getCell(at + 1, 1).value = line;
  return {
    nome: nome.replace('.csv', '.xlsx'),
    bytes: new Uint8Array(await workbook.xlsx.writeBuffer()),
  };
}

const innocuo = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function writeHtml({ nome, righe }: Layout): FileScritto {
  const body = righe
    .map((riga) => `<tr>${riga.map((cell) => `<td>${innocuo(testo(cell))}</td>`).join('')}</tr>`)
    .join('\n');
  const page = `<html><head><meta charset="utf-8"></head><body><table>${body}</table></body></html>`;
  return { nome: `${nome}.xls`, bytes: new TextEncoder().encode(page) };
}

/** A workbook in one XML document (SpreadsheetML 2003). */
function writeXml({ nome, righe }: Layout): FileScritto {
  const cell = (value: Cella): string =>
    typeof value === 'string'
      ? `<Cell><Data ss:Type="String">${innocuo(value)}</Data></Cell>`
      : 'cents' in value
        ? `<Cell><Data ss:Type="Number">${value.cents / 100}</Data></Cell>`
        : `<Cell><Data ss:Type="DateTime">${value.giorno}T00:00:00.000</Data></Cell>`;
  const body = righe.map((riga) => `<Row>${riga.map((value) => cell(value)).join('')}</Row>`).join('\n');
  const xml =
    '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n' +
    '<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">' +
    `<Worksheet ss:Name="Movimenti"><Table>${body}</Table></Worksheet></Workbook>`;
  return { nome: `${nome}.xls`, bytes: new TextEncoder().encode(xml) };
}

/** Old hosts fill the last block of a file with zeros. */
const conNulli = ({ nome, bytes }: FileScritto): FileScritto => ({
  nome,
  bytes: new Uint8Array([...bytes, ...Array.from({ length: 37 }, () => 0)]),
});

async function writeXlsx({ nome, righe }: Layout): Promise<FileScritto> {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet('Foglio1');
  for (const [at, riga] of righe.entries()) {
    for (const [col, cell] of riga.entries()) {
      if (cell === '') continue;
      const where = sheet.getCell(at + 1, col + 1);
      if (typeof cell === 'string') where.value = cell;
      else if ('cents' in cell) where.value = cell.cents / 100;
      else {
        where.value = new Date(`${cell.giorno}T00:00:00Z`);
        where.numFmt = 'dd/mm/yyyy';
      }
    }
  }
  return { nome: `${nome}.xlsx`, bytes: new Uint8Array(await workbook.xlsx.writeBuffer()) };
}

/** One layout in three is a workbook; some are what people and programs call one. */
export function write(layout: Layout, seed: number): FileScritto | Promise<FileScritto> {
  const caso = new Caso(seed + 1_000_000);
  if (caso.unaSu(3)) return writeXlsx(layout);
  const strano = caso.intero(1, 24);
  const csv = writeCsv(layout, caso);
  if (strano === 1) return writeOneColumn(csv);
  if (strano === 2) return writeHtml(layout);
  if (strano === 3) return writeXml(layout);
  if (strano === 4) return conNulli(csv);
  return csv;
}
