/** A resource in a component: read when first shown and whenever the azienda changes. */
import { useEffect } from 'react';
import { returnsAtom } from './connection.ts';
import { useAtomValue, useSetAtom, useStore } from './jotai.ts';
import type { Resource, ResourceState } from './resource.ts';

export interface UsedResource<T> {
  state: ResourceState<T>;
  reload: () => Promise<void>;
}

export function useResource<T>(resource: Resource<T>): UsedResource<T> {
  const state = useAtomValue(resource.stateAtom);
  const load = useSetAtom(resource.loadAtom);
  const reload = useSetAtom(resource.reloadAtom);
  const store = useStore();
  // On opening, and when a silent server is back: what failed is tried again.
  useEffect(() => {
    void load();
    return store.sub(returnsAtom, () => void load());
  }, [load, store]);
  // Another azienda is another entry, still idle.
  useEffect(() => {
    if (state.stato === 'idle') void load();
  }, [state.stato, load]);
  return { state, reload };
}
