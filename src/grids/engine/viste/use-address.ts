/** Keeps the filters of a grid and the page's address in step, both ways. */
import type { FilterChangedEvent, GridApi } from 'ag-grid-community';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { FiltriColonne } from '#api/contract/viste.ts';
import { useAddress } from '#ui/use-address.ts';
import { listenTo } from '../listen-to.ts';
import { toFilterKey, parseFiltri, writeFiltri } from '../filters/address.ts';
import { readFiltri } from '../filters/words.ts';
import type { Colonna } from '../types.ts';
import { readParameters } from './parameters.ts';

/** The filters an address asks of these columns. */
export function parseFilters<Riga>(
  search: URLSearchParams,
  columns: readonly Colonna<Riga>[],
): FiltriColonne {
  const ours = new Set(columns.map(({ campo }) => campo));
  return Object.fromEntries(Object.entries(parseFiltri(search)).filter(([field]) => ours.has(field)));
}

/** Which of the addresses that this grid wrote is shown; null for one that a link, a bookmark or Back brought. */
function useWritten(): number | null {
  const state: unknown = useLocation().state;
  const type = useNavigationType();
  if (type === NavigationType.Pop || typeof state !== 'object' || state === null || !('filtri' in state))
    return null;
  return typeof state.filtri === 'number' ? state.filtri : null;
}

/**
 * A filter that changes is a step the browser's Back undoes; the same column changed again, as when
 * someone types, is the same step.
 */
export function useIndirizzo<Riga>(api: GridApi<Riga> | null, colonne: readonly Colonna<Riga>[]): void {
  const [search, setSearch] = useAddress();
  const asked = parseFilters(search, colonne);
  const written = useWritten();
  const count = useRef(0);
  const now = useRef({ asked, setSearch });
  const last = useRef<{ url: string; colonne: string } | null>(null);
  useEffect(() => {
    now.current = { asked, setSearch };
  });
  const url = toFilterKey(asked);

  useEffect(() => {
    if (!api) return undefined;
    const write = (filters: FiltriColonne, touched: string, replace: boolean) => {
      last.current = { url: toFilterKey(filters), colonne: touched };
      count.current += 1;
      const state = { filtri: count.current };
      now.current.setSearch(() => writeFiltri(filters, readParameters()), { replace, state });
    };
    const inForce = readFiltri(api.getFilterModel());
    // Back from another area by its plain link: the filters that were left are written again.
    if (toFilterKey(now.current.asked) === '' && toFilterKey(inForce) !== '') write(inForce, '', true);
    const onFilter = ({ columns }: FilterChangedEvent<Riga>) => {
      const filters = readFiltri(api.getFilterModel());
      if (toFilterKey(filters) === (last.current?.url ?? toFilterKey(now.current.asked))) return;
      const touched = columns.map((column) => column.getColId()).join(',');
      write(filters, touched, touched !== '' && touched === last.current?.colonne);
    };
    return listenTo(api, { filterChanged: onFilter });
  }, [api]);

  useEffect(() => {
    if (!api || api.isDestroyed()) return;
    // It is drawn late: what was typed since is on its way to the address.
    if (written !== null && written < count.current) return;
    if (last.current === null || last.current.url !== url) {
      // The address moved by itself: a link, a bookmark, Back.
      if (last.current !== null && toFilterKey(readFiltri(api.getFilterModel())) !== url)
        api.setFilterModel(now.current.asked);
      last.current = { url, colonne: '' };
    }
  }, [api, url, written]);
}
