/** Rows by rows into rows by columns, as they travel to the worker. */
import type { GroupOpening, ColonnaLotto, SheetBatch, SheetColumn } from '#sheets/workbook.ts';
import type { ExportRow } from './workbook.ts';

const numeric = ({ cella }: SheetColumn): boolean => cella === 'importo' || cella === 'numero';

export function makeLotto(
  righe: readonly ExportRow[],
  colonne: readonly SheetColumn[],
  gruppi: GroupOpening[] = [],
): SheetBatch {
  const columns = colonne.map((column, at): ColonnaLotto => {
    if (!numeric(column))
      return righe.map((riga) => {
        const value = riga[at] ?? null;
        return value === null ? null : String(value);
      });
    return Float64Array.from(righe, (riga) => {
      const value = riga[at];
      return typeof value === 'number' ? value : Number.NaN;
    });
  });
  return { righe: righe.length, colonne: columns, gruppi };
}

/** The buffers of a lot, which change hands instead of being copied. */
export const listBuffers = ({ colonne }: SheetBatch): ArrayBuffer[] =>
  colonne.flatMap((column) => (column instanceof Float64Array ? [column.buffer] : []));
