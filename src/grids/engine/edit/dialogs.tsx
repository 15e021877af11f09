/** The questions that editing many cells asks: what a paste would do, what to write in many rows, whose value stays. */
import { useLayoutEffect, useRef } from 'react';
import type { UsoCelle } from './use-cells.ts';
import type { Azione } from '../action.ts';
import { waitForPaint } from '../pieces.ts';
import type { Workspace } from '../workspace.ts';
import { useAtomValue } from '#state/jotai.ts';
import { loadWhenShown } from '#ui/lazy.tsx';
import type { EditEngine } from './edit-engine.ts';

const AnteprimaIncolla = loadWhenShown(async () => (await import('./paste-preview.tsx')).AnteprimaIncolla);
const ConflittiDialog = loadWhenShown(async () => (await import('./conflicts-dialog.tsx')).ConflittiDialog);
const ModificaRighe = loadWhenShown(async () => (await import('./edit-righe.tsx')).ModificaRighe);
const Scorciatoie = loadWhenShown(async () => (await import('./shortcuts.tsx')).Scorciatoie);

interface ConflittiProps<Riga> {
  modifiche: EditEngine<Riga>;
  workspace: Workspace<Riga>;
}

function Conflitti<Riga>({ modifiche, workspace }: ConflittiProps<Riga>) {
  const conflitto = useAtomValue(modifiche.conflittoAtom);
  return conflitto ? <ConflittiDialog conflitto={conflitto} workspace={workspace} /> : null;
}

export interface DialoghiProps<Riga extends object> {
  workspace: Workspace<Riga>;
  uso: UsoCelle<Riga>;
  azioni: readonly Azione<Riga>[];
}

export function Dialoghi<Riga extends object>({ workspace, uso, azioni }: DialoghiProps<Riga>) {
  const { dialogo, setDialogo, celle, comandi } = uso;
  const closing = useRef(false);
  const close = () => {
    closing.current = true;
    setDialogo(null);
  };
  // Back to the cells at the moment the question is gone: the next key, however quick, is for them.
  useLayoutEffect(() => {
    if (dialogo !== null || !closing.current) return;
    closing.current = false;
    if (celle?.attiva) celle.focalizza(celle.attiva);
  }, [dialogo, celle]);
  return (
    <>
      {dialogo?.tipo === 'proposta' && celle ? (
        <AnteprimaIncolla
          proposta={dialogo.proposta}
          workspace={workspace}
          celle={celle}
          onChiudi={close}
          onConferma={() => {
            close();
            // The dialog goes first: thousands of cells take their own time.
            void waitForPaint().then(() =>
              comandi?.applica(dialogo.proposta.etichetta, { ...dialogo.proposta.piano, rifiutate: [] }),
            );
          }}
        />
      ) : null}
      {dialogo?.tipo === 'modifica' ? (
        <ModificaRighe
          righe={dialogo.righe}
          workspace={workspace}
          onChiudi={close}
          onConferma={(colonna, testo) => {
            close();
            comandi?.cambiaColonna(dialogo.righe, colonna, testo);
          }}
        />
      ) : null}
      {dialogo?.tipo === 'scorciatoie' ? <Scorciatoie azioni={azioni} onChiudi={close} /> : null}
      {workspace.modifiche ? <Conflitti modifiche={workspace.modifiche} workspace={workspace} /> : null}
    </>
  );
}
