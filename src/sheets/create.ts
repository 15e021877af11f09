/** The one door to the writers of workbooks. */
import type { WorkbookWriter } from './workbook.ts';

/** Beyond these rows, or with groups, a workbook is streamed: exceljs holds every cell as an object. */
const MAX_RIGHE_EXCELJS = 5_000;

interface WorkbookSize {
  /** Of all its sheets. */
  righe: number;
  livelli?: number;
}

/** `emit` gets the file's bytes in order; `autore` is said in its properties. A writer is loaded when it is first asked for. */
export async function createWorkbook(
  { righe, livelli = 0 }: WorkbookSize,
  emit: (bytes: Uint8Array) => void,
  autore = 'Quadra',
): Promise<WorkbookWriter> {
  if (righe > MAX_RIGHE_EXCELJS || livelli > 0)
    return new (await import('./streamed.ts')).StreamedWorkbook(emit, { autore });
  return new (await import('./exceljs.ts')).ExceljsWorkbook(emit, autore);
}
