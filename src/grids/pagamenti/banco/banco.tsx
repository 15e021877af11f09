/** The bench: movimenti on one side, partite on the other, proposals between. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect } from 'react';
import { WorkspaceGrid } from '#grids/engine/index.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import type { Domanda } from '../vista.ts';
import { AccettaDialog } from './accetta-dialog.tsx';
import { scordaFattiAtom } from './decisione.ts';
import { domandaAtom, setDomandaAtom } from './domanda.ts';
import { Pannello } from './pannello.tsx';
import { SpiegaCassetto } from './spiega-cassetto.tsx';
import { MOVIMENTI, PARTITE } from './workspaces.ts';

const LINEA = `1px solid ${tokens.colorNeutralStroke2}`;

const useStyles = makeStyles({
  root: {
    flexGrow: 1,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.3fr) 290px minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
    minHeight: '480px',
    borderTop: LINEA,
    '& > *': { minWidth: 0, minHeight: 0 },
    '& > * + *': { borderLeft: LINEA },
    // Two rows where three columns would leave nothing to read in any.
    '@media (max-width: 1279px)': {
      gridTemplateColumns: 'minmax(0, 1fr) 300px',
      gridTemplateRows: '440px 440px',
      '& > :last-child': { gridColumn: '1 / -1', borderLeft: 'none', borderTop: LINEA },
    },
    '@media (max-width: 760px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: '460px auto 460px',
      '& > * + *': { borderLeft: 'none', borderTop: LINEA },
    },
  },
});

export function Banco({ domanda }: { domanda: Domanda }) {
  const styles = useStyles();
  const ask = useSetAtom(setDomandaAtom);
  const forget = useSetAtom(scordaFattiAtom);
  const asked = JSON.stringify(domanda);
  useEffect(() => ask(JSON.parse(asked) as Domanda), [ask, asked]);
  useEffect(
    () => () => {
      ask(null);
      forget();
    },
    [ask, forget],
  );
  if (!useAtomValue(domandaAtom)) return null;
  return (
    <div className={styles.root}>
      <WorkspaceGrid workspace={MOVIMENTI} sezione />
      <Pannello />
      <WorkspaceGrid workspace={PARTITE} sezione />
      <AccettaDialog />
      <SpiegaCassetto />
    </div>
  );
}
