/** What actions are given when they run, and the keys that run them. */
import type { GridApi } from 'ag-grid-community';
import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from '#state/jotai.ts';
import { type Azione, type ContestoAzione, matchShortcut } from './azioni.ts';

export interface Comandi<Riga> {
  caricamento: boolean;
  aggiorna: () => void;
  esporta: (api: GridApi<Riga>) => void;
}

/** Makes the context of an action at the moment it is needed: selection and counts are the grid's. */
export function useContesto<Riga>(
  comandi: Comandi<Riga>,
): (api: GridApi<Riga> | null) => ContestoAzione<Riga> {
  const store = useStore();
  const navigate = useNavigate();
  const { caricamento, aggiorna, esporta } = comandi;
  return useCallback(
    (api) => ({
      righe: api?.getSelectedRows() ?? [],
      mostrate: api?.getDisplayedRowCount() ?? 0,
      caricamento,
      store,
      naviga: (path) => void navigate(path),
      aggiorna,
      esporta: () => {
        if (api) esporta(api);
      },
    }),
    [caricamento, store, navigate, aggiorna, esporta],
  );
}

/** While text is typed, or a question stands open, these keys mean the text and not the rows behind it. */
function ofText({ target, ctrlKey, metaKey, key }: KeyboardEvent): boolean {
  if (!(ctrlKey || metaKey) || !/^[zy]$/i.test(key) || !(target instanceof Element)) return false;
  return target.closest('input, textarea, [contenteditable], [role="dialog"], [role="alertdialog"]') !== null;
}

/** A shortcut of an action that cannot run now still belongs to it: the browser's own meaning stays out. */
export function useScorciatoie<Riga>(
  azioni: readonly Azione<Riga>[],
  contesto: () => ContestoAzione<Riga>,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (ofText(event)) return;
      const azione = azioni.find(({ shortcut }) => shortcut !== undefined && matchShortcut(shortcut, event));
      if (!azione) return;
      event.preventDefault();
      const now = contesto();
      if ((azione.disabledReason?.(now) ?? null) === null) azione.run(now);
    };
    globalThis.addEventListener('keydown', onKey);
    return () => globalThis.removeEventListener('keydown', onKey);
  }, [azioni, contesto]);
}
