/** The bench: movimenti on one side, partite on the other, proposals between. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useRicercaIndirizzo, WorkspaceGrid } from '#grids/engine/index.ts';
import { listenEventi } from '#state/eventi.ts';
import { useAtom, useAtomValue, useSetAtom, useStore } from '#state/jotai.ts';
import { loadWhenShown } from '#ui/lazy.tsx';
import type { PagamentiAddress, PagamentiQuery, BenchTab } from '../vista.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { AnnulloDialog } from './annul-dialog.tsx';
import { dropDoneAtom } from './decision.ts';
import { heightAtom, openedOneAtom, widthAtom, setOpenedAtom, threeAtom } from './layout.ts';
import { Divisore, DivisoreProposta } from './divider.tsx';
import { describeEmpty } from './empty.tsx';
import { countFilters } from './filters-button.tsx';
import { editorAtom } from '../voci/rules.ts';
import { questionAtom, setQuestionAtom } from './query.ts';
import { UncertainDialog } from './uncertain-dialog.tsx';
import { BenchPanel } from './panel.tsx';
import { tabAtom, setTabAtom, tabsContiAtom } from './tabs.ts';
import { TabsBar } from './tabs-bar.tsx';
import { ExplainDrawer } from './explain-drawer.tsx';
import { chosenMovimentiAtom } from './chosen.ts';
import { showFoundAtom, rereadTakenAtom } from './righe.ts';
import { searchAtom } from './search.ts';
import { MOVIMENTI, PARTITE } from './workspaces.ts';

const RegolaDrawer = loadWhenShown(async () => (await import('./rule-drawer.tsx')).RegolaDrawer);

const LINE = `1px solid ${tokens.colorNeutralStroke2}`;
const BELOW = '@media (max-width: 1279px)';

const useStyles = makeStyles({
  root: {
    flexGrow: 1,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    gridTemplateRows: 'minmax(0, 1fr)',
    minHeight: '480px',
    borderTop: LINE,
    '& > *': { minWidth: 0, minHeight: 0 },
    // As high as the window leaves: what is long scrolls in its own column, and takes no bar out of sight.
    '@media (min-width: 1280px)': { flexBasis: 0 },
    // Under each other where side by side would leave nothing to read.
    [BELOW]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: '560px auto auto' },
  },
  // Nothing stands under it: it has the height of the window.
  alone: { [BELOW]: { gridTemplateRows: 'minmax(480px, 1fr)' } },
  // The list: the whole text of a movimento is worth more than a name over it.
  list: { display: 'grid', minWidth: 0, minHeight: 0 },
  details: {
    display: 'grid',
    gridTemplateRows: 'minmax(0, var(--q-proposta, auto)) auto minmax(220px, 1fr)',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minHeight: 0,
    '& > *': { minWidth: 0, minHeight: 0 },
    // The partite keep room for several rows, until the border is moved.
    '& > :first-child': { maxHeight: 'var(--q-proposta, 46vh)' },
    // The first order is that of a hidden column: a second one that says so tells nothing.
    '& .ag-sort-order': { display: 'none' },
    [BELOW]: {
      width: 'auto !important',
      gridTemplateRows: 'auto 460px',
      borderTop: LINE,
      '& > :first-child': { maxHeight: 'none' },
      '& > :last-child': { borderTop: LINE },
    },
  },
  three: {
    '@media (min-width: 1920px)': {
      gridTemplateColumns: '340px minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr)',
      '& > :first-child': { maxHeight: 'none' },
      '& > [role="separator"]': { display: 'none' },
      '& > :last-child': { borderLeft: LINE },
    },
  },
  closed: { display: 'none' },
});

/** What colleagues take in hand is seen at once, and what a search found; what they settle comes with the rows themselves. */
function useEvents(): void {
  const store = useStore();
  useEffect(() => {
    return listenEventi(store, (evento) => {
      if (evento.tipo !== 'area') return;
      const tell = (error: unknown) => console.warn(`${evento.area} could not be read`, error);
      if (evento.area === 'prese') store.set(rereadTakenAtom).catch(tell);
      if (evento.area === 'proposte') store.set(showFoundAtom).catch(tell);
    });
  }, [store]);
}

