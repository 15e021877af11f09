/** Ties a workspace's rows to its grid: patches go in as transactions, selection and sums come out. */
import type { CellContextMenuEvent, GridApi, GridOptions } from 'ag-grid-community';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { MULTIPLE_SELECTION } from './ag/base-grid.tsx';
import { COLONNA_SPUNTE } from './ag/select-all.ts';
import type { RowStore } from './row-store.ts';
import { inBlocks } from './blocks/in-blocks.ts';
import { inVista, countInSight, sumInSight } from './groups/in-sight.ts';
import { postponeWork } from './sort/in-progress.ts';
import { waitForPaint } from '#api/pieces.ts';
import { useRighe } from './use-righe.ts';
import { type AmountReader, type Summary, sumAmounts } from './sums.ts';

/** For workspaces that sum nothing. */
export const NO_MEASURE: AmountReader<unknown> = { importo: () => null, divisa: () => '' };
/** The grid library's own pause before it applies changes: longer than any of ours, since we apply them ourselves. */
const MAI = 60_000;
const EMPTY: Summary = { righe: 0, divise: [] };

/** Takes the hand to the first cell of data of the first row in sight. */
export function moveToFirst<Riga>(api: GridApi<Riga> | null): void {
  const column = api?.getAllDisplayedColumns().find((each) => !each.getColId().startsWith('ag-Grid'));
  if (!api || !column || api.getDisplayedRowCount() === 0) return;
  api.ensureIndexVisible(0);
  api.setFocusedCell(0, column);
}

/** Every row in sight, in order; folded groups hide rows from the screen, not from sums and exports. */
export function listShownRighe<Riga>(api: GridApi<Riga>): Riga[] {
  const grouped = inVista(api);
  if (grouped) return grouped.righe();
  const righe: Riga[] = [];
  api.forEachNodeAfterFilterAndSort(({ data }) => {
    if (data !== undefined) righe.push(data);
  });
  return righe;
}

/** The same rows when their order does not matter; while grouped, the same array until they are other rows. */
export const listShownUnordered = <Riga>(api: GridApi<Riga>): readonly Riga[] =>
  inVista(api)?.together() ?? listShownRighe(api);

interface GridHandle<Riga> {
  api: GridApi<Riga> | null;
  onReady: (api: GridApi<Riga>) => void;
  options: Omit<GridOptions<Riga>, 'onGridReady'>;
  /** Of the selected rows when there are any, else of the rows shown. */
  riepilogo: Summary;
  selected: number;
  /** Null while the grid draws rows that stand for those to come. */
  shown: number | null;
  /** Counts again after changes to rows that the grid does not announce. */
  riconta: (api: GridApi<Riga>) => void;
}

interface Conti {
  riepilogo: Summary;
  selected: number;
  /** Null while the grid draws rows that stand for those to come. */
  shown: number | null;
}

const NOTHING: Conti = { riepilogo: EMPTY, selected: 0, shown: null };

function count<Riga>(api: GridApi<Riga>, measure: AmountReader<Riga>): Conti {
  const shown = api.getGridOption('loading') === true ? null : countInSight(api);
  const selected = api.getSelectedRows();
  const known = inBlocks(api)?.riepilogo ?? sumInSight(api);
  const riepilogo =
    selected.length > 0 ? sumAmounts(selected, measure) : (known ?? sumAmounts(listShownRighe(api), measure));
  return { riepilogo, selected: selected.length, shown };
}

/** Counts again at most once a frame, after the change has been drawn. */
function useConti<Riga>(measure: AmountReader<Riga>) {
  const [conti, setConti] = useState<Conti>(NOTHING);
  const frame = useRef<number | null>(null);
  const recount = useCallback(
    (api: GridApi<Riga>) => {
      const run = async (): Promise<void> => {
        await waitForPaint();
        if (frame.current !== null || api.isDestroyed() || postponeWork(api, later)) return;
        setConti(count(api, measure));
      };
      const later = (): void => {
        frame.current ??= requestAnimationFrame(() => {
          frame.current = null;
          void run();
        });
      };
      later();
    },
    [measure],
  );
  useEffect(
    () => () => {
      if (frame.current !== null) cancelAnimationFrame(frame.current);
    },
    [],
  );
  return { conti, recount };
}

export function useGrid<Riga>(
  archive: RowStore<Riga>,
  measure: AmountReader<Riga> = NO_MEASURE,
  onMenu: (event: CellContextMenuEvent<Riga>) => void = () => undefined,
  grouped = false,
): GridHandle<Riga> {
  const [api, setApi] = useState<GridApi<Riga> | null>(null);
  const { conti, recount } = useConti(measure);
  // Where rows are grouped, the groups give them to the grid: see `useGruppi`.
  useRighe(api, archive, grouped);
  const options = useMemo<Omit<GridOptions<Riga>, 'onGridReady'>>(
    () => ({
      rowSelection: MULTIPLE_SELECTION,
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
  return { api, onReady: setApi, options, riconta: recount, ...conti };
}
