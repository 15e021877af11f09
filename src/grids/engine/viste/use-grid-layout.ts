/** Filters, groups and views of one workspace, tied together: what `WorkspaceGrid` needs of them. */
import type { GridApi } from 'ag-grid-community';
import { useCallback, useRef, useState } from 'react';
import type { CriterioGruppo } from '#api/contract/viste.ts';
import type { RowStore } from '../row-store.ts';
import type { RowFilter } from '../filters/row-filter.ts';
import { useRowFilter } from '../filters/use-row-filter.ts';
import { toRowId } from '../groups/group-row.ts';
import { useGruppi } from '../groups/use-groups.ts';
import type { RicercaProps } from '../quick-search.tsx';
import { NO_MEASURE } from '../use-grid.ts';
import type { Workspace } from '../workspace.ts';
import { getAreaName } from './area.ts';
import { type Arrangement, useArrangement } from './use-arrangement.ts';
import { type StartingPoint, useStartingPoint, useRemember } from './use-memory.ts';

export interface Beginning {
  start: StartingPoint;
  criteri: readonly CriterioGruppo[];
  setCriteri: (criteria: readonly CriterioGruppo[]) => void;
}

/** True when the filters in the page's address are those of this workspace. */
const hasAddress = <Riga>({ parte = false, indirizzo = !parte }: Workspace<Riga>): boolean => indirizzo;

/** What is known before there is a grid: where it starts from, and by what it is grouped. */
export function useStart<Riga>(workspace: Workspace<Riga>): Beginning {
  const start = useStartingPoint(getAreaName(workspace), workspace.colonne, hasAddress(workspace));
  const [criteri, setCriteri] = useState(start.memory.criteri);
  return { start, criteri, setCriteri };
}

export interface GridLayout<Riga> extends Beginning {
  rowFilter: RowFilter<Riga>;
  /** The name of a row in the grid. */
  rowId: (riga: Riga) => string;
  arrangement: Arrangement;
  openAll: (stillOpen: boolean) => void;
  /** The quick search is about to be used: its texts are made ahead, in pieces. */
  prepareQuickSearch: () => void;
}

interface LayoutInit<Riga> {
  workspace: Workspace<Riga>;
  start: Beginning;
  api: GridApi<Riga> | null;
  element: HTMLElement | null;
  store: RowStore<Riga>;
  ricerca: RicercaProps;
  riconta: (api: GridApi<Riga>) => void;
}

export function useGridLayout<Riga>(init: LayoutInit<Riga>): GridLayout<Riga> {
  const { workspace, start, api, element, store, ricerca, riconta } = init;
  const { start: startingFrom, criteri, setCriteri } = start;
  const { colonne, measure = NO_MEASURE } = workspace;
  const { getId } = workspace.righe;
  const area = getAreaName(workspace);
  const source = useCallback(() => store.listAll(), [store]);
  const rowFilter = useRowFilter(api, colonne, source);
  const rowId = useCallback((riga: Riga) => toRowId(riga, getId), [getId]);
  const onChanged = useCallback(() => {
    if (api) riconta(api);
  }, [api, riconta]);
  const engine = useGruppi({
    api,
    rowFilter,
    store,
    measure,
    getId: rowId,
    criteri,
    aperture: startingFrom.memory.aperture,
    onChanged,
  });
  const indirizzo = hasAddress(workspace);
  const arrangement = useArrangement({
    api,
    area,
    indirizzo,
    colonne,
    ricerca,
    start: startingFrom,
    criteri,
    setCriteri,
  });
  useRemember(api, element, area, () => ({
    criteri,
    aperture: engine?.aperture ?? startingFrom.memory.aperture,
    ricerca: ricerca.valore,
    vista: arrangement.viste.scelta?.id ?? null,
  }));
  const preparing = useRef<AbortController | null>(null);
  const prepareQuickSearch = useCallback(() => {
    preparing.current?.abort();
    const reading = new AbortController();
    preparing.current = reading;
    void rowFilter.prepare(store.listAll(), reading.signal).catch((error: unknown) => {
      if (!reading.signal.aborted) throw error;
    });
  }, [rowFilter, store]);
  return {
    ...start,
    rowFilter,
    rowId,
    arrangement,
    openAll: useCallback((stillOpen: boolean) => engine?.openAll(stillOpen), [engine]),
    prepareQuickSearch,
  };
}
