/** Keeps the grid in step with what its area lets through. */
import type { GridApi } from 'ag-grid-community';
import { useEffect } from 'react';
import { useStore } from '#state/jotai.ts';
import type { RowFilter } from './filters/row-filter.ts';
import type { Workspace } from './workspace.ts';

export function useRistretto<Riga>(
  { ristrettoAtom }: Pick<Workspace<Riga>, 'ristrettoAtom'>,
  setaccio: RowFilter<Riga>,
  api: GridApi<Riga> | null,
): void {
  const store = useStore();
  useEffect(() => {
    if (!ristrettoAtom) return undefined;
    const apply = (): void => {
      setaccio.setRistretto(store.get(ristrettoAtom));
      if (api?.isDestroyed() === false) api.onFilterChanged();
    };
    apply();
    return store.sub(ristrettoAtom, apply);
  }, [ristrettoAtom, setaccio, api, store]);
}
