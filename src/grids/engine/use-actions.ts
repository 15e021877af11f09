/** What actions are given when they run, and the keys that run them. */
import type { GridApi } from 'ag-grid-community';
import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';
import { type Azione, type ComandiCelle, type ContestoAzione, matchAzione } from './action.ts';
import { countInSight } from './groups/in-sight.ts';
import { isWithin } from './parts.ts';

export interface GridCommands<Riga> {
  celle: () => ComandiCelle<Riga>;
  /** Rows that an action works on when none is given: those ticked, else those of the selected cells. */
  righe: () => readonly Riga[];
  caricamento: boolean;
  aggiorna: () => void;
  esporta: (api: GridApi<Riga>) => void;
  esportaCome: () => void;
}

/** Makes the context of an action at the moment it is needed: selection and counts are the grid's. */
export function useContesto<Riga>(
  comandi: GridCommands<Riga>,
): (api: GridApi<Riga> | null, righe?: readonly Riga[]) => ContestoAzione<Riga> {
  const store = useStore();
  const navigate = useNavigate();
  const { caricamento, aggiorna, esporta, esportaCome, celle, righe: scelte } = comandi;
  return useCallback(
    (api, righe) => ({
      celle: celle(),
      righe: righe ?? scelte(),
      mostrate: api ? countInSight(api) : 0,
      caricamento,
      store,
      naviga: (path) => void navigate(path),
      aggiorna,
      esporta: () => {
        if (api) esporta(api);
      },
      esportaCome,
    }),
    [caricamento, store, navigate, aggiorna, esporta, esportaCome, celle, scelte],
  );
}

/** While text is typed, or a question stands open, these keys mean the text and not the rows behind it. */
function ofText({ target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  return (
    target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"]') !==
    null
  );
}

/** A shortcut of an action that cannot run now still belongs to it: the browser's own meaning stays out. */
export function useScorciatoie<Riga>(
  azioni: readonly Azione<Riga>[],
  contesto: () => ContestoAzione<Riga>,
  elemento: Element | null,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isWithin(elemento, event.target)) return;
      const azione = azioni.find((each) => matchAzione(each, event));
      if (!azione || azione.ambito === 'celle' || azione.ambito === 'browser') return;
      if (azione.ambito === 'fuori' && ofText(event)) return;
      event.preventDefault();
      const now = contesto();
      const reason = azione.disabledReason?.(now) ?? null;
      if (reason === null) azione.run(now);
      else showToast({ severity: 'info', titolo: azione.label, testo: reason });
    };
    globalThis.addEventListener('keydown', onKey);
    return () => globalThis.removeEventListener('keydown', onKey);
  }, [azioni, contesto, elemento]);
}
