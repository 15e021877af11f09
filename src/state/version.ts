/** A new version of the program that is ready, and waits for the person to want it. */
import { atom, type Atom } from './jotai.ts';
import { store } from './store.ts';

const nuovaAtom = atom<(() => void) | null>(null);

/** Whether a new version is ready. */
export const versioneNuovaAtom: Atom<boolean> = atom((get) => get(nuovaAtom) !== null);

/** Goes over to the new version: the page is loaded again. */
export const passaAllaNuovaAtom = atom(null, (get) => get(nuovaAtom)?.());

/** Says that a new version is ready; `passa` goes over to it. */
export function announceVersion(passa: () => void): void {
  store.set(nuovaAtom, () => passa);
}
