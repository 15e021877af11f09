/** Parts of the program that could not be fetched: one place tells of them all, and asks for them again. */
import { returnsAtom } from './connection.ts';
import { atom, type Atom } from './jotai.ts';
import { store } from './store.ts';

type Riprova = () => void;

const missingAtom = atom<ReadonlySet<Riprova>>(new Set<Riprova>());

/** How many parts of what is on screen could not be fetched. */
export const missingPartsAtom: Atom<number> = atom((get) => get(missingAtom).size);

/** Asks for all of them again. */
export const retryPartsAtom = atom(null, (get, set) => {
  const missing = get(missingAtom);
  set(missingAtom, new Set<Riprova>());
  for (const retry of missing) retry();
});

/** Says that a part is missing; `retry` asks for it again. Answers how to take it back, when it is no longer wanted. */
export function reportMissing(retry: Riprova): () => void {
  store.set(missingAtom, new Set(store.get(missingAtom)).add(retry));
  return () => {
    const left = new Set(store.get(missingAtom));
    if (left.delete(retry)) store.set(missingAtom, left);
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
export const followParts = (): (() => void) => store.sub(returnsAtom, () => store.set(retryPartsAtom));
