/** What a workspace looked like when it was left: read as it opens, written as it closes. */
import type { GridApi, GridState } from 'ag-grid-community';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FiltriColonne } from '#api/contract/viste.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { useStore } from '#state/jotai.ts';
import { isTelefono } from '#ui/use-media.ts';
import { listenTo } from '../listen-to.ts';
import { setVuote, getEmptyColumns, NONE_EMPTY } from '../ag/empty-columns.ts';
import type { Colonna } from '../types.ts';
import { toFilterKey } from '../filters/address.ts';
import { readFiltri } from '../filters/words.ts';
import { type LayoutMemory, NO_MEMORY } from './layout-memory.ts';
import { keepMemoriesAtom, takeMemoriesAtom } from './memory.ts';
import { readPlace, type KeptPlace } from './place.ts';
import { parseFilters } from './use-address.ts';

export interface StartingPoint {
  memory: LayoutMemory;
  /** True when the workspace was open before in this azienda. */
  nota: boolean;
  /** True when the address itself says what to filter, and it is not what was left. */
  conIndirizzo: boolean;
  /** What the grid starts from. */
  griglia: GridState;
  /** Where its person stood, where the grid does not remember it. */
  place: KeptPlace | null;
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

function openMemory(remembered: LayoutMemory | undefined, filters: FiltriColonne): StartingPoint {
  const kept = forThisShape(remembered ?? NO_MEMORY);
  const left = readFiltri(kept.griglia?.filter?.filterModel ?? {});
  const asked = Object.keys(filters).length > 0 && toFilterKey(filters) !== toFilterKey(left);
  return {
    memory: kept,
    nota: remembered !== undefined,
    conIndirizzo: asked,
    place: kept.griglia?.scroll || kept.griglia?.focusedCell ? null : kept.place,
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
    return openMemory(store.set(takeMemoriesAtom).get(key), address ? parseFilters(search, columns) : {});
  });
  return outset;
}

/** Keeps what is on screen when the grid goes; `other` is what the grid does not know of itself. */
export function useRemember<Riga>(
  api: GridApi<Riga> | null,
  element: HTMLElement | null,
  area: string,
  other: () => Omit<LayoutMemory, 'griglia' | 'empty' | 'telefono' | 'place'>,
): void {
  const store = useStore();
  const now = useRef(other);
  useEffect(() => {
    now.current = other;
  });
  useEffect(() => {
    if (!api) return undefined;
    const key = `${store.get(aziendaIdAtom)}:${area}`;
    const memories = store.set(takeMemoriesAtom);
    const before = memories.get(key);
    if (before) setVuote(api, forThisShape(before).empty);
    const keep = ({ state }: { state: GridState }) =>
      memories.set(key, {
        ...now.current(),
        empty: getEmptyColumns(api),
        griglia: state,
        telefono: isTelefono(),
        place: element && readPlace(api, element),
      });
    const keepOver = () => {
      if (api.isDestroyed()) return;
      keep({ state: api.getState() });
      store.set(keepMemoriesAtom);
    };
    const stop = listenTo(api, { gridPreDestroyed: keep });
    window.addEventListener('pagehide', keepOver);
    return () => {
      window.removeEventListener('pagehide', keepOver);
      stop();
    };
  }, [api, element, area, store]);
}
