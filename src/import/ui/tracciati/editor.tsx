/** The editor of a tracciato: the form on one side, what it makes of a sample on the other, live. */
import { Button, makeStyles, Tab, TabList, Title3 } from '@fluentui/react-components';
import { ArrowLeftRegular, SaveRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import type { TracciatoStart } from './draft.ts';
import { ConfermaCampioni } from './confirm-samples.tsx';
import { LeaveChanges } from './leave-changes.tsx';
import { TracciatoForm } from './form.tsx';
import { OpenFile, TracciatoPanel, type TracciatoPanelView } from './panel.tsx';
import { useEditor } from './use-editor.ts';

const useStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    minHeight: '100%',
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    padding: '16px 24px',
    '@media (max-width: 640px)': { padding: '16px' },
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' },
  title: { margin: 0, flexGrow: 1, overflowWrap: 'anywhere' },
  body: {
    flexGrow: 1,
    minHeight: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(300px, 400px) minmax(0, 1fr)',
    gap: '20px',
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  form: {
    minWidth: 0,
    paddingRight: '4px',
    '@media (min-width: 901px)': { overflowY: 'auto', maxHeight: 'calc(100dvh - 150px)' },
  },
  side: { minWidth: 0, minHeight: 0, display: 'flex', flexDirection: 'column', gap: '12px' },
  tabs: { overflowX: 'auto' },
});

interface EditorTracciatoProps {
  start: TracciatoStart;
  nomiFile: readonly string[];
  onClose: () => void;
}

export function EditorTracciato({ start, nomiFile, onClose }: EditorTracciatoProps) {
  const styles = useStyles();
  const editor = useEditor(start);
  const [vista, setVista] = useState<TracciatoPanelView>('anteprima');
  const [closes, setCloses] = useState(false);
  const { draft, file } = editor;
  const empty = draft.lettura === null;
  const fresh = draft.id === null;
  return (
    <div className={styles.root} data-testid="editor-tracciato">
      {editor.cambiata ? (
        <LeaveChanges closes={closes} onLeave={onClose} onStay={() => setCloses(false)} />
      ) : null}
      <header className={styles.head}>
        <Button
          appearance="subtle"
          icon={<ArrowLeftRegular />}
          aria-label="Torna ai tracciati"
          onClick={() => (editor.cambiata ? setCloses(true) : onClose())}
        />
        <Title3 as="h1" className={styles.title}>
          {draft.nome === '' ? 'Nuovo tracciato' : draft.nome}
        </Title3>
        {file || !empty ? <OpenFile main={false} onFile={editor.open} /> : null}
        <Button
          appearance="primary"
          icon={<SaveRegular />}
          disabledFocusable={editor.motivo !== null || editor.busy || !(editor.cambiata || fresh)}
          title={editor.motivo ?? (editor.cambiata || fresh ? '' : 'Nessun cambiamento da salvare')}
          onClick={() => void editor.save()}
        >
          {editor.busy ? 'Un momento…' : 'Salva'}
        </Button>
      </header>
      <div className={styles.body}>
        <div className={styles.form}>
          <TracciatoForm draft={draft} onChange={editor.cambia} />
        </div>
        <div className={styles.side}>
          <TabList
            className={styles.tabs}
            selectedValue={vista}
            onTabSelect={(_event, { value }) => setVista(value as TracciatoPanelView)}
          >
            <Tab value="anteprima">Anteprima</Tab>
            <Tab value="campioni" disabled={fresh}>
              Campioni{editor.campioni.length > 0 ? ` (${editor.campioni.length})` : ''}
            </Tab>
            <Tab value="nomi">Nomi dei file</Tab>
            <Tab value="impronta" disabled={empty}>
              Impronta
            </Tab>
            <Tab value="versioni" disabled={fresh}>
              Versioni
            </Tab>
          </TabList>
          <TracciatoPanel vista={vista} onVista={setVista} editor={editor} nomiFile={nomiFile} />
        </div>
      </div>
      {editor.toConfirm ? (
        <ConfermaCampioni
          prove={editor.toConfirm}
          onSave={() => void editor.conferma()}
          onClose={editor.cancelConfirm}
        />
      ) : null}
    </div>
  );
}
