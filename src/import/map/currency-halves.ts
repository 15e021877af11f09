/** Two columns of currencies, each of the rows of one side alone: `Debit Currency` and `Credit Currency` are one. */
import { cleanCell } from '../cell/cell.ts';
import { findDivisa } from '../cell/currency-words.ts';
import { filterDatedRows } from '../tracciato/profile.ts';
import { listOwnRows, type RowRepair, type SampledTable } from './row-repair.ts';

const isCode = (cell: string): boolean => cell !== '' && findDivisa(cell) === cell.toUpperCase();

/** The currency of each row in the first of the two columns; null where no two are such. */
export function findCurrencyHalves(table: SampledTable): RowRepair | null {
  const { dati } = table.structure;
  const rows = filterDatedRows(listOwnRows(table));
  const width = Math.max(0, ...rows.map((riga) => riga.length));
  const cellsAt = (at: number): string[] => rows.map((riga) => cleanCell(riga[at] ?? ''));
  const halves = Array.from({ length: width }, (_, at) => at).filter((at) => {
    const cells = cellsAt(at);
    return cells.some(isCode) && cells.includes('') && cells.every((cell) => cell === '' || isCode(cell));
  });
  const [one, other, ...more] = halves;
  if (one === undefined || other === undefined || more.length > 0) return null;
  const [first, second] = [cellsAt(one), cellsAt(other)];
  if (!first.every((cell, row) => (cell === '') !== (second[row] === ''))) return null;
  return {
    change: (riga, at) =>
      at >= dati && cleanCell(riga[one] ?? '') === '' && cleanCell(riga[other] ?? '') !== ''
        ? riga.with(one, riga[other] ?? '').with(other, '')
        : riga,
    notice: null,
  };
}
