/** What a workspace looked like when it was left: read as it opens, written as it closes. */
import type { GridApi, GridState } from 'ag-grid-community';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { useStore } from '#state/jotai.ts';
import { setVuote, getEmptyColumns } from './empty-columns.ts';
import type { Colonna } from '../types.ts';
import { NESSUN_RICORDO, type Ricordo, ricordiAtom } from './memory.ts';
import { parseFilters } from './use-address.ts';

export interface Partenza {
  ricordo: Ricordo;
  /** True when the workspace was open before in this azienda. */
  nota: boolean;
  /** True when the address itself says what to filter. */
  conIndirizzo: boolean;
  /** What the grid starts from. */
  griglia: GridState;
}

function openRicordo(ricordo: Ricordo | undefined, filtri: Record<string, unknown>): Partenza {
  const asked = Object.keys(filtri).length > 0;
  const kept = ricordo ?? NESSUN_RICORDO;
  return {
    ricordo: kept,
    nota: ricordo !== undefined,
    conIndirizzo: asked,
    // The address wins: it was asked for now.
    griglia: { ...kept.griglia, ...(asked && { filter: { filterModel: filtri } }) },
  };
}

/** Where a workspace starts from; read once. */
export function usePartenza<Riga>(
  area: string,
  colonne: readonly Colonna<Riga>[],
  indirizzo: boolean,
): Partenza {
  const store = useStore();
  const [search] = useSearchParams();
  const [partenza] = useState(() => {
    const key = `${store.get(aziendaIdAtom)}:${area}`;
    return openRicordo(store.get(ricordiAtom).get(key), indirizzo ? parseFilters(search, colonne) : {});
  });
  return partenza;
}

/** Keeps what is on screen when the grid goes; `altro` is what the grid does not know of itself. */
export function useRicorda<Riga>(
  api: GridApi<Riga> | null,
  area: string,
  altro: () => Omit<Ricordo, 'griglia' | 'vuote'>,
): void {
  const store = useStore();
  const now = useRef(altro);
  useEffect(() => {
    now.current = altro;
  });
  useEffect(() => {
    if (!api) return undefined;
    const key = `${store.get(aziendaIdAtom)}:${area}`;
    const before = store.get(ricordiAtom).get(key);
    if (before) setVuote(api, before.vuote);
    const keep = ({ state }: { state: GridState }) =>
      store.get(ricordiAtom).set(key, { ...now.current(), vuote: getEmptyColumns(api), griglia: state });
    api.addEventListener('gridPreDestroyed', keep);
    return () => {
      if (!api.isDestroyed()) api.removeEventListener('gridPreDestroyed', keep);
    };
  }, [api, area, store]);
}
