/** The worker side of the export bench: the same cells, with the same formats, by one writer or by the other. */
import type { CellaExcel } from '../../src/sheets/workbook.ts';
import ExcelJS from 'exceljs';
import type { ExportWorkbook, ExportRow } from '../../src/grids/engine/export/workbook.ts';
import { makeLotto } from '../../src/grids/engine/export/batch.ts';
import { PezziFile } from '../../src/grids/engine/export/file-pieces.ts';
import { XlsxWriter } from '../../src/grids/engine/export/xlsx.ts';
import { StreamedWorkbook } from '../../src/sheets/streamed.ts';

export interface Richiesta {
  chi: 'exceljs' | 'nostro';
  righe: number;
}
export interface Risposta {
  milliseconds: number;
  bytes: number;
}

const CELLE: readonly CellaExcel[] = [
  ...(['data', 'data', 'testo', 'testo', 'importo', 'importo', 'importo'] as const),
  ...(['testo', 'testo', 'testo', 'testo', 'testo', 'testo', 'numero'] as const),
];
const LOTTO = 2_000;
const FORMATI: Record<CellaExcel, Partial<ExcelJS.Style>> = {
  data: { numFmt: 'dd/mm/yyyy' },
  importo: { numFmt: '#,##0.00' },
  numero: { numFmt: '#,##0' },
  testo: {},
};
const CARTELLA: ExportWorkbook = {
  sheet: 'Estratto Conto',
  livelli: 0,
  colonne: CELLE.map((cella, at) => ({
    titolo: `Colonna ${at}`,
    cella,
    larghezza: 16,
    totale: cella === 'importo',
  })),
  provenance: { azienda: 'Prova', utente: 'prova', quando: '', filtri: [], ordine: [] },
};

function makeRiga(at: number): ExportRow {
  const day = `2026-${String(1 + (at % 12)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')}`;
  const importo = ((at * 7_919) % 1_000_000) + 1;
  const dare = at % 2 === 0 ? importo : null;
  const avere = at % 2 === 0 ? null : importo;
  const description = `Bonifico a vostro favore disposto da cliente ${at % 977} rif. ${at}`;
  const texts = [`nota ${at % 31}`, 'Aperta', 'Conto ordinario', '48', `TRN${at}`, 'EUR'];
  return [day, day, description, `Ditta ${at % 401} S.r.l.`, dare, avere, importo * 3, ...texts, at];
}

function* makeLotti(righe: number): Generator<ExportRow[]> {
  for (let from = 0; from < righe; from += LOTTO)
    yield Array.from({ length: Math.min(LOTTO, righe - from) }, (_, at) => makeRiga(from + at));
}

function writeOurs(righe: number): number {
  const pieces = new PezziFile();
  const writer = new XlsxWriter(CARTELLA, new StreamedWorkbook(pieces.add));
  for (const lotto of makeLotti(righe)) writer.add(makeLotto(lotto, CARTELLA.colonne));
  void writer.fine([]);
  return pieces.close('').size;
}

async function writeExceljs(righe: number): Promise<number> {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('Estratto Conto', { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.addRow(CARTELLA.colonne.map(({ titolo }) => titolo));
  for (const lotto of makeLotti(righe))
    for (const riga of lotto) {
      const cells = riga.map((value, at) => {
        if (CELLE[at] === 'data' && typeof value === 'string') return new Date(`${value}T00:00:00Z`);
        return CELLE[at] === 'importo' && typeof value === 'number' ? value / 100 : value;
      });
      sheet.addRow(cells).eachCell((cell, column) => {
        cell.style = FORMATI[CELLE[column - 1] ?? 'testo'] ?? {};
      });
    }
  return (await book.xlsx.writeBuffer()).byteLength;
}

const post = globalThis.postMessage as (message: Risposta) => void;
globalThis.addEventListener('message', ({ data: { chi, righe } }: MessageEvent<Richiesta>) => {
  const started = performance.now();
  const written = chi === 'nostro' ? Promise.resolve(writeOurs(righe)) : writeExceljs(righe);
  void written.then((bytes) => post({ milliseconds: performance.now() - started, bytes }));
});
