/** Months of the calendar: their ends, and the same day some months on. */
import type { Giorno } from '#api/contract/valori.ts';
import { addGiorni, giorno } from '../date.ts';

/** Months since year zero: January of year 1 is 12. */
export const meseDi = (day: Giorno): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

export function inizioMese(mese: number): Giorno {
  const year = Math.floor(mese / 12);
  return giorno(`${year}-${String((mese % 12) + 1).padStart(2, '0')}-01`);
}

export const fineMese = (mese: number): Giorno => addGiorni(inizioMese(mese + 1), -1);

/** The `day`-th of a month, or its last day where it has no such day. */
export function giornoDelMese(mese: number, day: number): Giorno {
  const last = fineMese(mese);
  return day >= Number(last.slice(8)) ? last : giorno(`${last.slice(0, 8)}${String(day).padStart(2, '0')}`);
}
