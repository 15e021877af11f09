/** How the desk is arranged: whether the details stand beside the list, how wide, and the three panes of large screens. */
import { z } from 'zod';
import { atom, type Atom } from '#state/jotai.ts';
import { readStored, writeStored } from '#state/storage.ts';

const CHIAVE = 'quadra.banco';
/** From here on there is room for three panes. */
export const MOLTO_LARGO = '(min-width: 1920px)';
/** Below it the details stand under the list. */
export const AFFIANCATI = '(min-width: 1280px)';

/** Pixels. */
export const LIMITI = { minimo: 320, massimo: 1_100 };
const larghezza = z.number().min(LIMITI.minimo).max(LIMITI.massimo);
const schema = z.object({ larghezza, tre: z.boolean(), larghezzaTre: larghezza });
type Disposizione = z.infer<typeof schema>;

const CONSUETA: Disposizione = { larghezza: 460, tre: false, larghezzaTre: 820 };

const baseAtom = atom<Disposizione>(readStored('localStorage', CHIAVE, schema) ?? CONSUETA);

/** True when the details are in three panes; only a very large screen has the room. */
export const treAtom: Atom<boolean> = atom((get) => get(baseAtom).tre);
/** Of the details. */
export const larghezzaAtom: Atom<number> = atom((get) => {
  const { tre, larghezza: una, larghezzaTre } = get(baseAtom);
  return tre ? larghezzaTre : una;
});

const cambiaAtom = atom(null, (get, set, patch: Partial<Disposizione>) => {
  const now = { ...get(baseAtom), ...patch };
  set(baseAtom, now);
  writeStored('localStorage', CHIAVE, now);
});
export const setTreAtom = atom(null, (_get, set, tre: boolean) => set(cambiaAtom, { tre }));
export const setLarghezzaAtom = atom(null, (get, set, asked: number) => {
  const width = Math.round(Math.min(LIMITI.massimo, Math.max(LIMITI.minimo, asked)));
  set(cambiaAtom, get(baseAtom).tre ? { larghezzaTre: width } : { larghezza: width });
});

const apertoBaseAtom = atom(
  typeof globalThis.matchMedia === 'function' &&
    (globalThis.matchMedia(MOLTO_LARGO).matches || !globalThis.matchMedia(AFFIANCATI).matches),
);
/** True while the details are in sight. */
export const apertoAtom: Atom<boolean> = atom((get) => get(apertoBaseAtom));
export const setApertoAtom = atom(null, (_get, set, aperto: boolean) => set(apertoBaseAtom, aperto));
