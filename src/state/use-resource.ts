/** A resource in a component: read when first shown and whenever the azienda changes. */
import { useEffect } from 'react';
import { aziendaIdAtom } from './azienda-tab.ts';
import { useAtomValue, useSetAtom } from './jotai.ts';
import type { Resource, ResourceState } from './resource.ts';

export interface UsedResource<T> {
  state: ResourceState<T>;
  reload: () => Promise<void>;
}

export function useResource<T>(resource: Resource<T>): UsedResource<T> {
  const azienda = useAtomValue(aziendaIdAtom);
  const load = useSetAtom(resource.loadAtom);
  const reload = useSetAtom(resource.reloadAtom);
  useEffect(() => {
    void load();
  }, [azienda, load]);
  return { state: useAtomValue(resource.stateAtom), reload };
}
