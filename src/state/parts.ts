/** Parts of the program that could not be fetched. One place shows them all and fetches them again. */
import { returnsAtom } from './connection.ts';
import { atom, type Atom } from './jotai.ts';
import { store } from './store.ts';

type Retry = () => void;

const missingAtom = atom<ReadonlySet<Retry>>(new Set<Retry>());

/** How many parts of what is on screen could not be fetched. */
export const missingPartsAtom: Atom<number> = atom((get) => get(missingAtom).size);

/** Asks for all of them again. */
export const retryPartsAtom = atom(null, (get, set) => {
  const missing = get(missingAtom);
  set(missingAtom, new Set<Retry>());
  for (const retry of missing) retry();
});

/** Reports that a part is missing; `retry` fetches it again. Answers the function that withdraws the report. */
export function reportMissing(retry: Retry): () => void {
  store.set(missingAtom, new Set(store.get(missingAtom)).add(retry));
  return () => {
    const left = new Set(store.get(missingAtom));
    if (left.delete(retry)) store.set(missingAtom, left);
  };
}

/** Fetches code when it is first used. If it cannot be fetched, the frame says so and fetches it again. */
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

/** Fetches the missing parts again when the server is back; answers the function that stops this. */
export const followParts = (): (() => void) => store.sub(returnsAtom, () => store.set(retryPartsAtom));
