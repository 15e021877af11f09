/** How a workspace is arranged: columns, filters, groups, density, and the views that keep them. */
import type { GridApi, GridOptions } from 'ag-grid-community';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ContenutoVista, CriterioGruppo, FiltriColonne } from '#api/contract/viste.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { loadPart } from '#state/parts.ts';
import { TELEFONO, useMedia } from '#ui/use-media.ts';
import { listenTo } from '../listen-to.ts';
import { isOnTwoLines } from '../ag/col-def.ts';
import { makeGridTheme } from '../ag/theme.ts';
import { readFiltri } from '../filters/words.ts';
import { NONE_EMPTY, setVuote } from '../ag/empty-columns.ts';
import { getLeftOut } from '../ag/use-phone.ts';
import type { RicercaProps } from '../quick-search.tsx';
import type { Colonna } from '../types.ts';
import type { Workspace } from '../workspace.ts';
import { readContenuto } from './content.ts';
import { densityAtom, setDensityAtom } from './density.ts';
import { useIndirizzo } from './use-address.ts';
import type { StartingPoint } from './use-memory.ts';
import { useViste, type Viste } from './use-viste.ts';

interface ArrangementInit<Riga> {
  api: GridApi<Riga> | null;
  area: string;
  /** True when the filters in the page's address are this grid's. */
  indirizzo: boolean;
  colonne: readonly Colonna<Riga>[];
  ricerca: RicercaProps;
  start: StartingPoint;
  criteri: readonly CriterioGruppo[];
  setCriteri: (criteria: readonly CriterioGruppo[]) => void;
}

export interface Arrangement {
  filtri: FiltriColonne;
  viste: Viste;
  removeFilter: (field: string) => void;
  resetFilters: () => void;
}

/** The filters in force, as they change. */
function useFilters<Riga>(api: GridApi<Riga> | null): FiltriColonne {
  const [filters, setFilters] = useState<FiltriColonne>({});
  useEffect(() => {
    if (!api) return undefined;
    const read = () => setFilters(readFiltri(api.getFilterModel()));
    read();
    return listenTo(api, { filterChanged: read });
  }, [api]);
  return filters;
}

/** What the grid is told as it is made; the state it starts from is read only then. */
export function useArrangementOptions<Riga>(
  outset: StartingPoint,
  {
    lines: lineCount = 1,
    linesOnPhone = 1,
    close = false,
    colonne,
  }: Pick<Workspace<Riga>, 'lines' | 'linesOnPhone' | 'close' | 'colonne'>,
): Omit<GridOptions<Riga>, 'onGridReady'> {
  const density = useAtomValue(densityAtom);
  const telephone = useMedia(TELEFONO);
  const least = colonne.some(isOnTwoLines) ? Math.max(2, linesOnPhone) : linesOnPhone;
  const lines = telephone ? Math.max(least, lineCount) : lineCount;
  return useMemo(
    () => ({
      initialState: outset.griglia,
      theme: makeGridTheme(density, lines, telephone || close),
      // Cells that are drawn must not begin under the bar that comes with the rows.
      ...(lineCount > 1 && { alwaysShowVerticalScroll: true }),
    }),
    [outset.griglia, density, lines, lineCount, telephone, close],
  );
}

export function useArrangement<Riga>(init: ArrangementInit<Riga>): Arrangement {
  const { api, area, indirizzo, colonne, ricerca, start, criteri, setCriteri } = init;
  const { valore, onChange } = ricerca;
  const densita = useAtomValue(densityAtom);
  const setDensity = useSetAtom(setDensityAtom);
  useIndirizzo(indirizzo ? api : null, colonne);
  const filtri = useFilters(api);

  // Back by the plain link: the words that were sought are sought again.
  useEffect(() => {
    if (valore === '' && !start.conIndirizzo && start.memory.ricerca !== '') onChange(start.memory.ricerca);
    // Once, as the workspace opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const resetFilters = useCallback(() => {
    api?.setFilterModel(null);
    onChange('');
  }, [api, onChange]);

  const read = useCallback((): ContenutoVista => {
    const grid = api ? readContenuto(api, colonne) : { colonne: [], ordine: [], filtri: {} };
    return { ...grid, ricerca: valore, gruppi: [...criteri], densita };
  }, [api, colonne, valore, criteri, densita]);

  const applyContent = useCallback(
    (content: ContenutoVista | null, opening: boolean) => {
      if (!api) return;
      if (content === null) {
        setVuote(api, NONE_EMPTY);
        getLeftOut(api).clear();
        api.resetColumnState();
        resetFilters();
        setCriteri([]);
        return;
      }
      const kept = opening && start.conIndirizzo ? readFiltri(api.getFilterModel()) : null;
      const apply = async (): Promise<void> => {
        const { applyContenuto } = await loadPart(() => import('./apply-content.ts'));
        if (!api.isDestroyed()) applyContenuto(api, colonne, { ...content, filtri: kept ?? content.filtri });
      };
      void apply();
      if (kept === null) onChange(content.ricerca);
      setCriteri(content.gruppi);
      setDensity(content.densita);
    },
    [api, colonne, onChange, resetFilters, setCriteri, setDensity, start.conIndirizzo],
  );

  const viste = useViste({
    area,
    iniziale: start.memory.vista,
    conPredefinita: !start.nota,
    ready: api !== null,
    read,
    apply: applyContent,
  });
  const removeFilter = useCallback(
    (field: string) => {
      void api?.setColumnFilterModel(field, null).then(() => api.onFilterChanged());
    },
    [api],
  );
  return { filtri, viste, removeFilter, resetFilters };
}
