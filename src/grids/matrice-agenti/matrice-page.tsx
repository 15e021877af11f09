/** The page of the matrix: a day, the grid, and what opens over it. */
import { Checkbox, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useMemo } from 'react';
import { DateField } from '#ui/date-field/index.ts';
import { WorkspaceGrid } from '#grids/engine/index.ts';
import { loadWhenShown } from '#ui/lazy.tsx';
import { defineDialogs } from '#ui/opened.tsx';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import {
  draftAtom,
  dayAtom,
  matriceAtom,
  righeMatrice,
  setDayAtom,
  setOnlyUncoveredAtom,
  onlyUncoveredAtom,
} from './atoms.ts';
import { DraftBar } from './draft-bar.tsx';
import { openings } from './dialogs/open.ts';
import { makeWorkspace } from './workspace.tsx';

const Effects = loadWhenShown(async () => (await import('./dialogs/effects.tsx')).EffectsDialog);
const Periodi = loadWhenShown(async () => (await import('./dialogs/periods.tsx')).Periodi);
const LazyCopy = loadWhenShown(async () => (await import('./dialogs/copy.tsx')).CopyDialog);

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 },
  grid: { flexGrow: 1, minHeight: 0 },
  // The bar comes with the columns, with which the grid is made anew: before, it would move under a press.
  unknown: { '& [data-workspace] > :first-child': { visibility: 'hidden' } },
  day: { display: 'inline-flex', alignItems: 'center', gap: '6px', whiteSpace: 'nowrap' },
  input: { width: '136px' },
});

const Dialogs = defineDialogs(openings, {
  effetti: () => <Effects />,
  periodi: ({ idAgente }) => <Periodi idAgente={idAgente} />,
  copia: ({ idAgente }) => <LazyCopy idAgente={idAgente} />,
});

function Filtri() {
  const styles = useStyles();
  const day = useAtomValue(dayAtom);
  const setDay = useSetAtom(setDayAtom);
  const only = useAtomValue(onlyUncoveredAtom);
  const setOnly = useSetAtom(setOnlyUncoveredAtom);
  const dirty = useAtomValue(draftAtom).size > 0;
  return (
    <>
      <span className={styles.day}>
        <span aria-hidden>Com’è al</span>
        <DateField
          className={styles.input}
          label="Com’è al"
          valore={day}
          disabled={dirty}
          title={dirty ? 'Prima salva o lascia stare le aliquote cambiate' : ''}
          onChange={(value) => {
            if (value !== null) setDay(value);
          }}
        />
      </span>
      <Checkbox
        label="Solo chi non copre nulla"
        checked={only}
        onChange={(_event, { checked }) => setOnly(checked === true)}
      />
    </>
  );
}

export function MatriceAgentiPage() {
  const styles = useStyles();
  const { mandanti } = useAtomValue(matriceAtom);
  const { stato } = useAtomValue(righeMatrice.vistaAtom);
  const unknown = mandanti.length === 0 && stato.tipo === 'caricamento';
  // Columns are the mandanti: other ones are another grid, the same ones stay the same.
  const names = JSON.stringify(
    mandanti.map(({ id, ragione_sociale, attivo }) => ({ id, ragione_sociale, attivo })),
  );
  const workspace = useMemo(() => makeWorkspace(JSON.parse(names) as typeof mandanti), [names]);
  return (
    <div className={styles.root}>
      <DraftBar />
      <div className={mergeClasses(styles.grid, unknown && styles.unknown)}>
        <WorkspaceGrid key={names} workspace={workspace} filtri={<Filtri />} />
      </div>
      <Dialogs />
    </div>
  );
}
