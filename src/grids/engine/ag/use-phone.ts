/** A window made as narrow as a phone has the columns of a phone, and its own again once it is wide. */
import type { GridApi } from 'ag-grid-community';
import { useEffect, useRef, useState } from 'react';
import { loadPart } from '#state/parts.ts';
import { isTelefono, TELEFONO } from '#ui/use-media.ts';
import { getEmptyColumns } from './empty-columns.ts';
import type { LeftOut } from './arrange.ts';

const registro = new WeakMap<WeakKey, Map<boolean, LeftOut>>();
/** How the columns of a grid stood in each of the two shapes of its window when it was left; true: a phone's. */
export function getLeftOut<Riga>(api: GridApi<Riga>): Map<boolean, LeftOut> {
  const left = registro.get(api) ?? new Map<boolean, LeftOut>();
  registro.set(api, left);
  return left;
}

/** True while the window is as narrow as a phone; `api`: the grid whose columns follow it. */
export function useTelefono<Riga>(api: GridApi<Riga> | null): boolean {
  const [telephone, setTelephone] = useState(isTelefono);
  const shown = useRef(telephone);
  useEffect(() => {
    if (!api) return undefined;
    const query = globalThis.matchMedia(TELEFONO);
    const turn = () => {
      if (api.isDestroyed()) return;
      // Before the definitions of the other shape are in the grid.
      if (query.matches !== shown.current)
        getLeftOut(api).set(shown.current, { stato: api.getColumnState(), empty: getEmptyColumns(api) });
      setTelephone(query.matches);
    };
    turn();
    query.addEventListener('change', turn);
    return () => query.removeEventListener('change', turn);
  }, [api]);
  useEffect(() => {
    if (!api || shown.current === telephone) return;
    shown.current = telephone;
    const turn = async (): Promise<void> => {
      const { restoreColonne } = await loadPart(() => import('./arrange.ts'));
      // Turned back meanwhile, it is the other shape's to arrange.
      if (!api.isDestroyed() && shown.current === telephone)
        restoreColonne(api, getLeftOut(api).get(telephone));
    };
    void turn();
  }, [api, telephone]);
  return telephone;
}
