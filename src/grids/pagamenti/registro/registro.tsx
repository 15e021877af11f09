/** The register: every pagamento, with what it settles, why, and who decided. */
import {
  Button,
  makeStyles,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
} from '@fluentui/react-components';
import { useEffect } from 'react';
import { WorkspaceGrid } from '#grids/engine/index.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import type { PagamentiQuery } from '../vista.ts';
import { openStornoAtom, registroQuestionAtom, setRegistroQuestionAtom } from './righe.ts';
import { StornaDialog } from './reverse-dialog.tsx';
import { REGISTRO } from './workspace.tsx';

const useStyles = makeStyles({
  root: { flexGrow: 1, minHeight: 0, display: 'grid' },
  lotto: { margin: '0 20px 8px', '@media (max-width: 640px)': { margin: '0 12px 8px' } },
});

interface RegistroProps {
  question: PagamentiQuery;
  onChange: (patch: Partial<PagamentiQuery>) => void;
}

export function Registro({ question, onChange }: RegistroProps) {
  const styles = useStyles();
  const ask = useSetAtom(setRegistroQuestionAtom);
  const closeStorno = useSetAtom(openStornoAtom);
  const asked = JSON.stringify(question);
  useEffect(() => ask(JSON.parse(asked) as PagamentiQuery), [ask, asked]);
  useEffect(
    () => () => {
      ask(null);
      closeStorno(null);
    },
    [ask, closeStorno],
  );
  if (!useAtomValue(registroQuestionAtom)) return null;
  return (
    <>
      {question.id_lotto === null ? null : (
        <MessageBar className={styles.lotto} layout="multiline">
          <MessageBarBody>Solo i pagamenti dell’azione numero {question.id_lotto}.</MessageBarBody>
          <MessageBarActions>
            <Button onClick={() => onChange({ id_lotto: null })}>Mostra tutti</Button>
          </MessageBarActions>
        </MessageBar>
      )}
      <div className={styles.root}>
        <WorkspaceGrid workspace={REGISTRO} section />
        <StornaDialog />
      </div>
    </>
  );
}
