/** What actions are given when they run, and the keys that run them. */
import type { GridApi } from 'ag-grid-community';
import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';
import { type Azione, type CellCommands, type ActionContext, matchAzione } from './action.ts';
import { countInSight } from './groups/in-sight.ts';
import { isWithin } from './parts.ts';

interface GridCommands<Riga> {
  celle: () => CellCommands<Riga>;
  /** The rows for an action that is given none: the ticked ones, else those of the selected cells. */
  righe: () => readonly Riga[];
  loading: boolean;
  update: () => void;
  exportNow: (api: GridApi<Riga>) => void;
  exportAs: () => void;
}

/** Makes the context of an action at the moment it is needed: selection and counts are the grid's. */
export function useActionContext<Riga>(
  commands: GridCommands<Riga>,
): (api: GridApi<Riga> | null, righe?: readonly Riga[]) => ActionContext<Riga> {
  const store = useStore();
  const navigate = useNavigate();
  const { loading, update, exportNow, exportAs, celle, righe: scelte } = commands;
  return useCallback(
    (api, righe) => ({
      celle: celle(),
      righe: righe ?? scelte(),
      shown: api ? countInSight(api) : 0,
      loading,
      store,
      navigate: (path) => void navigate(path),
      update,
      exportNow: () => {
        if (api) exportNow(api);
      },
      exportAs: exportAs,
    }),
    [loading, store, navigate, update, exportNow, exportAs, celle, scelte],
  );
}

/** While a person types, or a dialog is open, these keys belong to the text and not to the rows behind it. */
function ofText({ target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  return (
    target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"]') !==
    null
  );
}

/** An action that cannot run now keeps its shortcut, so the browser does not act on the key. */
export function useShortcuts<Riga>(
  actions: readonly Azione<Riga>[],
  context: () => ActionContext<Riga>,
  element: Element | null,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isWithin(element, event.target)) return;
      const action = actions.find((each) => matchAzione(each, event));
      if (!action || action.scope === 'celle' || action.scope === 'browser') return;
      if (action.scope === 'fuori' && ofText(event)) return;
      event.preventDefault();
      const now = context();
      const reason = action.disabledReason?.(now) ?? null;
      if (reason === null) action.run(now);
      else showToast({ severity: 'info', titolo: action.label, testo: reason });
    };
    globalThis.addEventListener('keydown', onKey);
    return () => globalThis.removeEventListener('keydown', onKey);
  }, [actions, context, element]);
}
