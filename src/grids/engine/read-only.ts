/** A workspace as it is for who may only look: nothing is edited, and what would change data says why it does not. */
import { useMemo } from 'react';
import { useMotivo } from '#state/ruolo.ts';
import type { Azione } from './action.ts';
import type { Workspace } from './workspace.ts';

export function inSolaLettura<Riga>(workspace: Workspace<Riga>, motivo: string): Workspace<Riga> {
  const { modifiche: _modifiche, onModifica: _onModifica, ...rest } = workspace;
  const ferma = (azione: Azione<Riga>): Azione<Riga> =>
    azione.scrive ? { ...azione, disabledReason: () => motivo } : azione;
  const { azione } = rest.vuoto;
  return {
    ...rest,
    azioni: rest.azioni.map(ferma),
    vuoto: azione ? { ...rest.vuoto, azione: ferma(azione) } : rest.vuoto,
    colonne: rest.colonne.map((colonna) =>
      colonna.opzioni.modificabile
        ? { ...colonna, opzioni: { ...colonna.opzioni, modificabile: false, motivoFissa: motivo } }
        : colonna,
    ),
  };
}

/** The workspace as the person signed in may use it. */
export function useSecondoRuolo<Riga>(workspace: Workspace<Riga>): Workspace<Riga> {
  const motivo = useMotivo('operatore');
  return useMemo(() => (motivo === null ? workspace : inSolaLettura(workspace, motivo)), [workspace, motivo]);
}
