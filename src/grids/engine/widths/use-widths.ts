/** Columns as wide as what they hold: no amount and no total is cut, and what is empty in all rows is not shown. */
import type { GridApi } from 'ag-grid-community';
import { useEffect } from 'react';
import { useAtomValue } from '#state/jotai.ts';
import { loadPart } from '#state/parts.ts';
import type { VistaRighe } from '../righe.ts';
import type { Colonna } from '../types.ts';
import { densitaAtom } from '../viste/density.ts';

export function useLarghezze<Riga>(
  api: GridApi<Riga> | null,
  frame: HTMLElement | null,
  colonne: readonly Colonna<Riga>[],
  { archivio, stato, blocchi }: VistaRighe<Riga>,
): void {
  // Larger letters take more room.
  const densita = useAtomValue(densitaAtom);
  // Of rows that are held in blocks, what is empty in those at hand may be full in others.
  const intere = stato.tipo === 'pronto' && blocchi === null;
  useEffect(() => {
    if (!api || !frame) return undefined;
    let stop: (() => void) | null = null;
    let gone = false;
    // Its code comes after the rows: the page need not wait for it.
    const begin = async (): Promise<void> => {
      const { followWidths } = await loadPart(() => import('./follow.ts'));
      if (!gone && !api.isDestroyed())
        stop = followWidths({ api, frame, colonne, archivio, intere, densita });
    };
    void begin();
    return () => {
      gone = true;
      stop?.();
    };
  }, [api, frame, colonne, archivio, intere, densita]);
}
