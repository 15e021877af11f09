/** Days written once in a cell that is merged with those below it: each row has the day. */
import { isLikelyData } from '../../cell/cell.ts';

/** A cell that reaches down to another line; both lines are counted from 1. */
export interface TallCell {
  column: number;
  first: number;
  last: number;
}

export interface MergedDays {
  /** Takes a cell whose first row is still to come. */
  add: (cell: TallCell) => void;
  /** Gives a row the days of the cells that it is merged with; true where there is one. */
  fillDays: (riga: string[], line: number) => boolean;
}

/** For one reading of the rows of a sheet in their order. */
export function createMergedDays(cells: readonly TallCell[]): MergedDays {
  const starts = Map.groupBy(cells, ({ first }) => first);
  /** Those that reach the row, with the day that is written in them. */
  let open: (TallCell & { day: string })[] = [];
  return {
    add: (cell) => {
      starts.set(cell.first, [...(starts.get(cell.first) ?? []), cell]);
    },
    fillDays: (riga, line) => {
      if (starts.size === 0 || riga.length === 0) return false;
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
