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
const RIGHE_BLOCCO = 200;

const OPZIONI: GridOptions = {
  rowModelType: 'infinite',
  cacheBlockSize: RIGHE_BLOCCO,
  maxBlocksInCache: 100,
  cacheOverflowSize: 1,
  maxConcurrentDatasourceRequests: 2,
  // Whoever drags the bar down passes over blocks that nobody looks at.
  blockLoadDebounceMillis: 60,
};
const NESSUNA: GridOptions = {};

export interface BlocksContext<Riga> {
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

function useMotore<Riga>({
  workspace,
  vista,
  api,
  ricerca,
  riconta,
}: BlocksContext<Riga>): BlockEngine<Riga> | null {
  const { get } = useStore();
  const { colonne, righe } = workspace;
  const { blocchi: fonte } = righe;
  const { parti } = vista;
  const { getId } = workspace;
  const motore = useMemo(() => {
    if (!api || !fonte || !parti) return null;
    return new parti.BlockEngine<Riga>({
      api,
      fonte,
      colonne,
      get,
      getId: (riga) => toRowId(riga, getId),
      attuale: (riga) => get(righe.vistaAtom).archivio.get(getId(riga)) ?? riga,
      onRiepilogo: () => riconta(api),
      onErrore: (error) => tellFailure(api, error),
    });
  }, [api, fonte, parti, colonne, get, getId, righe, riconta]);
  // Before the grid hears that the search changed, which it does after the layout.
  useLayoutEffect(() => motore?.setRicerca(ricerca), [motore, ricerca]);
  return motore;
}

/** A list of values is asked of the server, with the filters of the other columns. */
function useVociRemote<Riga>(
  motore: BlockEngine<Riga> | null,
  { workspace, vista: { parti }, setaccio }: BlocksContext<Riga>,
): void {
  const { get } = useStore();
  useEffect(() => {
    const { blocchi: fonte } = workspace.righe;
    if (!motore || !fonte || !parti) return undefined;
    setaccio.setRemoto(async (colonna, tenute, signal) =>
      parti.toVoci(colonna, await fonte.valori({ get, signal }, motore.domanda(), colonna.campo), tenute),
    );
    return () => setaccio.setRemoto(null);
  }, [motore, workspace, parti, setaccio, get]);
}

/** Groups are asked of the server, and the rows of those that are opened. */
function useGruppiRemoti<Riga>(motore: BlockEngine<Riga> | null, legami: BlocksContext<Riga>): void {
  const { workspace, vista, setaccio, raggruppata } = legami;
  const { archivio, blocchi, parti } = vista;
  const { get } = useStore();
  const { getId, righe } = workspace;
  const { blocchi: fonte } = righe;
  // Before the groups are gathered, which is done after the layout.
  useLayoutEffect(() => {
    const gruppi = fonte?.gruppi;
    if (!motore || !fonte || !parti || !gruppi || !raggruppata || blocchi === null) return undefined;
    setFonteGruppi(
      setaccio,
      new parti.GruppiRemoti<Riga>({
        domanda: () => motore.domanda(),
        gruppi: (criteri, signal) => {
          motore.somme(blocchi);
          return gruppi({ get, signal }, motore.domanda(), criteri);
        },
        righe: async (domanda, quante, signal) => {
          const read = await fonte.leggi({ get, signal }, domanda, 0, quante);
          // Whoever changes them finds them among the rows of the page; those with changes under way stay as they look.
          const fresh = read.filter((riga) => archivio.get(getId(riga)) === undefined);
          archivio.aggiungi(fresh);
          return read.map((riga) => archivio.get(getId(riga)) ?? riga);
        },
        getId,
        avvisa: (titolo, testo) => showToast({ severity: 'info', titolo, testo }),
      }),
    );
    return () => setFonteGruppi(setaccio, null);
  }, [motore, fonte, parti, raggruppata, blocchi, setaccio, archivio, get, getId]);
}

/** Options for a grid in blocks; none for one that holds its rows. */
export function useBlocchi<Riga>(legami: BlocksContext<Riga>): GridOptions<Riga> {
  const { vista, api, raggruppata } = legami;
  const { archivio, blocchi } = vista;
  const motore = useMotore(legami);
  useVociRemote(motore, legami);
  useGruppiRemoti(motore, legami);
  useEffect(() => () => motore?.destroy(), [motore]);
  // Another archive: the same question was asked again.
  useEffect(() => {
    if (motore && blocchi !== null && !raggruppata) motore.mostra(blocchi, (page) => archivio.aggiungi(page));
  }, [motore, archivio, blocchi, raggruppata]);
  useEffect(() => {
    if (!motore || !api || raggruppata) return undefined;
    return archivio.ascolta(({ tipo, righe }) => {
      if (tipo !== 'modificate' || api.isDestroyed()) return;
      for (const riga of righe) {
        const node = api.getRowNode(String(legami.workspace.getId(riga)));
        // The same object: it has just arrived with its block.
        if (node && node.data !== riga) node.setData(riga);
      }
    });
  }, [motore, api, archivio, legami.workspace, raggruppata]);
  return (blocchi === null || raggruppata ? NESSUNA : OPZIONI) as GridOptions<Riga>;
}
