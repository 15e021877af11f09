/** Days written once in a cell that is merged with those below it (ECMA-376 part 1, 18.3.1.55): each row has the day. */
import { isLikelyData } from '../../cell/cell.ts';
import { parseColumn } from './column.ts';
import { readWholeXml } from '../xml/part.ts';
import type { ParteZip } from '../zip.ts';

/** Packed bytes of the largest sheet whose merged cells are looked for, for which it is read once before: programs that export more merge none. */
const MAX_PACKED = 1 << 20;

interface TallCell {
  column: number;
  first: number;
  last: number;
}

export interface MergedDays {
  /** Gives a row the days of the cells that it is merged with; true where there is one. */
  fill: (riga: string[], line: number) => boolean;
}

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
export function createMergedDays(bytes: Uint8Array, part: ParteZip): MergedDays {
  const cells = part.compressed > MAX_PACKED ? [] : listTallCells(bytes, part);
  const starts = Map.groupBy(cells, ({ first }) => first);
  /** Those that reach the row, with the day that is written in them. */
  let open: (TallCell & { day: string })[] = [];
  return {
    fill: (riga, line) => {
      if (cells.length === 0 || riga.length === 0) return false;
      open = open.filter(({ last }) => last >= line);
      let filled = false;
      for (const { column, day } of open) {
        if ((riga[column] ?? '') !== '') continue;
        while (riga.length < column) riga.push('');
        riga[column] = day;
        filled = true;
      }
      for (const cell of starts.get(line) ?? []) {
        const day = riga[cell.column] ?? '';
        if (isLikelyData(day)) open.push({ ...cell, day });
      }
      return filled;
    },
  };
}
