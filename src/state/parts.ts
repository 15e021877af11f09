/** Parts of the program that could not be fetched: one place tells of them all, and asks for them again. */
import { ritorniAtom } from './connection.ts';
import { atom, type Atom } from './jotai.ts';
import { store } from './store.ts';

type Riprova = () => void;

const mancantiAtom = atom<ReadonlySet<Riprova>>(new Set<Riprova>());

/** How many parts of what is on screen could not be fetched. */
export const partiMancantiAtom: Atom<number> = atom((get) => get(mancantiAtom).size);

/** Asks for all of them again. */
export const riprovaPartiAtom = atom(null, (get, set) => {
  const mancanti = get(mancantiAtom);
  set(mancantiAtom, new Set<Riprova>());
  for (const riprova of mancanti) riprova();
});

/** Says that a part is missing; `riprova` asks for it again. Answers how to take it back, when it is no longer wanted. */
export function reportMissing(riprova: Riprova): () => void {
  store.set(mancantiAtom, new Set(store.get(mancantiAtom)).add(riprova));
  return () => {
    const left = new Set(store.get(mancantiAtom));
    if (left.delete(riprova)) store.set(mancantiAtom, left);
  };
}

/** Code that is fetched when it is first used: where it cannot come, the frame says so and asks for it again. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await load();
    } catch (cause) {
      console.warn('a part of the page could not be fetched', cause);
      const { promise, resolve } = Promise.withResolvers<void>();
      reportMissing(resolve);
      await promise;
    }
}

/** When the server is back the parts are asked for again by themselves; answers how to stop. */
export const followParts = (): (() => void) => store.sub(ritorniAtom, () => store.set(riprovaPartiAtom));
