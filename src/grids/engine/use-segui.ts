/** Tells an area which rows are chosen, as they change: what it shows beside the grid is about them. */
import type { GridApi } from 'ag-grid-community';
import { useEffect } from 'react';
import { useStore } from '#state/jotai.ts';
import type { Workspace } from './workspace.ts';

export function useSegui<Riga>({ segui, indicataAtom }: Workspace<Riga>, api: GridApi<Riga> | null): void {
  const store = useStore();
  useEffect(() => {
    if (!api || !indicataAtom) return undefined;
    return store.sub(indicataAtom, () => {
      const node = api.getRowNode(String(store.get(indicataAtom)));
      if (!node || node.isSelected() === true) return;
      node.setSelected(true, true);
      api.ensureNodeVisible(node, 'middle');
    });
  }, [api, indicataAtom, store]);
  useEffect(() => {
    if (!api || !segui) return undefined;
    let frame: number | null = null;
    const deseleziona = (): void => {
      if (!api.isDestroyed()) api.deselectAll();
    };
    const tell = (): void => {
      frame ??= requestAnimationFrame(() => {
        frame = null;
        if (api.isDestroyed()) return;
        const focused = api.getFocusedCell();
        const node = focused ? api.getDisplayedRowAtIndex(focused.rowIndex) : undefined;
        segui(store, { spuntate: api.getSelectedRows(), attiva: node?.data ?? null, deseleziona });
      });
    };
    const events = ['selectionChanged', 'cellFocused', 'modelUpdated'] as const;
    for (const event of events) api.addEventListener(event, tell);
    return () => {
      if (frame !== null) cancelAnimationFrame(frame);
      if (!api.isDestroyed()) for (const event of events) api.removeEventListener(event, tell);
    };
  }, [api, segui, store]);
}
