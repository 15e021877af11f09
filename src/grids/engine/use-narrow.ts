/** Keeps the grid in step with what its area lets through. */
import type { GridApi } from 'ag-grid-community';
import { useEffect } from 'react';
import { useStore } from '#state/jotai.ts';
import type { RowFilter } from './filters/row-filter.ts';
import type { Workspace } from './workspace.ts';

export function useRistretto<Riga>(
  { narrowedAtom }: Pick<Workspace<Riga>, 'narrowedAtom'>,
  rowFilter: RowFilter<Riga>,
  api: GridApi<Riga> | null,
): void {
  const store = useStore();
  useEffect(() => {
    if (!narrowedAtom) return undefined;
    const apply = (): void => {
      rowFilter.setRistretto(store.get(narrowedAtom));
      if (api?.isDestroyed() === false) api.onFilterChanged();
    };
    apply();
    return store.sub(narrowedAtom, apply);
  }, [narrowedAtom, rowFilter, api, store]);
}
