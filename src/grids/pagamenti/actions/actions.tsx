/** The register of actions over many rows: what was done at once is seen, and undone, long after. */
import { makeStyles } from '@fluentui/react-components';
import { useEffect } from 'react';
import { WorkspaceGrid } from '#grids/engine/index.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { AnnullaDialog } from './annul-dialog.tsx';
import { actionToAnnulAtom, askActionAnnulmentAtom } from './righe.ts';
import { AZIONI } from './workspace.tsx';

const useStyles = makeStyles({ root: { flexGrow: 1, minHeight: 0, display: 'grid' } });

export function Azioni() {
  const styles = useStyles();
  const action = useAtomValue(actionToAnnulAtom);
  const ask = useSetAtom(askActionAnnulmentAtom);
  useEffect(() => () => ask(null), [ask]);
  return (
    <div className={styles.root}>
      <WorkspaceGrid workspace={AZIONI} section />
      {action ? <AnnullaDialog key={action.id_lotto} azione={action} /> : null}
    </div>
  );
}
