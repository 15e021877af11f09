/** A new version of the program that is ready, and waits for the person to want it. */
import { atom, type Atom } from './jotai.ts';
import { store } from './store.ts';

const freshAtom = atom<(() => void) | null>(null);

/** Whether a new version is ready. */
export const newVersionAtom: Atom<boolean> = atom((get) => get(freshAtom) !== null);

/** Goes over to the new version: the page is loaded again. */
export const moveToNewAtom = atom(null, (get) => get(freshAtom)?.());

/** Says that a new version is ready; `pass` goes over to it. */
export function announceVersion(pass: () => void): void {
  store.set(freshAtom, () => pass);
}
