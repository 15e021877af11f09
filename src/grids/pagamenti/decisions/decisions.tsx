/** The other two lists of the register: what was explained without a document, and what was refused. */
import { makeStyles } from '@fluentui/react-components';
import { useEffect } from 'react';
import { WorkspaceGrid } from '#grids/engine/index.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import type { PagamentiQuery } from '../vista.ts';
import { decisionsQuestionAtom, setDecisionsQuestionAtom } from './righe.ts';
import { RIFIUTI, SPIEGATI } from './workspaces.tsx';

const useStyles = makeStyles({ root: { flexGrow: 1, minHeight: 0, display: 'grid' } });

export function Decisions({ which, question }: { which: 'spiegati' | 'rifiuti'; question: PagamentiQuery }) {
  const styles = useStyles();
  const ask = useSetAtom(setDecisionsQuestionAtom);
  const asked = JSON.stringify(question);
  useEffect(() => ask(JSON.parse(asked) as PagamentiQuery), [ask, asked]);
  useEffect(() => () => ask(null), [ask]);
  if (!useAtomValue(decisionsQuestionAtom)) return null;
  return (
    <div className={styles.root}>
      {which === 'spiegati' ? (
        <WorkspaceGrid workspace={SPIEGATI} section />
      ) : (
        <WorkspaceGrid workspace={RIFIUTI} section />
      )}
    </div>
  );
}
