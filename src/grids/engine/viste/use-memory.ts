/** What a workspace looked like when it was left: read as it opens, written as it closes. */
import type { GridApi, GridState } from 'ag-grid-community';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { useStore } from '#state/jotai.ts';
import { isTelefono } from '#ui/use-media.ts';
import { setVuote, getEmptyColumns, NONE_EMPTY } from '../ag/empty-columns.ts';
import type { Colonna } from '../types.ts';
import { NO_MEMORY, type LayoutMemory, memoriesAtom } from './memory.ts';
import { parseFilters } from './use-address.ts';

export interface StartingPoint {
  memory: LayoutMemory;
  /** True when the workspace was open before in this azienda. */
  nota: boolean;
  /** True when the address itself says what to filter. */
  conIndirizzo: boolean;
  /** What the grid starts from. */
  griglia: GridState;
}

/** What holds of it in this window: of one left in a window of the other shape all but how its columns stood. */
function forThisShape(remembered: LayoutMemory): LayoutMemory {
  if (remembered.griglia === null || remembered.telefono === isTelefono()) return remembered;
  const {
    columnOrder: _order,
    columnPinning: _pinning,
    columnSizing: _sizing,
    columnVisibility: _visibility,
    ...rest
  } = remembered.griglia;
  return {
    ...remembered,
    griglia: { ...rest, partialColumnState: true },
    empty: { ...NONE_EMPTY, chieste: remembered.empty.chieste },
  };
}

function openMemory(remembered: LayoutMemory | undefined, filters: Record<string, unknown>): StartingPoint {
  const asked = Object.keys(filters).length > 0;
  const kept = forThisShape(remembered ?? NO_MEMORY);
  return {
    memory: kept,
    nota: remembered !== undefined,
    conIndirizzo: asked,
    // The address wins: it was asked for now.
    griglia: { ...kept.griglia, ...(asked && { filter: { filterModel: filters } }) },
  };
}

/** Where a workspace starts from; read once. */
export function useStartingPoint<Riga>(
  area: string,
  columns: readonly Colonna<Riga>[],
  address: boolean,
): StartingPoint {
  const store = useStore();
  const [search] = useSearchParams();
  const [outset] = useState(() => {
    const key = `${store.get(aziendaIdAtom)}:${area}`;
    return openMemory(store.get(memoriesAtom).get(key), address ? parseFilters(search, columns) : {});
  });
  return outset;
}

/** Keeps what is on screen when the grid goes; `other` is what the grid does not know of itself. */
export function useRemember<Riga>(
  api: GridApi<Riga> | null,
  area: string,
  other: () => Omit<LayoutMemory, 'griglia' | 'empty' | 'telefono'>,
): void {
  const store = useStore();
  const now = useRef(other);
  useEffect(() => {
    now.current = other;
  });
  useEffect(() => {
    if (!api) return undefined;
    const key = `${store.get(aziendaIdAtom)}:${area}`;
    const before = store.get(memoriesAtom).get(key);
    if (before) setVuote(api, forThisShape(before).empty);
    const keep = ({ state }: { state: GridState }) =>
      store.get(memoriesAtom).set(key, {
        ...now.current(),
        empty: getEmptyColumns(api),
        griglia: state,
        telefono: isTelefono(),
      });
    api.addEventListener('gridPreDestroyed', keep);
    return () => {
      if (!api.isDestroyed()) api.removeEventListener('gridPreDestroyed', keep);
    };
  }, [api, area, store]);
}
