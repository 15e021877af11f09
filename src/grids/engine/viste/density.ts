/** How much air rows have. A choice of the person for every grid of this browser. */
import { type Densita, densitaSchema } from '#api/contract/viste.ts';
import { atom, type Atom } from '#state/jotai.ts';
import { readStored, writeStored } from '#state/storage.ts';

const CHIAVE = 'quadra.densita';

const baseAtom = atom<Densita>(readStored('localStorage', CHIAVE, densitaSchema) ?? 'compatta');
export const densityAtom: Atom<Densita> = atom((get) => get(baseAtom));

export const setDensityAtom = atom(null, (_get, set, density: Densita) => {
  set(baseAtom, density);
  writeStored('localStorage', CHIAVE, density);
});
