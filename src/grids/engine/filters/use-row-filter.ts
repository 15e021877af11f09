/** The sieve of a grid, tied to its rows and to the filters the grid holds. */
import type { GridApi } from 'ag-grid-community';
import { useEffect, useMemo } from 'react';
import { MANY } from '../pieces.ts';
import type { Colonna } from '../types.ts';
import { readFiltri } from './words.ts';
import { RowFilter } from './row-filter.ts';

function righeOf<Riga>(api: GridApi<Riga> | null): Riga[] {
  const righe: Riga[] = [];
  api?.forEachLeafNode(({ data }) => {
    if (data !== undefined) righe.push(data);
  });
  return righe;
}

/** `source` gives the rows when the grid may hold only a part of them; the grid's own when absent. */
export function useRowFilter<Riga>(
  api: GridApi<Riga> | null,
  columns: readonly Colonna<Riga>[],
  source?: () => Iterable<Riga>,
): RowFilter<Riga> {
  const rowFilter = useMemo(() => new RowFilter<Riga>(columns), [columns]);
  useEffect(() => {
    rowFilter.bind({
      source: source ?? (() => righeOf(api)),
      filtri: () => readFiltri(api?.getFilterModel() ?? {}),
    });
  }, [rowFilter, api, source]);
  return rowFilter;
}

/** With few rows the search follows every key; with many, the next pause. */
const PAUSE_MS = 120;

/** Keeps the quick search of a sieve, and the grid, in step with what is typed. */
export function useQuickSearch<Riga>(
  api: GridApi<Riga> | null,
  rowFilter: RowFilter<Riga>,
  quickSearch: string,
): void {
  useEffect(() => {
    const apply = () => {
      if (rowFilter.setRicerca(quickSearch) && api?.isDestroyed() === false) api.onFilterChanged();
    };
    if (!api || api.getDisplayedRowCount() <= MANY) {
      apply();
      return undefined;
    }
    const typing = new AbortController();
    const prepare = async (): Promise<void> => {
      await rowFilter.prepare(rowFilter.source(), typing.signal, quickSearch);
      apply();
    };
    const timer = setTimeout(() => {
      prepare().catch((error: unknown) => {
        if (!typing.signal.aborted) throw error;
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      typing.abort(new DOMException('other words', 'AbortError'));
    };
  }, [api, rowFilter, quickSearch]);
}