/** Details that were never asked for are not drawn, and their rows not read; once drawn they stay. */
function Dettagli() {
  const styles = useStyles();
  const opened = useAtomValue(openedOneAtom);
  const width = useAtomValue(widthAtom);
  const three = useAtomValue(threeAtom);
  const height = useAtomValue(heightAtom);
  const [drawn, setDrawn] = useState(opened);
  const [valore, onChange] = useAtom(searchAtom);
  const open = useSetAtom(setOpenedAtom);
  const together = useAtomValue(chosenMovimentiAtom).ticked.length > 1;
  // Rows taken together are for the hand: their sum is told there.
  useEffect(() => {
    if (together) open(true);
  }, [together, open]);
  if (opened && !drawn) setDrawn(true);
  if (!drawn) return null;
  return (
    <>
      {opened ? <Divisore /> : <span />}
      <div
        className={mergeClasses(styles.details, three && styles.three, !opened && styles.closed)}
        style={{ width, ...(height !== null && { '--q-proposta': `${height}px` }) }}
        data-testid="dettagli"
      >
        <BenchPanel />
        <DivisoreProposta />
        <WorkspaceGrid workspace={PARTITE} section ricerca={{ valore, onChange }} />
      </div>
    </>
  );
}

/** A press on a row asks for its details; on its box, or with the keyboard, it does not. */
function useOpenDetails() {
  const open = useSetAtom(setOpenedAtom);
  return ({ target }: MouseEvent): void => {
    if (!(target instanceof Element) || target.closest('input, button')) return;
    if (target.closest('.ag-center-cols-container .ag-row, .ag-row .ag-cell')) open(true);
  };
}

/** Loaded with the first rule that is asked for; what follows it is asked there. */
function Regola() {
  const asked = useAtomValue(editorAtom) !== null;
  const [drawn, setDrawn] = useState(asked);
  if (asked && !drawn) setDrawn(true);
  return drawn ? <RegolaDrawer /> : null;
}

type Cambia = (patch: Partial<PagamentiAddress>, replace?: boolean) => void;

/** The tab in force follows the address: a link, Back; come back to by a plain link, it is the one that was left. */
function useTab(asked: BenchTab, change: Cambia): void {
  const store = useStore();
  const first = useRef(true);
  useEffect(() => {
    const left = store.get(tabAtom);
    if (first.current && asked === 'tutti' && left !== 'tutti') change({ scheda: left }, true);
    else if (left !== asked) store.set(setTabAtom, asked);
    first.current = false;
  }, [asked, change, store]);
}

interface BancoProps {
  question: PagamentiQuery;
  scheda: BenchTab;
  q: string;
  onChange: Cambia;
}

export function Banco({ question, scheda, q, onChange }: BancoProps) {
  const styles = useStyles();
  useTab(scheda, onChange);
  const writeQ = useCallback((sought: string) => onChange({ q: sought }, true), [onChange]);
  const [valore, setValore] = useRicercaIndirizzo(q, writeQ);
  const ask = useSetAtom(setQuestionAtom);
  const forget = useSetAtom(dropDoneAtom);
  const onClick = useOpenDetails();
  useEvents();
  const asked = JSON.stringify(question);
  useEffect(() => ask(JSON.parse(asked) as PagamentiQuery), [ask, asked]);
  useEffect(
    () => () => {
      ask(null);
      forget();
    },
    [ask, forget],
  );
  const opened = useAtomValue(openedOneAtom);
  const explained = useAtomValue(tabsContiAtom).spiegate > 0;
  if (!useAtomValue(questionAtom)) return null;
  return (
    <div className={mergeClasses(styles.root, !opened && styles.alone)}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- by key: O */}
      <div className={styles.list} onClick={onClick}>
        <WorkspaceGrid
          workspace={MOVIMENTI}
          section
          empty={describeEmpty({ filters: countFilters(question) > 0, explained })}
          filtri={<TabsBar onChange={onChange} />}
          ricerca={{ valore, onChange: setValore }}
        />
      </div>
      <Dettagli />
      <AcceptDialog />
      <UncertainDialog />
      <AnnulloDialog />
      <ExplainDrawer />
      <Regola />
    </div>
  );
}
