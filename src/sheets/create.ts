/** The only access to the writers of workbooks. */
import type { WorkbookWriter } from './workbook.ts';

/** With more rows than this, or with groups, a workbook is streamed: exceljs keeps an object for each cell. */
const MAX_RIGHE_EXCELJS = 5_000;

interface WorkbookSize {
  /** The rows of all its sheets. */
  righe: number;
  livelli?: number;
}

/**
 * `emit` gets the bytes of the file in order; `autore` is written to its properties. A writer is loaded when it is
 * first needed.
 */
export async function createWorkbook(
  { righe, livelli = 0 }: WorkbookSize,
  emit: (bytes: Uint8Array) => void,
  autore = 'Quadra',
): Promise<WorkbookWriter> {
  if (righe > MAX_RIGHE_EXCELJS || livelli > 0)
    return new (await import('./streamed.ts')).StreamedWorkbook(emit, { autore });
  return new (await import('./exceljs.ts')).ExceljsWorkbook(emit, autore);
}
