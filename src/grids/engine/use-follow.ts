/** Tells an area which rows are chosen, because what it shows beside the grid is about them. */
import type { CellPosition, GridApi } from 'ag-grid-community';
import { useEffect } from 'react';
import { useStore } from '#state/jotai.ts';
import { listenTo, listenToAll } from './listen-to.ts';
import { isRigaGruppo } from './groups/group-row.ts';
import type { ChosenRighe, Workspace } from './workspace.ts';

type Moves<Riga> = Pick<ChosenRighe<Riga>, 'deselect' | 'tick' | 'advance' | 'goBack'>;

/** What an area may do with the rows of its grid. It does nothing once the grid is gone. */
const movesOf = <Riga>(api: GridApi<Riga>): Moves<Riga> => ({
  deselect: () => {
    if (!api.isDestroyed()) api.deselectAll();
  },
  tick: (ids) => {
    if (api.isDestroyed()) return;
    const nodes = [...ids].flatMap((id) => api.getRowNode(String(id)) ?? []);
    api.deselectAll();
    api.setNodesSelected({ nodes, newValue: true });
    const [first] = nodes;
    if (first === undefined) return;
    const show = (): void => {
      if (first.displayed) api.ensureNodeVisible(first);
    };
    show();
    // The rows may be about to change their order: the row is shown again at its new place.
    const stop = listenTo(api, {
      modelUpdated: () => {
        stop();
        show();
      },
    });
  },
  advance: (via, holdsGood) => {
    const focused = api.isDestroyed() ? null : api.getFocusedCell();
    if (!focused) return;
    const gone = new Set([...via].map(String));
    const count = api.getDisplayedRowCount();
    for (let step = 0; step < count; step += 1) {
      const at = (focused.rowIndex + step) % count;
      const node = api.getDisplayedRowAtIndex(at);
      const left = gone.has(node?.id ?? '');
      if (step === 0 && !left) return;
      if (left || node?.data === undefined || isRigaGruppo(node.data) || !holdsGood(node.data)) continue;
      api.ensureIndexVisible(at);
      api.setFocusedCell(at, focused.column);
      return;
    }
    // No row is left to decide: the focus stays on the row rather than going to the page.
    api.setFocusedCell(focused.rowIndex, focused.column);
  },
  goBack: (ids) => {
    const inUse = () => (api.isDestroyed() ? null : api.getFocusedCell());
    const from = inUse();
    if (!from || ids.length === 0) return;
    const rowOf = (cell: CellPosition | null) => cell && api.getDisplayedRowAtIndex(cell.rowIndex)?.id;
    const left = rowOf(from);
    const waiting = new AbortController();
    const end = (): void => {
      waiting.abort();
      stop();
    };
    const go = (): void => {
      const nodes = ids.flatMap((id) => api.getRowNode(String(id)) ?? []);
      const moved = rowOf(inUse()) !== left;
      const index = nodes.find(({ displayed }) => displayed)?.rowIndex ?? null;
      if (index !== null || moved) end();
      if (moved || index === null) return;
      api.ensureIndexVisible(index);
      api.setFocusedCell(index, from.column);
    };
    // Rows that are not in sight yet come with an update. One that filters hide may come much later: whoever has gone on
    // by then, with a key or the pointer, is left where they are.
    const stop = listenTo(api, { modelUpdated: go });
    for (const event of ['keydown', 'pointerdown'])
      document.addEventListener(event, end, { capture: true, signal: waiting.signal });
    go();
  },
});

export function useFollow<Riga>({ follow, indicatedAtom }: Workspace<Riga>, api: GridApi<Riga> | null): void {
  const store = useStore();
  useEffect(() => {
    if (!api || !indicatedAtom) return undefined;
    return store.sub(indicatedAtom, () => {
      const node = api.getRowNode(String(store.get(indicatedAtom)));
      if (!node || node.isSelected() === true) return;
      node.setSelected(true, true);
      api.ensureNodeVisible(node, 'middle');
    });
  }, [api, indicatedAtom, store]);
  useEffect(() => {
    if (!api || !follow) return undefined;
    let frame: number | null = null;
    const moved = movesOf(api);
    const tell = (): void => {
      frame ??= requestAnimationFrame(() => {
        frame = null;
        if (api.isDestroyed()) return;
        const focused = api.getFocusedCell();
        const node = focused ? api.getDisplayedRowAtIndex(focused.rowIndex) : undefined;
        follow(store, { ticked: api.getSelectedRows(), attiva: node?.data ?? null, ...moved });
      });
    };
    const stop = listenToAll(api, ['selectionChanged', 'cellFocused', 'modelUpdated'], tell);
    return () => {
      if (frame !== null) cancelAnimationFrame(frame);
      stop();
    };
  }, [api, follow, store]);
}
