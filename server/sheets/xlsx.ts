/** The server's one door to exceljs: a workbook of plain tables, one a sheet. */
import ExcelJS from 'exceljs';

/** Cents for `importo`, `YYYY-MM-DD` for `data`. */
export type CellaFoglio = string | number | null;

export interface XlsxColumn {
  titolo: string;
  tipo: 'importo' | 'data' | 'testo' | 'numero';
  /** In characters. */
  larghezza: number;
  /** Summed under the last row, by a formula that Excel recomputes. */
  totale?: boolean;
}

export interface XlsxSheet {
  /** 31 characters at most, as Excel wants. */
  nome: string;
  /** Names and values above the table. */
  testa?: readonly { nome: string; valore: CellaFoglio; tipo?: XlsxColumn['tipo'] }[];
  colonne: readonly XlsxColumn[];
  righe: readonly (readonly CellaFoglio[])[];
}

/** `@` keeps as text what Excel would take for a formula once it is edited. */
const FORMATI: Record<XlsxColumn['tipo'], string> = {
  importo: '#,##0.00',
  data: 'dd/mm/yyyy',
  numero: '#,##0',
  testo: '@',
};
const RIGA: Partial<ExcelJS.Border> = { style: 'thin', color: { argb: 'FF8A9299' } };

/** Characters that XML 1.0 forbids, which a bank's text may carry. */
// oxlint-disable-next-line no-control-regex
const VIETATI = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
/** As Excel counts sheets of paper (ECMA-376, part 1, 18.3.1.63). */
// oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- an enum of types alone, without a value to name
const A4: ExcelJS.PaperSize = 9;
const MAX_TESTO = 32_000;

function toValore(value: CellaFoglio, tipo: XlsxColumn['tipo']): string | number | Date | null {
  if (value === null) return null;
  if (typeof value === 'number') return tipo === 'importo' ? value / 100 : value;
  if (tipo === 'data') return new Date(`${value}T00:00:00Z`);
  return value.toWellFormed().replaceAll(VIETATI, ' ').slice(0, MAX_TESTO);
}

function writeCell(cella: ExcelJS.Cell, value: CellaFoglio, tipo: XlsxColumn['tipo']): void {
  cella.value = toValore(value, tipo);
  cella.numFmt = FORMATI[tipo];
}

function addFoglio(cartella: ExcelJS.Workbook, { nome, testa = [], colonne, righe }: XlsxSheet): void {
  const skipped = testa.length > 0 ? testa.length + 1 : 0;
  const intestazione = skipped + 1;
  const ferma = colonne.length > 0;
  const foglio = cartella.addWorksheet(nome.slice(0, 31), {
    ...(ferma && { views: [{ state: 'frozen', ySplit: intestazione }] }),
    pageSetup: { paperSize: A4, orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  });
  if (ferma) foglio.pageSetup.printTitlesRow = `${intestazione}:${intestazione}`;
  for (const [at, { larghezza }] of colonne.entries()) foglio.getColumn(at + 1).width = larghezza;
  if (!ferma) foglio.getColumn(1).width = 34;
  if (!ferma) foglio.getColumn(2).width = 70;
  for (const [at, { nome: voce, valore, tipo = 'testo' }] of testa.entries()) {
    foglio.getCell(at + 1, 1).value = voce;
    foglio.getCell(at + 1, 1).font = { bold: true };
    writeCell(foglio.getCell(at + 1, 2), valore, tipo);
    foglio.getCell(at + 1, 2).alignment = { horizontal: 'left', wrapText: !ferma };
  }
  if (!ferma) return;
  for (const [at, { titolo }] of colonne.entries()) {
    const cella = foglio.getCell(intestazione, at + 1);
    cella.value = titolo;
    cella.font = { bold: true };
    cella.border = { bottom: RIGA };
    cella.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFE8ECEF' } };
  }
  for (const [line, riga] of righe.entries())
    for (const [at, { tipo }] of colonne.entries())
      writeCell(foglio.getCell(intestazione + 1 + line, at + 1), riga[at] ?? null, tipo);
  foglio.autoFilter = {
    from: { row: intestazione, column: 1 },
    to: { row: intestazione + righe.length, column: colonne.length },
  };
  if (!colonne.some(({ totale }) => totale)) return;
  const last = intestazione + righe.length;
  for (const [at, { totale }] of colonne.entries()) {
    const cella = foglio.getCell(last + 1, at + 1);
    cella.border = { top: RIGA };
    cella.font = { bold: true };
    if (at === 0) cella.value = 'Totale';
    if (!totale) continue;
    const letter = foglio.getColumn(at + 1).letter;
    const result = righe.reduce((sum, riga) => sum + Number(riga[at] ?? 0), 0) / 100;
    cella.value =
      righe.length === 0 ? 0 : { formula: `SUM(${letter}${intestazione + 1}:${letter}${last})`, result };
    cella.numFmt = FORMATI.importo;
  }
}

/** The bytes of a workbook; `autore` is said in its properties. */
export async function writeXlsx(fogli: readonly XlsxSheet[], autore: string): Promise<Buffer> {
  const cartella = new ExcelJS.Workbook();
  cartella.creator = autore;
  for (const foglio of fogli) addFoglio(cartella, foglio);
  return Buffer.from(await cartella.xlsx.writeBuffer());
}
