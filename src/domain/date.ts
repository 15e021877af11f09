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

/** Shows `2026-03-15` as `15/03/2026`. */
export function formatData(day: string): string {
  return `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;
}

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
