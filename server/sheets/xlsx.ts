/** Workbooks whose rows are all at hand, as the server's are. */
import type { CellaExcel, CellaFoglio, SheetColumn, SheetNote } from '#sheets/workbook.ts';
import { createWorkbook } from '#sheets/create.ts';

export interface XlsxColumn extends Omit<SheetColumn, 'cella'> {
  tipo: CellaExcel;
}

export interface XlsxSheet {
  nome: string;
  /** Names and values above the table. */
  testa?: readonly (Omit<SheetNote, 'cella'> & { tipo?: CellaExcel })[];
  colonne: readonly XlsxColumn[];
  righe: readonly (readonly CellaFoglio[])[];
}

/** The bytes of a workbook; `autore` is said in its properties. */
export async function writeXlsx(fogli: readonly XlsxSheet[], autore: string): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  const rows = fogli.reduce((sum, { righe }) => sum + righe.length, 0);
  // A writer may use its buffer again.
  const cartella = await createWorkbook(
    { righe: rows },
    (bytes) => parts.push(new Uint8Array(bytes)),
    autore,
  );
  for (const { nome, testa = [], colonne, righe } of fogli) {
    cartella.addSheet({
      nome,
      testa: testa.map(({ tipo = 'testo', ...voce }) => ({ ...voce, cella: tipo })),
      colonne: colonne.map(({ tipo, ...colonna }) => ({ ...colonna, cella: tipo })),
      somma: 'tutte',
    });
    const columns = colonne.map((_, at) => righe.map((riga) => riga[at] ?? null));
    cartella.addRows({ righe: righe.length, colonne: columns, gruppi: [] });
  }
  await cartella.end();
  return Buffer.concat(parts);
}
