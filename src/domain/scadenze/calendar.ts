/** The days that each view of a calendar shows, and how they are called. */
import type { Giorno } from '#api/contract/valori.ts';
import {
  addGiorni,
  addMesi,
  formatData,
  formatMese,
  getFineMese,
  getMonthStart,
  getWeekday,
  MESI,
  NOMI_GIORNI,
  toGiorno,
} from '../date.ts';

/** `arretrati`: everything that was due before the given day. */
export const VIEWS = ['mese', 'settimana', 'agenda', 'arretrati'] as const;
export type CalendarView = (typeof VIEWS)[number];

/** Both days included. */
export interface GiornoInterval {
  dal: Giorno;
  al: Giorno;
}

export const getWeekStart = (day: Giorno): Giorno => addGiorni(day, -getWeekday(day));
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
  if (view !== 'settimana') return formatMese(day);
  const { dal, al } = getInterval(view, day);
  return `dal ${formatData(dal)} al ${formatData(al)}`;
}

/** `lunedì 16 novembre 2026`. */
export function formatLongGiorno(day: Giorno): string {
  const month = MESI[Number(day.slice(5, 7)) - 1];
  return `${NOMI_GIORNI[getWeekday(day)]} ${Number(day.slice(8))} ${month} ${day.slice(0, 4)}`;
}
