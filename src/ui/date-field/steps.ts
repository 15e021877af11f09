/** The keys that go from day to day in a calendar (WAI-ARIA: date picker). */
import type { Giorno } from '#api/contract/valori.ts';
import { addGiorni, addMesi } from '#domain/date.ts';
import { getWeekStart } from '#domain/scadenze/calendar.ts';

const STEPS: Readonly<Record<string, (day: Giorno) => Giorno>> = {
  ArrowRight: (day) => addGiorni(day, 1),
  ArrowLeft: (day) => addGiorni(day, -1),
  ArrowDown: (day) => addGiorni(day, 7),
  ArrowUp: (day) => addGiorni(day, -7),
  Home: getWeekStart,
  End: (day) => addGiorni(getWeekStart(day), 6),
  PageDown: (day) => addMesi(day, 1),
  PageUp: (day) => addMesi(day, -1),
};

/** The day that `make` gives; null beyond the years that there are. */
export function tryGiorno(make: () => Giorno): Giorno | null {
  try {
    return make();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Where a key leads from a day; null for a key that leads nowhere. */
export function moveGiorno(key: string, day: Giorno): Giorno | null {
  const step = STEPS[key];
  return step ? tryGiorno(() => step(day)) : null;
}
