/** Columns as wide as what they hold: no amount and no total is cut, and what is empty in all rows is not shown. */
import type { GridApi } from 'ag-grid-community';
import { useEffect } from 'react';
import { useAtomValue } from '#state/jotai.ts';
import { loadPart } from '#state/parts.ts';
import type { WatchedRighe } from '../row-store.ts';
import type { Colonna } from '../types.ts';
import { densityAtom } from '../viste/density.ts';

/**
 * `whole`: all the rows are at hand. `hides`: a column that the rows read so far leave empty hides, and is back as soon as
 * one fills it. Of rows that are held in blocks, or that have no list of columns beside them, none hides.
 */
export function useLarghezze<Riga>(
  api: GridApi<Riga> | null,
  frame: HTMLElement | null,
  colonne: readonly Colonna<Riga>[],
  store: WatchedRighe<Riga>,
  whole: boolean,
  hides: boolean,
): void {
  // Larger letters take more room.
  const densita = useAtomValue(densityAtom);
  useEffect(() => {
    if (!api || !frame) return undefined;
    let stop: (() => void) | null = null;
    let gone = false;
    // Its code comes after the rows: the page need not wait for it.
    const begin = async (): Promise<void> => {
      const { followWidths } = await loadPart(() => import('./follow.ts'));
      if (!gone && !api.isDestroyed())
        stop = followWidths({ api, frame, colonne, store, whole, hides, densita });
    };
    void begin();
    return () => {
      gone = true;
      stop?.();
    };
  }, [api, frame, colonne, store, whole, hides, densita]);
}
