/** A new version of the program that is ready and waits for the person. */
import { atom, type Atom } from './jotai.ts';
import { store } from './store.ts';

const freshAtom = atom<(() => void) | null>(null);

/** Whether a new version is ready. */
export const newVersionAtom: Atom<boolean> = atom((get) => get(freshAtom) !== null);

/** Changes to the new version: the page is loaded again. */
export const moveToNewAtom = atom(null, (get) => get(freshAtom)?.());

/** Announces that a new version is ready; `pass` changes to it. */
export function announceVersion(pass: () => void): void {
  store.set(freshAtom, () => pass);
}
