/** Ties a workspace's rows to its grid: patches go in as transactions, selection and sums come out. */
import type { CellContextMenuEvent, GridApi, GridOptions } from 'ag-grid-community';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { SELEZIONE_MULTIPLA } from './ag/griglia-base.tsx';
import { COLONNA_SPUNTE } from './ag/seleziona-tutte.ts';
import type { Archivio } from './archivio.ts';
import { inBlocchi } from './blocchi/in-blocchi.ts';
import { inVista, quanteInVista, riepilogoInVista } from './gruppi/in-vista.ts';
import { rimanda } from './ordine/in-corso.ts';
import { respira } from './pezzi.ts';
import { useRighe } from './use-righe.ts';
import { type Misura, type Riepilogo, riepiloga } from './somme.ts';

/** For workspaces that sum nothing. */
export const NESSUNA_MISURA: Misura<unknown> = { importo: () => null, divisa: () => '' };
/** Longer than any wait of ours. */
const MAI = 60_000;
const VUOTO: Riepilogo = { righe: 0, divise: [] };

/** The grid's rows as arrays. */
export const righeSelezionate = <Riga>(api: GridApi<Riga>): Riga[] => api.getSelectedRows();

/** Every row in sight, in order; folded groups hide rows from the screen, not from sums and exports. */
export function righeMostrate<Riga>(api: GridApi<Riga>): Riga[] {
  const grouped = inVista(api);
  if (grouped) return grouped.righe();
  const righe: Riga[] = [];
  api.forEachNodeAfterFilterAndSort(({ data }) => {
    if (data !== undefined) righe.push(data);
  });
  return righe;
}

/** The same rows when their order does not matter; while grouped, the same array until they are other rows. */
export function insiemeMostrato<Riga>(api: GridApi<Riga>): readonly Riga[] {
  return inVista(api)?.insieme() ?? righeMostrate(api);
}

export interface Griglia<Riga> {
  api: GridApi<Riga> | null;
  onPronta: (api: GridApi<Riga>) => void;
  opzioni: Omit<GridOptions<Riga>, 'onGridReady'>;
  /** Of the selected rows when there are any, else of the rows shown. */
  riepilogo: Riepilogo;
  selezionate: number;
  mostrate: number;
  /** Counts again when rows changed in a way the grid does not announce. */
  riconta: (api: GridApi<Riga>) => void;
}

interface Conti {
  riepilogo: Riepilogo;
  selezionate: number;
  mostrate: number;
}

const NULLA: Conti = { riepilogo: VUOTO, selezionate: 0, mostrate: 0 };

function count<Riga>(api: GridApi<Riga>, misura: Misura<Riga>): Conti {
  const shown = quanteInVista(api);
  const selected = api.getSelectedRows();
  const known = inBlocchi(api)?.riepilogo ?? riepilogoInVista(api);
  const riepilogo =
    selected.length > 0 ? riepiloga(selected, misura) : (known ?? riepiloga(righeMostrate(api), misura));
  return { riepilogo, selezionate: selected.length, mostrate: shown };
}

/** Counts again at most once a frame, whatever the grid announces, and after what changed has been drawn. */
function useConti<Riga>(misura: Misura<Riga>) {
  const [conti, setConti] = useState<Conti>(NULLA);
  const frame = useRef<number | null>(null);
  const recount = useCallback(
    (api: GridApi<Riga>) => {
      const run = async (): Promise<void> => {
        await respira();
        if (frame.current !== null || api.isDestroyed() || rimanda(api, later)) return;
        setConti(count(api, misura));
      };
      const later = (): void => {
        frame.current ??= requestAnimationFrame(() => {
          frame.current = null;
          void run();
        });
      };
      later();
    },
    [misura],
  );
  useEffect(
    () => () => {
      if (frame.current !== null) cancelAnimationFrame(frame.current);
    },
    [],
  );
  return { conti, recount };
}

export function useGriglia<Riga>(
  archivio: Archivio<Riga>,
  misura: Misura<Riga> = NESSUNA_MISURA,
  onMenu: (event: CellContextMenuEvent<Riga>) => void = () => undefined,
  raggruppata = false,
): Griglia<Riga> {
  const [api, setApi] = useState<GridApi<Riga> | null>(null);
  const { conti, recount } = useConti(misura);
  // Grouped rows are the groups' to give: see `useGruppi`.
  useRighe(api, archivio, raggruppata);
  const opzioni = useMemo<Omit<GridOptions<Riga>, 'onGridReady'>>(
    () => ({
      rowSelection: SELEZIONE_MULTIPLA,
      // Whoever gives changes says when they go in: see `useRighe`.
      asyncTransactionWaitMillis: MAI,
      selectionColumnDef: COLONNA_SPUNTE,
      onGridPreDestroyed: ({ api: gone }) => setApi((now) => (now === gone ? null : now)),
      onSelectionChanged: ({ api: grid }) => recount(grid),
      onModelUpdated: ({ api: grid }) => recount(grid),
      onCellContextMenu: (event) => {
        if ('value' in event) onMenu(event);
      },
    }),
    [recount, onMenu],
  );
  return { api, onPronta: setApi, opzioni, riconta: recount, ...conti };
}
