/** Ties a workspace with more rows than the page holds to its grid. */
import type { GridApi, GridOptions } from 'ag-grid-community';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useStore } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';
import type { RowFilter } from '../filters/row-filter.ts';
import { setFonteGruppi } from '../groups/source.ts';
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
const NESSUNA: GridOptions = {};

interface BlocksContext<Riga> {
  workspace: Workspace<Riga>;
  vista: VistaRighe<Riga>;
  api: GridApi<Riga> | null;
  setaccio: RowFilter<Riga>;
  ricerca: string;
  riconta: (api: GridApi<Riga>) => void;
  /** True while the rows are shown in groups. */
  raggruppata: boolean;
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
  const { blocks: fonte } = righe;
  const { parti } = vista;
  const { getId } = workspace;
  const engine = useMemo(() => {
    if (!api || !fonte || !parti) return null;
    return new parti.BlockEngine<Riga>({
      api,
      fonte,
      colonne,
      get,
      getId: (riga) => toRowId(riga, getId),
      getCurrent: (riga) => get(righe.vistaAtom).archivio.get(getId(riga)) ?? riga,
      onSummary: () => riconta(api),
      onError: (error) => tellFailure(api, error),
    });
  }, [api, fonte, parti, colonne, get, getId, righe, riconta]);
  // Before the grid hears that the search changed, which it does after the layout.
  useLayoutEffect(() => engine?.setRicerca(ricerca), [engine, ricerca]);
  return engine;
}

/** A list of values is asked of the server, with the filters of the other columns. */
function useRemoteVoci<Riga>(
  engine: BlockEngine<Riga> | null,
  { workspace, vista: { parti }, setaccio }: BlocksContext<Riga>,
): void {
  const { get } = useStore();
  useEffect(() => {
    const { blocks: fonte } = workspace.righe;
    if (!engine || !fonte || !parti) return undefined;
    setaccio.setRemoto(async (column, kept, signal) =>
      parti.toVoci(column, await fonte.valori({ get, signal }, engine.domanda(), column.campo), kept),
    );
    return () => setaccio.setRemoto(null);
  }, [engine, workspace, parti, setaccio, get]);
}

/** Groups are asked of the server, and the rows of those that are opened. */
function useRemoteGroups<Riga>(engine: BlockEngine<Riga> | null, links: BlocksContext<Riga>): void {
  const { workspace, vista, setaccio, raggruppata } = links;
  const { archivio, blocks, parti } = vista;
  const { get } = useStore();
  const { getId, righe } = workspace;
  const { blocks: fonte } = righe;
  // Before the groups are gathered, which is done after the layout.
  useLayoutEffect(() => {
    const groups = fonte?.gruppi;
    if (!engine || !fonte || !parti || !groups || !raggruppata || blocks === null) return undefined;
    setFonteGruppi(
      setaccio,
      new parti.GruppiRemoti<Riga>({
        domanda: () => engine.domanda(),
        gruppi: (criteria, signal) => {
          engine.loadSums(blocks);
          return groups({ get, signal }, engine.domanda(), criteria);
        },
        righe: async (question, count, signal) => {
          const read = await fonte.read({ get, signal }, question, 0, count);
          // Whoever changes them finds them among the rows of the page; those with changes under way stay as they look.
          const fresh = read.filter((riga) => archivio.get(getId(riga)) === undefined);
          archivio.add(fresh);
          return read.map((riga) => archivio.get(getId(riga)) ?? riga);
        },
        getId,
        warn: (titolo, testo) => showToast({ severity: 'info', titolo, testo }),
      }),
    );
    return () => setFonteGruppi(setaccio, null);
  }, [engine, fonte, parti, raggruppata, blocks, setaccio, archivio, get, getId]);
}

/** Options for a grid in blocks; none for one that holds its rows. */
export function useBlocks<Riga>(links: BlocksContext<Riga>): GridOptions<Riga> {
  const { vista, api, raggruppata } = links;
  const { archivio, blocks } = vista;
  const engine = useEngine(links);
  useRemoteVoci(engine, links);
  useRemoteGroups(engine, links);
  useEffect(() => () => engine?.destroy(), [engine]);
  // Another archive: the same question was asked again.
  useEffect(() => {
    if (engine && blocks !== null && !raggruppata) engine.show(blocks, (page) => archivio.add(page));
  }, [engine, archivio, blocks, raggruppata]);
  useEffect(() => {
    if (!engine || !api || raggruppata) return undefined;
    return archivio.listen(({ tipo, righe }) => {
      if (tipo !== 'modificate' || api.isDestroyed()) return;
      for (const riga of righe) {
        const node = api.getRowNode(String(links.workspace.getId(riga)));
        // The same object: it has just arrived with its block.
        if (node && node.data !== riga) node.setData(riga);
      }
    });
  }, [engine, api, archivio, links.workspace, raggruppata]);
  return (blocks === null || raggruppata ? NESSUNA : OPTIONS) as GridOptions<Riga>;
}
