/** What a workspace is made of while it is drawn: its grid, what its actions are given, the menu of a row, the export. */
import type { CellContextMenuEvent, GridApi, GridOptions } from 'ag-grid-community';
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useAtomValue } from '#state/jotai.ts';
import { useAtHand } from './use-at-hand.ts';
import { useFollow } from './use-follow.ts';
import { useNarrowed } from './use-narrow.ts';
import { useSenzaGruppi } from './blocks/without-groups.ts';
import { useCambioModo } from './blocks/use-mode-change.ts';
import { useBlocks } from './blocks/use-blocks.ts';
import type { MenuRigaStato } from './row-menu.tsx';
import { withCellActions } from './edit/actions.tsx';
import { useCelle, useCellKeys } from './edit/use-cells.ts';
import type { RicercaProps } from './quick-search.tsx';
import type { Celle } from './range/cells.ts';
import { useActionContext, useShortcuts } from './use-actions.ts';
import { useEsportazione } from './use-export.ts';
import { useLoadedRighe } from './use-loaded-righe.ts';
import { useLarghezze } from './widths/use-widths.ts';
import { useEventi } from './use-eventi.ts';
import { useGrid } from './use-grid.ts';
import { useArrangementOptions } from './viste/use-arrangement.ts';
import { useGridLayout, useStart } from './viste/use-grid-layout.ts';
import { usePlace } from './range/use-place.ts';
import type { Workspace } from './workspace.ts';

/**
 * `GridBody` says that there are no rows, once the server has answered. The grid's own message would appear while rows
 * are still being added.
 */
const NO_EMPTY_STATE: Pick<GridOptions, 'suppressOverlays'> = { suppressOverlays: ['noRows'] };

function useQuickSearch(kept: RicercaProps | undefined): RicercaProps {
  const [valore, onChange] = useState('');
  return kept ?? { valore, onChange };
}

type OnMenu<Riga> = (event: CellContextMenuEvent<Riga>) => void;

/** The menu of a row, opened by the grid that was made before anybody knew what its actions are given. */
function useRowMenu<Riga>(
  onMenuRef: RefObject<OnMenu<Riga>>,
  makeContext: ReturnType<typeof useActionContext<Riga>>,
  celle: Celle<Riga> | null,
) {
  const [menu, setMenu] = useState<MenuRigaStato<Riga> | null>(null);
  useEffect(() => {
    onMenuRef.current = ({ api: grid, event, node }) => {
      const { clientX: x = 0, clientY: y = 0 } = event instanceof MouseEvent ? event : {};
      // On a ticked row the menu acts on all ticked rows, elsewhere on the cells under it.
      const righe = node.isSelected() === true ? grid.getSelectedRows() : (celle?.chosenRighe() ?? []);
      setMenu({ x, y, context: makeContext(grid, righe) });
    };
  }, [onMenuRef, makeContext, celle]);
  return { menu, closeMenu: () => setMenu(null) };
}

export function useWorkspace<Riga extends object>(
  workspace: Workspace<Riga>,
  kept: RicercaProps | undefined,
) {
  const vista = useAtomValue(workspace.righe.vistaAtom);
  const update = useLoadedRighe(workspace);
  useEventi(workspace);
  const ricerca = useQuickSearch(kept);
  const esportazione = useEsportazione(workspace);
  const { launch, ask } = esportazione;
  const exportNow = useCallback(
    (api: GridApi<Riga>) => launch(api, ricerca.valore),
    [launch, ricerca.valore],
  );
  const onMenuRef = useRef<OnMenu<Riga>>(() => undefined);
  const inBlocks = vista.blocks !== null;
  const free = useSenzaGruppi(useStart(workspace), inBlocks && !workspace.righe.blocks?.gruppi);
  const griglia = useGrid(
    vista.store,
    workspace.measure,
    useCallback((event: CellContextMenuEvent<Riga>) => onMenuRef.current(event), []),
    free.criteri.length > 0 || inBlocks,
  );
  const { store } = vista;
  const { api, riconta, options: own } = griglia;
  const { start, stato } = useCambioModo(free, api, inBlocks);
  const grouped = start.criteri.length > 0;
  const uso = useCelle(workspace, api);
  const { element } = uso;
  const layout = useGridLayout({ workspace, start, api, element, store, ricerca, riconta });
  const arrangement = useArrangementOptions<Riga>(start.start, workspace);
  useNarrowed(workspace, layout.rowFilter, api);
  const blocks = useBlocks({
    workspace,
    vista,
    api,
    rowFilter: layout.rowFilter,
    ricerca: ricerca.valore,
    riconta,
    grouped,
  });
  const options = useMemo(
    () => ({ ...own, ...arrangement, ...blocks, ...NO_EMPTY_STATE, ...(stato && { initialState: stato }) }),
    [own, arrangement, blocks, stato],
  );
  const whole = (vista.stato.tipo === 'pronto' || vista.previous) && vista.blocks === null;
  useLarghezze(griglia.api, uso.element, workspace.colonne, store, whole, vista.blocks === null);
  const makeContext = useActionContext<Riga>({
    celle: uso.perAzioni,
    righe: uso.righe,
    loading: vista.stato.tipo === 'caricamento',
    update,
    exportNow,
    exportAs: useCallback(() => ask(true), [ask]),
  });
  const { menu, closeMenu } = useRowMenu(onMenuRef, makeContext, uso.celle);
  const actions = useMemo(
    () => withCellActions(workspace.actions, workspace.edits !== undefined),
    [workspace],
  );
  const context = useCallback(() => makeContext(griglia.api), [makeContext, griglia.api]);
  const ready = vista.stato.tipo === 'pronto';
  usePlace({ api, element, place: start.start.place, getId: layout.rowId, ready });
  useAtHand(workspace.atHand === true, griglia.api, ready);
  useShortcuts(actions, context, uso.element);
  useFollow(workspace, griglia.api);
  useCellKeys(uso, actions, context);
  return {
    vista,
    update,
    ricerca,
    esportazione,
    griglia,
    options,
    raggruppata: grouped,
    disposizione: layout,
    uso,
    actions,
    context,
    menu,
    closeMenu,
  };
}
