/** Ties a workspace with more rows than the page holds to its grid. */
import type { GridApi, GridOptions } from 'ag-grid-community';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useStore } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';
import type { RowFilter } from '../filters/row-filter.ts';
import { setGroupSource } from '../groups/source.ts';
import { toRowId } from '../groups/group-row.ts';
import type { VistaRighe } from '../righe.ts';
import type { Workspace } from '../workspace.ts';
import type { BlockEngine } from './block-engine.ts';

/** Some screens of rows; the server finds a hundred or five hundred in the same time. */
const BLOCK_ROWS = 200;

const OPTIONS: GridOptions = {
  rowModelType: 'infinite',
  cacheBlockSize: BLOCK_ROWS,
  maxBlocksInCache: 100,
  cacheOverflowSize: 1,
  maxConcurrentDatasourceRequests: 2,
  // Whoever drags the bar down passes over blocks that nobody looks at.
  blockLoadDebounceMillis: 60,
};
const NONE: GridOptions = {};

interface BlocksContext<Riga> {
  workspace: Workspace<Riga>;
  vista: VistaRighe<Riga>;
  api: GridApi<Riga> | null;
  rowFilter: RowFilter<Riga>;
  ricerca: string;
  riconta: (api: GridApi<Riga>) => void;
  /** True while the rows are shown in groups. */
  grouped: boolean;
}

function tellFailure<Riga>(api: GridApi<Riga>, error: unknown): void {
  console.error('a block of rows could not be read', error);
  showToast({
    severity: 'error',
    titolo: 'Alcune righe non sono arrivate',
    testo: 'Il server non ha risposto.',
    azione: { label: 'Riprova', run: () => api.refreshInfiniteCache() },
  });
}

function useEngine<Riga>({
  workspace,
  vista,
  api,
  ricerca,
  riconta,
}: BlocksContext<Riga>): BlockEngine<Riga> | null {
  const { get } = useStore();
  const { colonne, righe } = workspace;
  const { blocks: source } = righe;
  const { parti } = vista;
  const { getId } = workspace.righe;
  const engine = useMemo(() => {
    if (!api || !source || !parti) return null;
    return new parti.BlockEngine<Riga>({
      api,
      source,
      colonne,
      get,
      getId: (riga) => toRowId(riga, getId),
      getCurrent: (riga) => get(righe.vistaAtom).store.get(getId(riga)) ?? riga,
      onSummary: () => riconta(api),
      onError: (error) => tellFailure(api, error),
    });
  }, [api, source, parti, colonne, get, getId, righe, riconta]);
  // Before the grid hears that the search changed, which it does after the layout.
  useLayoutEffect(() => engine?.setRicerca(ricerca), [engine, ricerca]);
  return engine;
}

/** A list of values is asked of the server, with the filters of the other columns. */
function useRemoteVoci<Riga>(
  engine: BlockEngine<Riga> | null,
  { workspace, vista: { parti }, rowFilter }: BlocksContext<Riga>,
): void {
  const { get } = useStore();
  useEffect(() => {
    const { blocks: source } = workspace.righe;
    if (!engine || !source || !parti) return undefined;
    rowFilter.setRemote(async (column, kept, signal) =>
      parti.toVoci(column, await source.valori({ get, signal }, engine.question(), column.campo), kept),
    );
    return () => rowFilter.setRemote(null);
  }, [engine, workspace, parti, rowFilter, get]);
}

/** Groups are asked of the server, and the rows of those that are opened. */
function useRemoteGroups<Riga>(engine: BlockEngine<Riga> | null, links: BlocksContext<Riga>): void {
  const { workspace, vista, rowFilter, grouped } = links;
  const { store, blocks, parti } = vista;
  const { get } = useStore();
  const { righe } = workspace;
  const { blocks: source, getId } = righe;
  // Before the groups are gathered, which is done after the layout.
  useLayoutEffect(() => {
    const groups = source?.gruppi;
    if (!engine || !source || !parti || !groups || !grouped || blocks === null) return undefined;
    setGroupSource(
      rowFilter,
      new parti.GruppiRemoti<Riga>({
        question: () => engine.question(),
        gruppi: (criteria, signal) => {
          engine.loadSums(blocks);
          return groups({ get, signal }, engine.question(), criteria);
        },
        righe: async (question, count, signal) => {
          const read = await source.read({ get, signal }, question, 0, count);
          // Whoever changes them finds them among the rows of the page; those with changes under way stay as they look.
          const fresh = read.filter((riga) => store.get(getId(riga)) === undefined);
          store.add(fresh);
          return read.map((riga) => store.get(getId(riga)) ?? riga);
        },
        getId,
        warn: (titolo, testo) => showToast({ severity: 'info', titolo, testo }),
      }),
    );
    return () => setGroupSource(rowFilter, null);
  }, [engine, source, parti, grouped, blocks, rowFilter, store, get, getId]);
}

/** Options for a grid in blocks; none for one that holds its rows. */
export function useBlocks<Riga>(links: BlocksContext<Riga>): GridOptions<Riga> {
  const { vista, api, grouped } = links;
  const { store, blocks } = vista;
  const engine = useEngine(links);
  useRemoteVoci(engine, links);
  useRemoteGroups(engine, links);
  useEffect(() => () => engine?.destroy(), [engine]);
  // Another archive: the same question was asked again.
  useEffect(() => {
    if (engine && blocks !== null && !grouped) engine.show(blocks, (page) => store.add(page));
  }, [engine, store, blocks, grouped]);
  useEffect(() => {
    if (!engine || !api || grouped) return undefined;
    return store.listen(({ tipo, righe }) => {
      if (tipo !== 'modificate' || api.isDestroyed()) return;
      for (const riga of righe) {
        const node = api.getRowNode(String(links.workspace.righe.getId(riga)));
        // The same object: it has just arrived with its block.
        if (node && node.data !== riga) node.setData(riga);
      }
    });
  }, [engine, api, store, links.workspace, grouped]);
  return (blocks === null || grouped ? NONE : OPTIONS) as GridOptions<Riga>;
}
