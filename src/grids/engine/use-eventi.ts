/** Ties the changes of others to the rows of a workspace that is shown. */
import { useEffect } from 'react';
import { listenEventi } from '#state/eventi.ts';
import { useStore } from '#state/jotai.ts';
import { RowRefresher } from './row-refresher.ts';
import type { Workspace } from './workspace.ts';

/** Keeps the rows of a workspace up to date while it is shown; one that cannot say how is left alone. */
export function useEventi<Riga>(workspace: Workspace<Riga>): void {
  const store = useStore();
  useEffect(() => {
    const { vive, vistaAtom } = workspace.righe;
    if (!vive) return undefined;
    const updater = new RowRefresher(store, workspace, vive);
    const stops = [
      listenEventi(store, updater.hear),
      // What was held back is tried again when what held it back is over.
      store.sub(vistaAtom, updater.schedule),
      ...(workspace.edits ? [store.sub(workspace.edits.underwayAtom, updater.schedule)] : []),
      ...(workspace.busyAtom ? [store.sub(workspace.busyAtom, updater.schedule)] : []),
    ];
    return () => {
      for (const stop of stops) stop();
      updater.close();
    };
  }, [store, workspace]);
}
