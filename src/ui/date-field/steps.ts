/** The keys that go from day to day in a calendar (WAI-ARIA: date picker). */
import type { Giorno } from '#api/contract/valori.ts';
import { addGiorni } from '#domain/date.ts';
import { addMesi, inizioSettimana } from '#domain/scadenze/calendario.ts';

const PASSI: Readonly<Record<string, (day: Giorno) => Giorno>> = {
  ArrowRight: (day) => addGiorni(day, 1),
  ArrowLeft: (day) => addGiorni(day, -1),
  ArrowDown: (day) => addGiorni(day, 7),
  ArrowUp: (day) => addGiorni(day, -7),
  Home: inizioSettimana,
  End: (day) => addGiorni(inizioSettimana(day), 6),
  PageDown: (day) => addMesi(day, 1),
  PageUp: (day) => addMesi(day, -1),
};

/** The day that `make` gives; null beyond the years that there are. */
export function seEsiste(make: () => Giorno): Giorno | null {
  try {
    return make();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Where a key leads from a day; null for a key that leads nowhere. */
export function passoGiorno(key: string, day: Giorno): Giorno | null {
  const step = PASSI[key];
  return step ? seEsiste(() => step(day)) : null;
}
