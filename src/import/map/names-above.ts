/** The names of the columns of a table that has no day among them. */
import { isLikelyMoney } from '../cell/cell.ts';
import { listMeanings, type ColumnRole } from '../cell/words.ts';

type Rows = readonly (readonly string[])[];

/** Lines that are looked at, and names of the narrowest table. */
const [HEADERS, NAMES] = [30, 3];

const OF_DAYS: ReadonlySet<ColumnRole> = new Set(['data', 'data_valuta', 'data_documento', 'scadenza']);
const isOfDays = (name: string): boolean => listMeanings(name).some(({ ruolo }) => OF_DAYS.has(ruolo));

/** Where such names stand, two of them known and none of a day; -1 where none of the first lines is so. */
export const findNamesAbove = (righe: Rows, is: (riga: readonly string[]) => boolean): number =>
  righe.slice(0, HEADERS).findIndex((riga) => {
    const names = riga.filter((cell) => cell.trim() !== '');
    return (
      names.length >= NAMES &&
      !names.some((name) => isLikelyMoney(name) || isOfDays(name)) &&
      names.filter((name) => listMeanings(name).length > 0).length > 1 &&
      is(riga)
    );
  });

/** The cells of the widest row. */
export const countColumns = (righe: Rows): number =>
  righe.reduce((most, riga) => Math.max(most, riga.length), 0);
