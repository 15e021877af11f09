/** Titles among the rows that part them into what comes in and what goes out: each says it of the rows below it. */
import type { Segno } from '#api/contract/tracciati.ts';
import { findSectionSide, hasSectionSides } from '../cell/party-sections.ts';
import type { ReadImporto } from './row-amount.ts';

interface SectionSides {
  /** The amount of a row, on the side of its part of the list, whatever is known of the whole. */
  read: ReadImporto;
  /** True of a line that is such a title: it holds of the rows that follow. */
  turn: (filled: readonly string[]) => boolean;
  /** True where a title holds. */
  isSided: () => boolean;
}

/** @param lines the title above the table, and its first rows: they show whether titles part it */
export function createSectionSides(
  readImporto: ReadImporto,
  segno: Segno,
  importo: number,
  partite: boolean,
  lines: readonly string[][],
): SectionSides {
  const parted = importo !== -1 && hasSectionSides(lines, importo, partite);
  let side = parted ? findSectionSide(lines[0] ?? [], partite) : null;
  return {
    read: (riga) => {
      const cents = readImporto(riga);
      if (side === null || typeof cents !== 'number') return cents;
      return segno === 'inverso' ? -side * cents : side * cents;
    },
    turn: (filled) => {
      const found = parted ? findSectionSide(filled, partite) : null;
      side = found ?? side;
      return found !== null;
    },
    isSided: () => side !== null,
  };
}
