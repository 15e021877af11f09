/** Writes workbooks whose rows are all in memory, as those of the server are. */
import type { CellaExcel, SheetValue, SheetColumn, SheetNote } from '#sheets/workbook.ts';
import { createWorkbook } from '#sheets/create.ts';

export interface XlsxColumn extends Omit<SheetColumn, 'cella'> {
  tipo: CellaExcel;
}

export interface XlsxSheet {
  nome: string;
  /** Names and values above the table. */
  testa?: readonly (Omit<SheetNote, 'cella'> & { tipo?: CellaExcel })[];
  colonne: readonly XlsxColumn[];
  righe: readonly (readonly SheetValue[])[];
}

/** The bytes of a workbook; `author` is written to its properties. */
export async function writeXlsx(sheets: readonly XlsxSheet[], author: string): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  const rows = sheets.reduce((sum, { righe }) => sum + righe.length, 0);
  // The writer may use its buffer again.
  const folder = await createWorkbook({ righe: rows }, (bytes) => parts.push(new Uint8Array(bytes)), author);
  for (const { nome, testa = [], colonne, righe } of sheets) {
    folder.addSheet({
      nome,
      testa: testa.map(({ tipo = 'testo', ...voce }) => ({ ...voce, cella: tipo })),
      colonne: colonne.map(({ tipo, ...colonna }) => ({ ...colonna, cella: tipo })),
      somma: 'tutte',
    });
    const columns = colonne.map((_, at) => righe.map((riga) => riga[at] ?? null));
    folder.addRows({ righe: righe.length, colonne: columns, gruppi: [] });
  }
  await folder.end();
  return Buffer.concat(parts);
}
