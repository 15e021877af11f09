/** The days of a calendar: weeks from Monday, months, one month later and earlier. */
import type { Giorno } from '#api/contract/valori.ts';
import { addGiorni, formatData, toGiorno, MESI } from '../date.ts';
import { getWeekday, NOMI_GIORNI } from './holidays.ts';

/** `arretrati`: everything that was due before the given day. */
export const VIEWS = ['mese', 'settimana', 'agenda', 'arretrati'] as const;
export type CalendarView = (typeof VIEWS)[number];

/** Both days included. */
export interface GiornoInterval {
  dal: Giorno;
  al: Giorno;
}

export const getWeekStart = (day: Giorno): Giorno => addGiorni(day, -getWeekday(day));
export const getMonthStart = (day: Giorno): Giorno => toGiorno(`${day.slice(0, 7)}-01`);
export const getFineMese = (day: Giorno): Giorno => addGiorni(addMesi(getMonthStart(day), 1), -1);

/** The same day of another month; the last day if that month is shorter (31/01 plus a month: 28/02). */
export function addMesi(day: Giorno, months: number): Giorno {
  const at = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const prefix = `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  for (let date = Number(day.slice(8)); date > 28; date -= 1) {
    try {
      return toGiorno(`${prefix}-${date}`);
    } catch {
      // A month without that day: tries the day before.
    }
  }
  return toGiorno(`${prefix}-${String(Math.min(28, Number(day.slice(8)))).padStart(2, '0')}`);
}

/** Every day of an interval, in order. */
export function listGiorni({ dal, al }: GiornoInterval): Giorno[] {
  const days: Giorno[] = [];
  for (let day = dal; day <= al; day = addGiorni(day, 1)) days.push(day);
  return days;
}

/** The earliest due date of any document today. */
const PRIMO = toGiorno('1990-01-01');

/**
 * The days that a view shows around a day: the whole weeks of the month, the week, the month, or all days before it.
 */
export function getInterval(view: CalendarView, day: Giorno): GiornoInterval {
  if (view === 'arretrati') return { dal: PRIMO, al: addGiorni(day, -1) };
  if (view === 'settimana') return { dal: getWeekStart(day), al: addGiorni(getWeekStart(day), 6) };
  const first = getMonthStart(day);
  const last = getFineMese(day);
  if (view === 'agenda') return { dal: first, al: last };
  return { dal: getWeekStart(first), al: addGiorni(getWeekStart(last), 6) };
}

/** The day for the next or the previous view. */
export const moveView = (view: CalendarView, day: Giorno, steps: -1 | 1): Giorno =>
  view === 'settimana' ? addGiorni(day, 7 * steps) : addMesi(day, steps);

/** `novembre 2026`, `dal 16/11/2026 al 22/11/2026`. */
export function formatTitolo(view: CalendarView, day: Giorno): string {
  if (view === 'arretrati') return 'Arretrati';
  if (view !== 'settimana') return `${MESI[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
  const { dal, al } = getInterval(view, day);
  return `dal ${formatData(dal)} al ${formatData(al)}`;
}

/** `lunedì 16 novembre 2026`. */
export function formatLongGiorno(day: Giorno): string {
  const month = MESI[Number(day.slice(5, 7)) - 1];
  return `${NOMI_GIORNI[getWeekday(day)]} ${Number(day.slice(8))} ${month} ${day.slice(0, 4)}`;
}
