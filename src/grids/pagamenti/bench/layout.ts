/** How the desk is arranged: whether the details stand beside the list, how wide, how much of them is the proposal's. */
import { z } from 'zod';
import { atom, type Atom } from '#state/jotai.ts';
import { readStored, writeStored } from '#state/storage.ts';

const CHIAVE = 'quadra.banco';
/** From here on there is room for three panes. */
const VERY_WIDE = '(min-width: 1920px)';
/** Below it the details stand under the list. */
const SIDE_BY_SIDE = '(min-width: 1280px)';

/** Pixels. */
export const LIMITI = { minimo: 320, massimo: 1_100 };
const larghezza = z.number().min(LIMITI.minimo).max(LIMITI.massimo);
/** Pixels of the proposal over the partite. */
export const HEIGHT_LIMITS = { minimo: 120, massimo: 1_200 };
const height = z.number().min(HEIGHT_LIMITS.minimo).max(HEIGHT_LIMITS.massimo).nullable();
const schema = z.object({
  larghezza,
  tre: z.boolean(),
  larghezzaTre: larghezza,
  altezza: height.catch(null).default(null),
});
type BenchLayout = z.infer<typeof schema>;

/** What a media query says of the window; false where there is none. */
const matches = (query: string): boolean =>
  typeof globalThis.matchMedia === 'function' && globalThis.matchMedia(query).matches;

/** On a very large screen the names of the partite are read whole. */
const USUAL: BenchLayout = {
  larghezza: matches(VERY_WIDE) ? 620 : 460,
  tre: false,
  larghezzaTre: 820,
  altezza: null,
};

const baseAtom = atom<BenchLayout>(readStored('localStorage', CHIAVE, schema) ?? USUAL);

/** True when the details are in three panes; only a very large screen has the room. */
export const threeAtom: Atom<boolean> = atom((get) => get(baseAtom).tre);
/** Of the details. */
export const widthAtom: Atom<number> = atom((get) => {
  const { tre, larghezza: una, larghezzaTre } = get(baseAtom);
  return tre ? larghezzaTre : una;
});

const changeAtom = atom(null, (get, set, patch: Partial<BenchLayout>) => {
  const now = { ...get(baseAtom), ...patch };
  set(baseAtom, now);
  writeStored('localStorage', CHIAVE, now);
});
export const setThreeAtom = atom(null, (_get, set, three: boolean) => set(changeAtom, { tre: three }));
export const setWidthAtom = atom(null, (get, set, asked: number) => {
  const width = Math.round(Math.min(LIMITI.massimo, Math.max(LIMITI.minimo, asked)));
  set(changeAtom, get(baseAtom).tre ? { larghezzaTre: width } : { larghezza: width });
});

/** Of the proposal over its partite; null: as high as what it says, as far as these keep their room. */
export const heightAtom: Atom<number | null> = atom((get) => get(baseAtom).altezza);
export const setHeightAtom = atom(null, (_get, set, asked: number) => {
  const { minimo, massimo } = HEIGHT_LIMITS;
  set(changeAtom, { altezza: Math.round(Math.min(massimo, Math.max(minimo, asked))) });
});

const openedBaseAtom = atom(
  matches(VERY_WIDE) || (typeof globalThis.matchMedia === 'function' && !matches(SIDE_BY_SIDE)),
);
/** True while the details are in sight. */
export const openedOneAtom: Atom<boolean> = atom((get) => get(openedBaseAtom));
export const setOpenedAtom = atom(null, (_get, set, opened: boolean) => set(openedBaseAtom, opened));
