/** Keeps the grid in step with what its area lets through. */
import type { GridApi } from 'ag-grid-community';
import { useEffect } from 'react';
import { type Atom, atom, useAtomValue, useStore } from '#state/jotai.ts';
import type { FiltriColonne } from '#api/contract/viste.ts';
import type { RowFilter } from './filters/row-filter.ts';
import type { Workspace } from './workspace.ts';

export function useNarrowed<Riga>(
  { narrowedAtom }: Pick<Workspace<Riga>, 'narrowedAtom'>,
  rowFilter: RowFilter<Riga>,
  api: GridApi<Riga> | null,
): void {
  const store = useStore();
  useEffect(() => {
    if (!narrowedAtom) return undefined;
    const apply = (): void => {
      rowFilter.setNarrowed(store.get(narrowedAtom));
      if (api?.isDestroyed() === false) api.onFilterChanged();
    };
    apply();
    return store.sub(narrowedAtom, apply);
  }, [narrowedAtom, rowFilter, api, store]);
}

const NO_TEXT: Atom<string | undefined> = atom(undefined);

/** What an empty grid says while neither search nor filters keep rows out; undefined: what the engine says. */
export function useNarrowedEmpty<Riga>(
  { narrowedEmptyAtom }: Pick<Workspace<Riga>, 'narrowedEmptyAtom'>,
  search: string,
  filters: FiltriColonne,
): string | undefined {
  const text = useAtomValue(narrowedEmptyAtom ?? NO_TEXT);
  return search.trim() === '' && Object.keys(filters).length === 0 ? text : undefined;
}
