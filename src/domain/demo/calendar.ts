/** The days on which Italian banks book. */
import type { Giorno } from '#api/contract/valori.ts';
import { addGiorni, toGiorno } from '../date.ts';

/** Civil holidays of L. 260/1949 with L. 54/1977 and D.P.R. 792/1985; 4 October from 2026 (L. 151/2025). */
const FESTIVI = new Set('01-01 01-06 04-25 05-01 06-02 08-15 11-01 12-08 12-25 12-26'.split(' '));

/** Easter Sunday of the Gregorian calendar (anonymous algorithm, as in Meeus, "Astronomical Algorithms", ch. 8). */
export function computePasqua(year: number): Giorno {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return toGiorno(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
}

export function isLavorativo(day: Giorno): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  const year = Number(day.slice(0, 4));
  const holiday = day.slice(5);
  if (FESTIVI.has(holiday) || (holiday === '10-04' && year >= 2026)) return false;
  return day !== addGiorni(computePasqua(year), 1);
}

/** The last day of the month that is `months` after the month of `day`. */
export function getFineMese(day: Giorno, months = 0): Giorno {
  const at = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + months + 1);
  return addGiorni(toGiorno(at.toISOString().slice(0, 10)), -1);
}

export interface Mese {
  /** `2026-03`. */
  chiave: string;
  dal: Giorno;
  /** The last day of the month, or of the office if that comes first. */
  al: Giorno;
  lavorativi: Giorno[];
}

export interface DemoCalendar {
  mesi: Mese[];
  /** The day itself when banks work on it, else the first after it on which they do. */
  nextOf(day: Giorno): Giorno;
}

/** The last `count` calendar months up to `al` (the last one ends with it). */
export function makeCalendario(al: Giorno, count: number): DemoCalendar {
  const mesi = Array.from({ length: count }, (_, at) => makeMonth(getFineMese(al, at - count + 1), al));
  const work = new Map<Giorno, boolean>();
  const cached = (day: Giorno): boolean => {
    const known = work.get(day) ?? isLavorativo(day);
    work.set(day, known);
    return known;
  };
  const nextOf = (day: Giorno): Giorno => {
    let at = day;
    while (!cached(at)) at = addGiorni(at, 1);
    return at;
  };
  return { mesi, nextOf };
}

function makeMonth(end: Giorno, al: Giorno): Mese {
  const dal = toGiorno(`${end.slice(0, 7)}-01`);
  const last = end < al ? end : al;
  const lavorativi: Giorno[] = [];
  for (let day = dal; day <= last; day = addGiorni(day, 1)) if (isLavorativo(day)) lavorativi.push(day);
  return { chiave: end.slice(0, 7), dal, al: last, lavorativi };
}
