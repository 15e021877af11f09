/** Between blocks and groups the grid is replaced by another one, which takes over how the first looked. */
import type { GridApi, GridState } from 'ag-grid-community';
import { useCallback, useMemo, useState } from 'react';
import type { CriterioGruppo } from '#api/contract/viste.ts';
import type { Beginning } from '../viste/use-grid-layout.ts';

export function useCambioModo<Riga>(
  free: Beginning,
  api: GridApi<Riga> | null,
  inBlocks: boolean,
): { start: Beginning; stato: GridState | null } {
  const [stato, setStato] = useState<GridState | null>(null);
  const { start: startingFrom, criteri, setCriteri: put } = free;
  const setCriteri = useCallback(
    (next: readonly CriterioGruppo[]) => {
      const changes = next.length > 0 !== criteri.length > 0;
      if (changes && inBlocks && api && !api.isDestroyed()) {
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
    [api, inBlocks, criteri, put],
  );
  const start = useMemo(
    () => ({ start: startingFrom, criteri, setCriteri }),
    [startingFrom, criteri, setCriteri],
  );
  return { start, stato };
}
