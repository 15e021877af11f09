/** The bench: movimenti on one side, partite on the other, proposals between. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect } from 'react';
import { WorkspaceGrid } from '#grids/engine/index.ts';
import { ascoltaEventi } from '#state/eventi.ts';
import { useAtomValue, useSetAtom, useStore } from '#state/jotai.ts';
import type { Domanda } from '../vista.ts';
import { AccettaDialog } from './accetta-dialog.tsx';
import { scordaFattiAtom } from './decisione.ts';
import { domandaAtom, setDomandaAtom } from './domanda.ts';
import { Pannello } from './pannello.tsx';
import { SpiegaCassetto } from './spiega-cassetto.tsx';
import { rileggiPreseAtom } from './righe.ts';
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
    // Beside each other the sides are narrow: their name, the search and the actions stand side by side.
    '@media (min-width: 1280px)': {
      // As high as the window leaves: what is long scrolls in its own column, and takes no bar out of sight.
      flexBasis: 0,
      '& div:has(> [aria-label^="Azioni:"])': { flexWrap: 'nowrap', gap: '8px', padding: '10px 12px' },
      // The count under the name: on one line with it, it would be cut.
      '& div:has(> [data-testid="conteggio"])': { flexDirection: 'column', gap: 0, flexShrink: 0 },
      '& span:has(> input[type="search"])': { flexBasis: '150px', minWidth: '104px' },
      '& [aria-label^="Azioni:"]': { flexWrap: 'nowrap' },
    },
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

/** What colleagues take in hand is seen at once; what they settle comes with the rows themselves. */
function usePrese(): void {
  const store = useStore();
  useEffect(
    () =>
      ascoltaEventi(store, (evento) => {
        if (evento.tipo === 'area' && evento.area === 'prese')
          store
            .set(rileggiPreseAtom)
            .catch((error: unknown) => console.warn('prese could not be read', error));
      }),
    [store],
  );
}

export function Banco({ domanda }: { domanda: Domanda }) {
  const styles = useStyles();
  const ask = useSetAtom(setDomandaAtom);
  const forget = useSetAtom(scordaFattiAtom);
  usePrese();
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
