/**
 * A workspace for those who may only look: nothing can be edited, and each action that changes data says why it does
 * not run.
 */
import { useMemo } from 'react';
import { useMotivo } from '#state/ruolo.ts';
import type { Azione } from './action.ts';
import type { Workspace } from './workspace.ts';

function inSolaLettura<Riga>(workspace: Workspace<Riga>, reason: string): Workspace<Riga> {
  const { edits: _modifiche, ...rest } = workspace;
  const stop = (action: Azione<Riga>): Azione<Riga> =>
    action.writes ? { ...action, disabledReason: () => reason } : action;
  const { azione } = rest.empty;
  return {
    ...rest,
    whyFixed: reason,
    actions: rest.actions.map(stop),
    empty: azione ? { ...rest.empty, azione: stop(azione) } : rest.empty,
    colonne: rest.colonne.map((column) =>
      column.options.editable
        ? { ...column, options: { ...column.options, editable: false, motivoFissa: reason } }
        : column,
    ),
  };
}

/** The workspace as the person signed in may use it. */
export function useSecondoRuolo<Riga>(workspace: Workspace<Riga>): Workspace<Riga> {
  const reason = useMotivo('operatore');
  return useMemo(() => (reason === null ? workspace : inSolaLettura(workspace, reason)), [workspace, reason]);
}
