/** Questions in SQL: the editor, what can be read, and the answer in a grid. */
import {
  Button,
  makeStyles,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  Spinner,
  tokens,
} from '@fluentui/react-components';
import { PlayRegular, SaveRegular, StopRegular } from '@fluentui/react-icons';
import { useEffect, useMemo, useState } from 'react';
import type { QueryAnswer, VisteReport } from '#api/contract/interrogazioni.ts';
import { WorkspaceGrid } from '#grids/engine/index.ts';
import { formatCount } from '#domain/text.ts';
import { loadWhenShown } from '#ui/lazy.tsx';
import { useAtom, useAtomValue, useSetAtom } from '#state/jotai.ts';
import { getDati } from '#state/resource.ts';
import { useResource } from '#state/use-resource.ts';
import {
  openedAtom,
  executeAtom,
  stopAtom,
  cleanAtom,
  savedOnesResource,
  stateAtom,
  textAtom,
  visteResource,
} from './atoms.ts';
import { Side } from './side.tsx';
import { makeResult } from './result.ts';
import { SaveDialog } from './dialogs/save.tsx';
import { quiet } from '#ui/styles.ts';

const NARROW = '@media (max-width: 991px)';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 300px',
    height: '100%',
    minHeight: 0,
    backgroundColor: tokens.colorNeutralBackground1,
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', height: 'auto' },
  },
  main: {
    display: 'grid',
    gridTemplateRows: 'auto auto auto minmax(260px, 1fr)',
    minHeight: 0,
    minWidth: 0,
    [NARROW]: { gridTemplateRows: 'auto auto auto 60dvh' },
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', padding: '12px 16px' },
  title: {
    margin: 0,
    flex: '1 1 auto',
    fontSize: tokens.fontSizeBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  editor: {
    height: 'clamp(140px, 28dvh, 320px)',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  note: { ...quiet, padding: '8px 16px', minHeight: '20px' },
  result: { minHeight: 0, minWidth: 0 },
  hint: { padding: '32px 16px', margin: 0, color: tokens.colorNeutralForeground3, textAlign: 'center' },
  side: {
    overflowY: 'auto',
    minHeight: 0,
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
    paddingBottom: '16px',
    [NARROW]: { borderLeft: 'none', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  },
});

const NONE: VisteReport['viste'] = [];

function Result({ risposta, numero }: { risposta: QueryAnswer; numero: number }) {
  const workspace = useMemo(() => makeResult(risposta), [risposta]);
  return <WorkspaceGrid key={numero} workspace={workspace} section />;
}

/** Another answer is another grid: its columns are others. */
function useNumber(risposta: QueryAnswer | null): number {
  const [seen, setSeen] = useState({ risposta, numero: 0 });
  if (seen.risposta !== risposta) setSeen({ risposta, numero: seen.numero + 1 });
  return seen.numero;
}

function Nota() {
  const state = useAtomValue(stateAtom);
  switch (state.tipo) {
    case 'pronto': {
      const { righe, millisecondi, troncato } = state.risposta;
      const text = `${formatCount(righe.length, 'riga', 'righe')} in ${(millisecondi / 1_000).toLocaleString('it-IT', { maximumFractionDigits: 2 })} s`;
      return (
        <output>{troncato ? `${text}. Ce ne sono altre: restringi, o somma con GROUP BY.` : text}</output>
      );
    }
    case 'errore':
      return (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>
            <MessageBarTitle>Non si può eseguire.</MessageBarTitle> {state.testo}
          </MessageBarBody>
        </MessageBar>
      );
    case 'in_corso':
      return <Spinner size="extra-tiny" label="Interrogazione in corso…" labelPosition="after" />;
    case 'vuoto':
      return 'Ctrl+Invio esegue. Ctrl+Spazio suggerisce viste e colonne.';
  }
}

function Attesa() {
  return <p className={useStyles().hint}>Apertura dell’editor…</p>;
}

const Editor = loadWhenShown(async () => (await import('./editor.tsx')).Editor, <Attesa />);

export function QueryPage() {
  const styles = useStyles();
  const [text, setText] = useAtom(textAtom);
  const state = useAtomValue(stateAtom);
  const opened = useAtomValue(openedAtom);
  const run = useSetAtom(executeAtom);
  const stop = useSetAtom(stopAtom);
  const clean = useSetAtom(cleanAtom);
  const viste = useResource(visteResource);
  const saved = useResource(savedOnesResource);
  const [saving, setSaving] = useState(false);
  const answer = state.tipo === 'pronto' ? state.risposta : null;
  const number = useNumber(answer);
  // An answer is of one azienda: nothing of it is left for the next.
  useEffect(() => () => clean(), [clean]);
  return (
    <div className={styles.root}>
      <div className={styles.main}>
        <div className={styles.head}>
          <h1 className={styles.title}>{opened ? opened.nome : 'Interrogazioni'}</h1>
          <Button icon={<SaveRegular />} onClick={() => setSaving(true)} disabled={text.trim() === ''}>
            Salva
          </Button>
          {state.tipo === 'in_corso' ? (
            <Button icon={<StopRegular />} onClick={() => stop()}>
              Ferma
            </Button>
          ) : (
            <Button
              appearance="primary"
              icon={<PlayRegular />}
              disabled={text.trim() === ''}
              onClick={() => void run()}
            >
              Esegui
            </Button>
          )}
        </div>
        <div className={styles.editor}>
          <Editor
            testo={text}
            onChange={setText}
            onRun={() => void run()}
            viste={getDati(viste.state) ?? NONE}
            position={state.tipo === 'errore' ? state.position : null}
          />
        </div>
        <div className={styles.note}>
          <Nota />
        </div>
        <div className={styles.result}>
          {answer ? (
            <Result risposta={answer} numero={number} />
          ) : (
            <p className={styles.hint}>
              {state.tipo === 'vuoto'
                ? 'Il risultato apparirà qui, pronto da filtrare e da portare in Excel.'
                : ''}
            </p>
          )}
        </div>
      </div>
      <aside className={styles.side} aria-label="Guida alle viste">
        <Side viste={viste} salvate={saved} />
      </aside>
      {saving ? <SaveDialog onClose={() => setSaving(false)} /> : null}
    </div>
  );
}
