/**
 * What only this tab holds, such as files that were dropped and are not imported: it goes with the page, and the browser
 * asks first. Areas whose code comes later name what is theirs.
 */
import { atom, type Atom } from './jotai.ts';

const namedAtom = atom<ReadonlySet<Atom<boolean>>>(new Set<Atom<boolean>>());

/** Names something that may be held from now on; named again, it is the same. */
export const holdAtom = atom(null, (get, set, own: Atom<boolean>) =>
  set(namedAtom, new Set([...get(namedAtom), own])),
);

/** True while anything is held that would be lost. */
export const holdingAtom: Atom<boolean> = atom((get) => [...get(namedAtom)].some((own) => get(own)));
