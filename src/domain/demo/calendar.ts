/** The days on which Italian banks book. */
import type { Giorno } from '#api/contract/valori.ts';
import { addGiorni, getFineMese, toGiorno } from '../date.ts';
import { isLavorativo } from '../scadenze/holidays.ts';

export interface Mese {
  /** `2026-03`. */
  chiave: string;
  dal: Giorno;
  /** The last day of the month, or the last day of the office if that is earlier. */
  al: Giorno;
  lavorativi: Giorno[];
}

export interface DemoCalendar {
  mesi: Mese[];
  /** The day itself if banks work on it, otherwise the next day on which they do. */
  nextOf(day: Giorno): Giorno;
}

/** The last `count` calendar months up to `al`, which ends the last of them. */
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
