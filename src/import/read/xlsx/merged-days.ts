/** Cells merged with those below them (ECMA-376 part 1, 18.3.1.55). */
import { parseColumn } from './column.ts';
import { createMergedDays, type MergedDays, type TallCell } from '../sheets/merged-days.ts';
import { readWholeXml } from '../xml/part.ts';
import type { ParteZip } from '../zip.ts';

/** Packed bytes of the largest sheet whose merged cells are looked for, for which it is read once before: programs that export more merge none. */
const MAX_PACKED = 1 << 20;

const CELLS = /^([A-Z]{1,3})(\d+):[A-Z]{1,3}(\d+)$/;

/** Of the sheets read so far: their rows are read several times, and the merged cells stand behind them all. */
const known = new WeakMap<ParteZip, readonly TallCell[]>();

function listTallCells(bytes: Uint8Array, part: ParteZip): readonly TallCell[] {
  const before = known.get(part);
  if (before) return before;
  const cells: TallCell[] = [];
  readWholeXml(bytes, part, {
    open(name, { ref = '' }) {
      const [, column = '', first = '', last = ''] = name === 'mergeCell' ? (CELLS.exec(ref) ?? []) : [];
      if (Number(last) > Number(first))
        cells.push({ column: parseColumn(column), first: Number(first), last: Number(last) });
    },
    testo: () => undefined,
    close: () => undefined,
  });
  known.set(part, cells);
  return cells;
}

/** Of one sheet, for one reading of its rows in their order. */
export const createSheetDays = (bytes: Uint8Array, part: ParteZip): MergedDays =>
  createMergedDays(part.compressed > MAX_PACKED ? [] : listTallCells(bytes, part));
