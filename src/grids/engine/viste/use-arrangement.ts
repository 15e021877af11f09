/** How a workspace is arranged: columns, filters, groups, density, and the views that keep them. */
import type { GridApi, GridOptions } from 'ag-grid-community';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ContenutoVista, CriterioGruppo, FiltriColonne } from '#api/contract/viste.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { makeGridTheme } from '../ag/theme.ts';
import { readFiltri } from '../filters/words.ts';
import { NESSUNA_VUOTA, setVuote } from './empty-columns.ts';
import type { RicercaProps } from '../header.tsx';
import type { Colonna } from '../types.ts';
import { applyContenuto, readContenuto } from './content.ts';
import { densitaAtom, setDensitaAtom } from './density.ts';
import { useIndirizzo } from './use-address.ts';
import type { Partenza } from './use-memory.ts';
import { useViste, type Viste } from './use-viste.ts';

export interface ArrangementInit<Riga> {
  api: GridApi<Riga> | null;
  area: string;
  /** True when the filters in the page's address are this grid's. */
  indirizzo: boolean;
  colonne: readonly Colonna<Riga>[];
  ricerca: RicercaProps;
  partenza: Partenza;
  criteri: readonly CriterioGruppo[];
  setCriteri: (criteri: readonly CriterioGruppo[]) => void;
}

export interface Arrangement {
  filtri: FiltriColonne;
  viste: Viste;
  togliFiltro: (campo: string) => void;
  azzeraFiltri: () => void;
}

/** The filters in force, as they change. */
function useFiltri<Riga>(api: GridApi<Riga> | null): FiltriColonne {
  const [filtri, setFiltri] = useState<FiltriColonne>({});
  useEffect(() => {
    if (!api) return undefined;
    const read = () => setFiltri(readFiltri(api.getFilterModel()));
    read();
    api.addEventListener('filterChanged', read);
    return () => {
      if (!api.isDestroyed()) api.removeEventListener('filterChanged', read);
    };
  }, [api]);
  return filtri;
}

/** What the grid is told as it is made; the state it starts from is read only then. */
export function useArrangementOptions<Riga>(
  partenza: Partenza,
  linee: number,
): Omit<GridOptions<Riga>, 'onGridReady'> {
  const densita = useAtomValue(densitaAtom);
  return useMemo(
    () => ({
      initialState: partenza.griglia,
      theme: makeGridTheme(densita, linee),
      // Cells that are drawn must not begin under the bar that comes with the rows.
      ...(linee > 1 && { alwaysShowVerticalScroll: true }),
    }),
    [partenza.griglia, densita, linee],
  );
}

export function useArrangement<Riga>(init: ArrangementInit<Riga>): Arrangement {
  const { api, area, indirizzo, colonne, ricerca, partenza, criteri, setCriteri } = init;
  const { valore, onCambia } = ricerca;
  const densita = useAtomValue(densitaAtom);
  const setDensita = useSetAtom(setDensitaAtom);
  useIndirizzo(indirizzo ? api : null, colonne);
  const filtri = useFiltri(api);

  // Back by the plain link: the words that were sought are sought again.
  useEffect(() => {
    if (valore === '' && !partenza.conIndirizzo && partenza.ricordo.ricerca !== '')
      onCambia(partenza.ricordo.ricerca);
    // Once, as the workspace opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const azzeraFiltri = useCallback(() => {
    api?.setFilterModel(null);
    onCambia('');
  }, [api, onCambia]);

  const leggi = useCallback((): ContenutoVista => {
    const griglia = api ? readContenuto(api, colonne) : { colonne: [], ordine: [], filtri: {} };
    return { ...griglia, ricerca: valore, gruppi: [...criteri], densita };
  }, [api, colonne, valore, criteri, densita]);

  const applica = useCallback(
    (contenuto: ContenutoVista | null, apertura: boolean) => {
      if (!api) return;
      if (contenuto === null) {
        setVuote(api, NESSUNA_VUOTA);
        api.resetColumnState();
        azzeraFiltri();
        setCriteri([]);
        return;
      }
      setVuote(api, { ...NESSUNA_VUOTA, fissate: new Set(contenuto.colonne.map(({ campo }) => campo)) });
      const kept = apertura && partenza.conIndirizzo ? readFiltri(api.getFilterModel()) : null;
      applyContenuto(api, colonne, { ...contenuto, filtri: kept ?? contenuto.filtri });
      if (kept === null) onCambia(contenuto.ricerca);
      setCriteri(contenuto.gruppi);
      setDensita(contenuto.densita);
    },
    [api, colonne, onCambia, azzeraFiltri, setCriteri, setDensita, partenza.conIndirizzo],
  );

  const viste = useViste({
    area,
    iniziale: partenza.ricordo.vista,
    conPredefinita: !partenza.nota,
    pronta: api !== null,
    leggi,
    applica,
  });
  const togliFiltro = useCallback(
    (campo: string) => {
      void api?.setColumnFilterModel(campo, null).then(() => api.onFilterChanged());
    },
    [api],
  );
  return { filtri, viste, togliFiltro, azzeraFiltri };
}
