/** A sheet of a workbook as a source of rows, and what is found on the way. */
import type { Decimali } from '#api/contract/tracciati.ts';
import type { RowBlock } from '../table.ts';

/** What reading a sheet finds on the way, by row of the sheet. */
export interface SheetNotes {
  /** Rows the workbook hides. */
  hidden: number[];
  /** Rows with a formula whose result was not saved. */
  withoutResult: number[];
  /** Rows whose day stands in a cell that is merged with those below it. */
  merged: number[];
}

export interface SourceSheet {
  nome: string;
  hidden: boolean;
  /**
   * Its rows that hold something, numbered as the sheet numbers them.
   * @param decimals the sign that cells which are numbers are written with; null to leave those cells empty
   */
  righe: (decimals: Decimali | null, note: SheetNotes) => Generator<RowBlock>;
}

export function makeEmptyNotes(): SheetNotes {
  return { hidden: [], withoutResult: [], merged: [] };
}

/** Its first rows. */
export function collectFirst(blocks: Generator<RowBlock>, count: number): string[][] {
  const righe: string[][] = [];
  for (const block of blocks) {
    righe.push(...block.righe);
    if (righe.length >= count) break;
  }
  return righe.slice(0, count);
}
