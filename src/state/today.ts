/** The current day of the person; it changes while the page is open. */
import type { Giorno } from '#api/contract/valori.ts';
import { getToday } from '#domain/date.ts';
import { atom, type Atom } from './jotai.ts';

const baseAtom = atom<Giorno>(getToday());

export const todayAtom: Atom<Giorno> = atom((get) => get(baseAtom));

/** Checks the calendar again; true if the day has changed. */
export const lookAtCalendarAtom = atom(null, (get, set, now: Date = new Date()): boolean => {
  const day = getToday(now);
  if (day === get(baseAtom)) return false;
  set(baseAtom, day);
  return true;
});
