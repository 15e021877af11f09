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

/**
 * @param above the titles above the table: the last that names a side is of its first rows
 * @param lines its first rows, which show with them whether titles part it
 */
export function createSectionSides(
  readImporto: ReadImporto,
  segno: Segno,
  importo: number,
  partite: boolean,
  above: readonly string[][],
  lines: readonly string[][],
): SectionSides {
  const parted = importo !== -1 && hasSectionSides([...above, ...lines], importo, partite);
  const sides = above.flatMap((title) => findSectionSide(title, partite) ?? []);
  let side = parted ? (sides.at(-1) ?? null) : null;
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
