/** Light or dark: the preference that the page's root also carries as a class. */
import { atom, type Atom } from './jotai.ts';
import { preferenzeAtom, setPreferenzeAtom } from './preferenze.ts';

export const darkAtom: Atom<boolean> = atom((get) => get(preferenzeAtom).scuro);

/** Flips the dark theme. The shell wraps it in a view transition: see `useToggleDark`. */
export const toggleDarkAtom = atom(null, async (get, set) => {
  await set(setPreferenzeAtom, { scuro: !get(darkAtom) });
});
