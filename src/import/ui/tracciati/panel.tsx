/** The side of the editor beside the form: what stands under each of its tabs. */
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { DocumentSearchRegular } from '@fluentui/react-icons';
import { useRef } from 'react';
import { toDraft } from './draft.ts';
import { Campioni } from './samples.tsx';
import { ImprontaVista } from './fingerprint-view.tsx';
import { Nomi } from './names.tsx';
import type { useEditor } from './use-editor.ts';
import { Versioni } from './versions.tsx';
import { VistaLettura } from './reading-view.tsx';
import { FileInput } from '#ui/file-input.tsx';

const useStyles = makeStyles({
  empty: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '12px',
    padding: '48px 16px',
    textAlign: 'center',
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusXLarge,
    color: tokens.colorNeutralForeground2,
  },
  icon: { fontSize: '40px', color: tokens.colorBrandForeground1, display: 'flex' },
});

export type TracciatoPanelView = 'anteprima' | 'campioni' | 'nomi' | 'impronta' | 'versioni';
type Editor = ReturnType<typeof useEditor>;

/** A button that takes a file. */
export function OpenFile({ onFile, main }: { onFile: (file: File) => void; main: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <FileInput ref={input} label="File di prova" onChoose={([file]) => (file ? onFile(file) : undefined)} />
      <Button
        appearance={main ? 'primary' : 'secondary'}
        icon={<DocumentSearchRegular />}
        onClick={() => input.current?.click()}
      >
        Apri un file di prova
      </Button>
    </>
  );
}

function Anteprima({ editor }: { editor: Editor }) {
  const styles = useStyles();
  const empty = editor.draft.lettura === null;
  if (editor.file)
    return (
      <VistaLettura
        nome={editor.file.name}
        viva={editor.viva}
        underway={editor.underway}
        onAnswer={editor.answer}
      />
    );
  return (
    <div className={styles.empty}>
      <span className={styles.icon} aria-hidden>
        <DocumentSearchRegular />
      </span>
      {empty
        ? 'Apri un file della banca: le colonne si riconoscono da lì, poi le correggi qui accanto.'
        : 'Apri un file di prova: a ogni cambiamento vedi subito come si leggerebbe. Non viene importato nulla.'}
      <OpenFile main={empty} onFile={editor.open} />
    </div>
  );
}

interface TracciatoPanelProps {
  vista: TracciatoPanelView;
  onVista: (vista: TracciatoPanelView) => void;
  editor: Editor;
  nomiFile: readonly string[];
}

export function TracciatoPanel({ vista, onVista, editor, nomiFile }: TracciatoPanelProps) {
  const { draft } = editor;
  switch (vista) {
    case 'anteprima':
      return <Anteprima editor={editor} />;
    case 'campioni':
      return (
        <Campioni
          campioni={editor.campioni}
          prove={editor.prove}
          motivoNotKept={editor.motivoNotKept}
          onKeep={() => void editor.tieni()}
          onTry={() => void editor.prova()}
          onDelete={(sample) => void editor.removeCampione(sample)}
          onOpen={(sample) => {
            onVista('anteprima');
            void editor.viewCampione(sample);
          }}
        />
      );
    case 'nomi':
      return <Nomi modello={draft.modello_nome} nomiFile={nomiFile} />;
    case 'impronta':
      return draft.lettura ? <ImprontaVista lettura={draft.lettura} /> : null;
    case 'versioni':
      // Another version saved meanwhile is another list.
      return draft.id === null ? null : (
        <Versioni
          key={draft.versione}
          id={draft.id}
          onResume={(tracciato) => {
            const { id, versione } = draft;
            editor.cambia({ ...toDraft({ tipo: 'salvato', tracciato }), id, versione });
            onVista('anteprima');
          }}
        />
      );
  }
}
