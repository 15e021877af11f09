/** A layout as the bytes of a file: separated values or a workbook. */
import ExcelJS from 'exceljs';
import { Caso } from './caso.ts';
import type { Cella, Layout } from './modello.ts';

export interface FileScritto {
  nome: string;
  bytes: Uint8Array;
}

const testo = (cella: Cella): string => (typeof cella === 'string' ? cella : cella.testo);

function scriviCsv({ nome, righe }: Layout, caso: Caso): FileScritto {
  const separatore = caso.scegli(';', ';', '\t', ',', '|');
  const fine = caso.scegli('\r\n', '\n');
  const campo = (cella: Cella): string => {
    const text = testo(cella);
    return text.includes(separatore) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
  };
  // Programs that pad write every line as wide as the table.
  const largo = caso.unaSu(2) ? Math.max(...righe.map((riga) => riga.length)) : 0;
  const linee = righe.map((riga) =>
    [...riga.map(campo), ...Array.from({ length: Math.max(0, largo - riga.length) }, () => '')].join(
      separatore,
    ),
  );
  const inizio = caso.unaSu(3) ? '\uFEFF' : '';
  return { nome: `${nome}.csv`, bytes: new TextEncoder().encode(inizio + linee.join(fine) + fine) };
}

/** The lines of a delimited file, each a text in the first column of a sheet: what opening one with the wrong sign leaves. */
async function scriviUnaColonna({ nome, bytes }: FileScritto): Promise<FileScritto> {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet('Foglio1');
  const linee = new TextDecoder().decode(bytes).split(/\r?\n/);
  for (const [at, linea] of linee.entries()) if (linea !== '') sheet.getCell(at + 1, 1).value = linea;
  return {
    nome: nome.replace('.csv', '.xlsx'),
    bytes: new Uint8Array(await workbook.xlsx.writeBuffer()),
  };
}

const innocuo = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function scriviHtml({ nome, righe }: Layout): FileScritto {
  const corpo = righe
    .map((riga) => `<tr>${riga.map((cella) => `<td>${innocuo(testo(cella))}</td>`).join('')}</tr>`)
    .join('\n');
  const pagina = `<html><head><meta charset="utf-8"></head><body><table>${corpo}</table></body></html>`;
  return { nome: `${nome}.xls`, bytes: new TextEncoder().encode(pagina) };
}

/** A workbook in one XML document (SpreadsheetML 2003). */
function scriviXml({ nome, righe }: Layout): FileScritto {
  const cella = (valore: Cella): string =>
    typeof valore === 'string'
      ? `<Cell><Data ss:Type="String">${innocuo(valore)}</Data></Cell>`
      : 'cents' in valore
        ? `<Cell><Data ss:Type="Number">${valore.cents / 100}</Data></Cell>`
        : `<Cell><Data ss:Type="DateTime">${valore.giorno}T00:00:00.000</Data></Cell>`;
  const corpo = righe.map((riga) => `<Row>${riga.map((valore) => cella(valore)).join('')}</Row>`).join('\n');
  const xml =
    '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n' +
    '<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">' +
    `<Worksheet ss:Name="Movimenti"><Table>${corpo}</Table></Worksheet></Workbook>`;
  return { nome: `${nome}.xls`, bytes: new TextEncoder().encode(xml) };
}

/** Old hosts fill the last block of a file with zeros. */
const conNulli = ({ nome, bytes }: FileScritto): FileScritto => ({
  nome,
  bytes: new Uint8Array([...bytes, ...Array.from({ length: 37 }, () => 0)]),
});

async function scriviXlsx({ nome, righe }: Layout): Promise<FileScritto> {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet('Foglio1');
  for (const [at, riga] of righe.entries()) {
    for (const [col, cella] of riga.entries()) {
      if (cella === '') continue;
      const dove = sheet.getCell(at + 1, col + 1);
      if (typeof cella === 'string') dove.value = cella;
      else if ('cents' in cella) dove.value = cella.cents / 100;
      else {
        dove.value = new Date(`${cella.giorno}T00:00:00Z`);
        dove.numFmt = 'dd/mm/yyyy';
      }
    }
  }
  return { nome: `${nome}.xlsx`, bytes: new Uint8Array(await workbook.xlsx.writeBuffer()) };
}

/** One layout in three is a workbook; some are what people and programs call one. */
export function scrivi(layout: Layout, seme: number): FileScritto | Promise<FileScritto> {
  const caso = new Caso(seme + 1_000_000);
  if (caso.unaSu(3)) return scriviXlsx(layout);
  const strano = caso.intero(1, 24);
  const csv = scriviCsv(layout, caso);
  if (strano === 1) return scriviUnaColonna(csv);
  if (strano === 2) return scriviHtml(layout);
  if (strano === 3) return scriviXml(layout);
  if (strano === 4) return conNulli(csv);
  return csv;
}
