/** A resource in a component: read when first shown and whenever the azienda changes. */
import { useEffect } from 'react';
import { useAtomValue, useSetAtom } from './jotai.ts';
import type { Resource, ResourceState } from './resource.ts';

export interface UsedResource<T> {
  state: ResourceState<T>;
  reload: () => Promise<void>;
}

export function useResource<T>(resource: Resource<T>): UsedResource<T> {
  const state = useAtomValue(resource.stateAtom);
  const load = useSetAtom(resource.loadAtom);
  const reload = useSetAtom(resource.reloadAtom);
  // On opening: also tries again what failed the last time the page was open.
  useEffect(() => {
    void load();
  }, [load]);
  // Another azienda is another entry, still idle.
  useEffect(() => {
    if (state.stato === 'idle') void load();
  }, [state.stato, load]);
  return { state, reload };
}
