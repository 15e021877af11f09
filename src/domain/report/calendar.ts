/** Months of the calendar: their ends, and the same day some months on. */
import type { Giorno } from '#api/contract/valori.ts';
import { addGiorni, toGiorno } from '../date.ts';

/** Months since year zero: January of year 1 is 12. */
export const toMonthNumber = (day: Giorno): number =>
  Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

export function getMonthStart(month: number): Giorno {
  const year = Math.floor(month / 12);
  return toGiorno(`${year}-${String((month % 12) + 1).padStart(2, '0')}-01`);
}

export const getFineMese = (month: number): Giorno => addGiorni(getMonthStart(month + 1), -1);

/** The `day`-th of a month, or its last day where it has no such day. */
export function getGiornoDelMese(month: number, day: number): Giorno {
  const last = getFineMese(month);
  return day >= Number(last.slice(8)) ? last : toGiorno(`${last.slice(0, 8)}${String(day).padStart(2, '0')}`);
}
