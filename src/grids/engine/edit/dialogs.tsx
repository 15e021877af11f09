/** The questions that editing many cells asks: what a paste would do, what to write in many rows, whose value stays. */
import { useLayoutEffect, useRef } from 'react';
import type { UsoCelle } from './use-cells.ts';
import type { Azione } from '../action.ts';
import { waitForPaint } from '#api/pieces.ts';
import type { Workspace } from '../workspace.ts';
import { useAtomValue } from '#state/jotai.ts';
import { loadWhenShown } from '#ui/lazy.tsx';
import type { EditEngine } from './edit-engine.ts';

const PastePreview = loadWhenShown(async () => (await import('./paste-preview.tsx')).PastePreview);
const ConflittiDialog = loadWhenShown(async () => (await import('./conflicts-dialog.tsx')).ConflittiDialog);
const EditRighe = loadWhenShown(async () => (await import('./edit-righe.tsx')).EditRighe);
const ShortcutsDialog = loadWhenShown(async () => (await import('./shortcuts.tsx')).ShortcutsDialog);

interface ConflittiProps<Riga> {
  edits: EditEngine<Riga>;
  workspace: Workspace<Riga>;
}

function Conflitti<Riga>({ edits, workspace }: ConflittiProps<Riga>) {
  const conflict = useAtomValue(edits.conflittoAtom);
  return conflict ? <ConflittiDialog conflitto={conflict} workspace={workspace} /> : null;
}

interface DialogsProps<Riga extends object> {
  workspace: Workspace<Riga>;
  uso: UsoCelle<Riga>;
  actions: readonly Azione<Riga>[];
}

export function Dialogs<Riga extends object>({ workspace, uso, actions }: DialogsProps<Riga>) {
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
        <PastePreview
          proposta={dialog.proposta}
          workspace={workspace}
          celle={celle}
          onClose={close}
          onConfirm={() => {
            close();
            // The dialog goes first: thousands of cells take their own time.
            void waitForPaint().then(() =>
              commands?.apply(dialog.proposta.label, { ...dialog.proposta.piano, rifiutate: [] }),
            );
          }}
        />
      ) : null}
      {dialog?.tipo === 'modifica' ? (
        <EditRighe
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
      {workspace.edits ? <Conflitti edits={workspace.edits} workspace={workspace} /> : null}
    </>
  );
}
