/**
 * Data that lives on the server and is read by one call: loading, loaded, failed, reloaded.
 * One entry per azienda, so that changing azienda never shows the other's rows.
 */
import type { Client } from '#api/client.ts';
import { clientAtom } from './api.ts';
import { aziendaIdAtom } from './tab-azienda.ts';
import { dataVersionAtom } from './changes.ts';
import { atom, type Atom, type WritableAtom } from './jotai.ts';

/** `dati` stays during a new reading and when that fails, so that the page does not flicker. */
export type ResourceState<T> =
  | { readonly stato: 'idle' }
  | { readonly stato: 'loading'; readonly dati?: T }
  | { readonly stato: 'ready'; readonly dati: T }
  | { readonly stato: 'error'; readonly error: Error; readonly dati?: T };

export interface Resource<T> {
  /** The state for the current azienda. */
  stateAtom: Atom<ResourceState<T>>;
  /** Reads if it was never read, has failed, or was read before the data changed; does nothing during a reading. */
  loadAtom: WritableAtom<null, [], Promise<void>>;
  /** Reads again, aborting a reading under way. */
  reloadAtom: WritableAtom<null, [], Promise<void>>;
}

const IDLE = { stato: 'idle' } as const;
type Key = number | null;

interface Entry<T> {
  state: ResourceState<T>;
  reading: AbortController | null;
  /** The version of the data when its reading began. */
  versione: number;
}

/** The data of a state, if it has any. */
export const getDati = <T>(state: ResourceState<T>): T | undefined =>
  'dati' in state ? state.dati : undefined;

const keeping = <T>(dati: T | undefined): { dati?: T } => (dati === undefined ? {} : { dati });

/** Makes a resource from one call; `load` must pass on `signal`. */
export function createResource<T>(load: (client: Client, signal: AbortSignal) => Promise<T>): Resource<T> {
  const entriesAtom = atom<ReadonlyMap<Key, Entry<T>>>(new Map<Key, Entry<T>>());
  const putAtom = atom(null, (get, set, key: Key, entry: Entry<T>) =>
    set(entriesAtom, new Map(get(entriesAtom)).set(key, entry)),
  );
  const currentAtom = atom((get) => get(entriesAtom).get(get(aziendaIdAtom)));

  const reloadAtom = atom(null, async (get, set) => {
    const key = get(aziendaIdAtom);
    const before = get(currentAtom);
    before?.reading?.abort();
    const reading = new AbortController();
    const versione = get(dataVersionAtom);
    const known = before ? getDati(before.state) : undefined;
    set(putAtom, key, { state: { stato: 'loading', ...keeping(known) }, reading, versione });
    /** The answer of a reading that was replaced by a newer one is dropped. */
    const settle = (state: ResourceState<T>) => {
      if (get(entriesAtom).get(key)?.reading === reading)
        set(putAtom, key, { state, reading: null, versione });
    };
    try {
      settle({ stato: 'ready', dati: await load(get(clientAtom), reading.signal) });
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error('lettura non riuscita', { cause });
      settle({ stato: 'error', error, ...keeping(known) });
    }
  });

  return {
    stateAtom: atom((get) => get(currentAtom)?.state ?? IDLE),
    reloadAtom,
    loadAtom: atom(null, async (get, set) => {
      const entry = get(currentAtom);
      const stale = entry?.reading === null && entry.versione !== get(dataVersionAtom);
      if (!entry || stale || entry.state.stato === 'error') await set(reloadAtom);
    }),
  };
}
