/** Lines that head the documents of one due day, in a list where no column has it: `Scadenza 30/11/2026`. */
import type { Giorno } from '#api/contract/valori.ts';
import { isScadenza } from '../tracciato/partite.ts';

const DAY = /^(.*?\p{L})\W*(\d{1,4}[./-]\d{1,2}[./-]\d{1,4})\W*$/u;

interface DueAbove {
  /** True of such a line: its day is that of the rows below. */
  read: (filled: readonly string[]) => boolean;
  day: () => Giorno | null;
}

/** @param day the day of a cell */
export function createDueAbove(day: (cell: string) => Giorno | null): DueAbove {
  let due: Giorno | null = null;
  return {
    read: (filled) => {
      const [, name = '', written = ''] = filled.length > 2 ? [] : (DAY.exec(filled.join(' ')) ?? []);
      if (!isScadenza(name)) return false;
      due = day(written);
      return true;
    },
    day: () => due,
  };
}
