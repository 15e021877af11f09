/** Light or dark, remembered, and told to the document root for style sheets that React does not own. */
import { z } from 'zod';
import { atom, type Atom } from './jotai.ts';
import { readStored, writeStored } from './storage.ts';

/** Read back before the first paint by public/tema.js: change both together. */
const KEY = 'quadra.tema';
const DARK_CLASS = 'app-dark';

export const temaSchema = z.object({ dark: z.boolean() });
export type Tema = z.infer<typeof temaSchema>;

const temaBaseAtom = atom<Tema>(readStored('localStorage', KEY, temaSchema) ?? { dark: false });

export const darkAtom: Atom<boolean> = atom((get) => get(temaBaseAtom).dark);

/** Puts the dark class on the document root, where there is one. */
function paintRoot(dark: boolean): void {
  if (typeof document !== 'undefined') document.documentElement.classList.toggle(DARK_CLASS, dark);
}

/** Flips the dark theme. The shell wraps it in a view transition: see `useToggleDark`. */
export const toggleDarkAtom = atom(null, (get, set) => {
  const tema = { ...get(temaBaseAtom), dark: !get(temaBaseAtom).dark };
  set(temaBaseAtom, tema);
  writeStored('localStorage', KEY, tema);
  paintRoot(tema.dark);
});
