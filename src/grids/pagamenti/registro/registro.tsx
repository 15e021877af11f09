/** The register: every pagamento, with what it settles, why, and who decided. */
import { makeStyles } from '@fluentui/react-components';
import { useEffect } from 'react';
import { WorkspaceGrid } from '#grids/engine/index.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import type { Domanda } from '../vista.ts';
import { apriStornoAtom, domandaRegistroAtom, setDomandaRegistroAtom } from './righe.ts';
import { StornaDialog } from './storna-dialog.tsx';
import { REGISTRO } from './workspace.tsx';

const useStyles = makeStyles({ root: { flexGrow: 1, minHeight: 0, display: 'grid' } });

export function Registro({ domanda }: { domanda: Domanda }) {
  const styles = useStyles();
  const ask = useSetAtom(setDomandaRegistroAtom);
  const closeStorno = useSetAtom(apriStornoAtom);
  const asked = JSON.stringify(domanda);
  useEffect(() => ask(JSON.parse(asked) as Domanda), [ask, asked]);
  useEffect(
    () => () => {
      ask(null);
      closeStorno(null);
    },
    [ask, closeStorno],
  );
  if (!useAtomValue(domandaRegistroAtom)) return null;
  return (
    <div className={styles.root}>
      <WorkspaceGrid workspace={REGISTRO} sezione />
      <StornaDialog />
    </div>
  );
}
