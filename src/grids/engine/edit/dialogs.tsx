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
const ShortcutsDialog = loadWhenShown(async () => (await import('./shortcuts.tsx')).ShortcutsDialog);

interface ConflittiProps<Riga> {
  modifiche: EditEngine<Riga>;
  workspace: Workspace<Riga>;
}

function Conflitti<Riga>({ modifiche, workspace }: ConflittiProps<Riga>) {
  const conflict = useAtomValue(modifiche.conflittoAtom);
  return conflict ? <ConflittiDialog conflitto={conflict} workspace={workspace} /> : null;
}

interface DialoghiProps<Riga extends object> {
  workspace: Workspace<Riga>;
  uso: UsoCelle<Riga>;
  actions: readonly Azione<Riga>[];
}

export function Dialoghi<Riga extends object>({ workspace, uso, actions }: DialoghiProps<Riga>) {
  const { dialog, setDialog, celle, commands } = uso;
  const closing = useRef(false);
  const close = () => {
    closing.current = true;
    setDialog(null);
  };
  // Back to the cells at the moment the question is gone: the next key, however quick, is for them.
  useLayoutEffect(() => {
    if (dialog !== null || !closing.current) return;
    closing.current = false;
    if (celle?.active) celle.focus(celle.active);
  }, [dialog, celle]);
  return (
    <>
      {dialog?.tipo === 'proposta' && celle ? (
        <AnteprimaIncolla
          proposta={dialog.proposta}
          workspace={workspace}
          celle={celle}
          onClose={close}
          onConfirm={() => {
            close();
            // The dialog goes first: thousands of cells take their own time.
            void waitForPaint().then(() =>
              commands?.apply(dialog.proposta.etichetta, { ...dialog.proposta.piano, rifiutate: [] }),
            );
          }}
        />
      ) : null}
      {dialog?.tipo === 'modifica' ? (
        <ModificaRighe
          righe={dialog.righe}
          workspace={workspace}
          onClose={close}
          onConfirm={(column, text) => {
            close();
            commands?.changeColumn(dialog.righe, column, text);
          }}
        />
      ) : null}
      {dialog?.tipo === 'scorciatoie' ? <ShortcutsDialog actions={actions} onClose={close} /> : null}
      {workspace.modifiche ? <Conflitti modifiche={workspace.modifiche} workspace={workspace} /> : null}
    </>
  );
}
