/** Local calendar days, `YYYY-MM-DD`: making, showing and counting them. Time zones play no part. */
import { isGiorno, type Giorno } from '#api/contract/valori.ts';

/** Brands a day; throws when it does not exist. */
export function toGiorno(text: string): Giorno {
  if (!isGiorno(text)) throw new RangeError(`not a day: ${text}`);
  return text as Giorno;
}

/** The local calendar day of an instant (by default now): what the person's wall calendar shows. */
export function getToday(now: Date = new Date()): Giorno {
  const month = String(now.getMonth() + 1).padStart(2, '0');
  return toGiorno(`${now.getFullYear()}-${month}-${String(now.getDate()).padStart(2, '0')}`);
}

/** The day `days` after (before, if negative). Counted in UTC, where every day has 24 hours. */
export function addGiorni(day: Giorno, days: number): Giorno {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return toGiorno(at.toISOString().slice(0, 10));
}

/** Days from one to the other, negative if the second is earlier. */
export const countGiorni = (dal: Giorno, al: Giorno): number =>
  (Date.parse(`${al}T00:00:00Z`) - Date.parse(`${dal}T00:00:00Z`)) / 86_400_000;

/** 0 is Monday, 6 is Sunday (ISO 8601 counts them from 1). */
export const getWeekday = (day: Giorno): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** Months since year zero: January of year 1 is 12. */
export const toMonthNumber = (day: string): number =>
  Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** The `day`-th of a month, or its last day where it has no such day. Throws outside the years of `isGiorno`. */
export function getGiornoDelMese(month: number, day: number): Giorno {
  const [year, at] = [Math.floor(month / 12), (month % 12) + 1];
  // Day 0 of the next month is the last of this one, also in February.
  const last = new Date(Date.UTC(year, at, 0)).getUTCDate();
  const text = (value: number): string => String(value).padStart(2, '0');
  return toGiorno(`${year}-${text(at)}-${text(Math.min(day, last))}`);
}

/** The first day of the month of `day`, or of the one `shift` months later (earlier, if negative). */
export const getMonthStart = (day: string, shift = 0): Giorno =>
  getGiornoDelMese(toMonthNumber(day) + shift, 1);

/** The last day of that month. */
export const getFineMese = (day: string, shift = 0): Giorno =>
  getGiornoDelMese(toMonthNumber(day) + shift, 31);

/** The same day of another month; the last day if that month is shorter (31/01 plus a month: 28/02). */
export const addMesi = (day: Giorno, months: number): Giorno =>
  getGiornoDelMese(toMonthNumber(day) + months, Number(day.slice(8)));

/** The first days of the last `count` months up to the month of `today`, oldest first. */
export const listMesi = (today: string, count: number): Giorno[] =>
  Array.from({ length: count }, (_, at) => getMonthStart(today, at - count + 1));

/** Shows `2026-03-15` as `15/03/2026`. */
export const formatData = (day: string): string =>
  `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;

/** Reads `15/03/2026`, `15-3-26`, `15.03.2026` or an ISO day, as an Italian types it; null when it is not a day. */
export function parseData(text: string): Giorno | null {
  const iso = text.trim();
  if (isGiorno(iso)) return iso as Giorno;
  const parts = /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4}|\d{2})$/.exec(iso);
  if (!parts) return null;
  const [, day = '', month = '', year = ''] = parts;
  const full = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isGiorno(full) ? (full as Giorno) : null;
}

/** The months' names, from January, as an Italian writes them inside a sentence. */
export const MESI = [
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
  'ottobre',
  'novembre',
  'dicembre',
] as const;

/** `marzo 2026`, or `mar 26`. */
export function formatMese(day: string, short = false): string {
  const name = MESI[Number(day.slice(5, 7)) - 1] ?? '';
  return short ? `${name.slice(0, 3)} ${day.slice(2, 4)}` : `${name} ${day.slice(0, 4)}`;
}

/** From Monday, as an Italian writes them inside a sentence. */
export const NOMI_GIORNI = [
  'lunedì',
  'martedì',
  'mercoledì',
  'giovedì',
  'venerdì',
  'sabato',
  'domenica',
] as const;
