/** From blocks to groups and back the grid is another one: it starts from what the one before looked like. */
import type { GridApi, GridState } from 'ag-grid-community';
import { useCallback, useMemo, useState } from 'react';
import type { CriterioGruppo } from '#api/contract/viste.ts';
import type { Inizio } from '../viste/use-grid-layout.ts';

export function useCambioModo<Riga>(
  libero: Inizio,
  api: GridApi<Riga> | null,
  aBlocchi: boolean,
): { inizio: Inizio; stato: GridState | null } {
  const [stato, setStato] = useState<GridState | null>(null);
  const { partenza, criteri, setCriteri: put } = libero;
  const setCriteri = useCallback(
    (next: readonly CriterioGruppo[]) => {
      const changes = next.length > 0 !== criteri.length > 0;
      if (changes && aBlocchi && api && !api.isDestroyed()) {
        // Places in one list mean nothing in the other.
        const {
          scroll: _scroll,
          focusedCell: _focusedCell,
          rowSelection: _rowSelection,
          ...kept
        } = api.getState();
        setStato(kept);
      }
      put(next);
    },
    [api, aBlocchi, criteri, put],
  );
  const inizio = useMemo(() => ({ partenza, criteri, setCriteri }), [partenza, criteri, setCriteri]);
  return { inizio, stato };
}
