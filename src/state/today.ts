/** Today, as the person's wall calendar has it; it changes while the page stands open. */
import type { Giorno } from '#api/contract/valori.ts';
import { getToday } from '#domain/date.ts';
import { atom, type Atom } from './jotai.ts';

const baseAtom = atom<Giorno>(getToday());

export const todayAtom: Atom<Giorno> = atom((get) => get(baseAtom));

/** Looks at the calendar again; true when the day is another. */
export const lookAtCalendarAtom = atom(null, (get, set, now: Date = new Date()): boolean => {
  const day = getToday(now);
  if (day === get(baseAtom)) return false;
  set(baseAtom, day);
  return true;
});
