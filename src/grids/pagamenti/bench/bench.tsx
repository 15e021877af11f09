/** The bench: movimenti on one side, partite on the other, proposals between. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useRicercaIndirizzo, WorkspaceGrid } from '#grids/engine/index.ts';
import { listenEventi } from '#state/eventi.ts';
import { useAtomValue, useSetAtom, useStore } from '#state/jotai.ts';
import { loadWhenShown } from '#ui/lazy.tsx';
import type { PagamentiAddress, PagamentiQuery, Scheda } from '../vista.ts';
import { AccettaDialog } from './accept-dialog.tsx';
import { AnnulloDialog } from './annul-dialog.tsx';
import { scordaFattiAtom } from './decision.ts';
import { apertoAtom, larghezzaAtom, setApertoAtom, treAtom } from './layout.ts';
import { Divisore } from './divider.tsx';
import { editorAtom } from '../voci/rules.ts';
import { domandaAtom, setDomandaAtom } from './query.ts';
import { IncertaDialog } from './uncertain-dialog.tsx';
import { Pannello } from './panel.tsx';
import { schedaAtom, setSchedaAtom } from './tabs.ts';
import { SchedeBarra } from './tabs-bar.tsx';
import { SpiegaCassetto } from './explain-drawer.tsx';
import { movimentiSceltiAtom } from './chosen.ts';
import { mostraTrovateAtom, rileggiPreseAtom } from './righe.ts';
import { MOVIMENTI, PARTITE } from './workspaces.ts';

const RegolaCassetto = loadWhenShown(async () => (await import('./rule-drawer.tsx')).RegolaCassetto);

const LINEA = `1px solid ${tokens.colorNeutralStroke2}`;
const SOTTO = '@media (max-width: 1279px)';

const useStyles = makeStyles({
  root: {
    flexGrow: 1,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    gridTemplateRows: 'minmax(0, 1fr)',
    minHeight: '480px',
    borderTop: LINEA,
    '& > *': { minWidth: 0, minHeight: 0 },
    // As high as the window leaves: what is long scrolls in its own column, and takes no bar out of sight.
    '@media (min-width: 1280px)': { flexBasis: 0 },
    // Under each other where side by side would leave nothing to read.
    [SOTTO]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: '560px auto auto' },
  },
  // The list: the whole text of a movimento is worth more than a name over it.
  list: { display: 'grid', minWidth: 0, minHeight: 0 },
  details: {
    display: 'grid',
    gridTemplateRows: 'minmax(0, auto) minmax(220px, 1fr)',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minHeight: 0,
    '& > *': { minWidth: 0, minHeight: 0 },
    '& > :first-child': { maxHeight: '58vh' },
    '& > * + *': { borderTop: LINEA },
    // The first order is that of a hidden column: a second one that says so tells nothing.
    '& .ag-sort-order': { display: 'none' },
    [SOTTO]: {
      width: 'auto !important',
      gridTemplateRows: 'auto 460px',
      borderTop: LINEA,
      '& > :first-child': { maxHeight: 'none' },
    },
  },
  three: {
    '@media (min-width: 1920px)': {
      gridTemplateColumns: '340px minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr)',
      '& > :first-child': { maxHeight: 'none' },
      '& > * + *': { borderTop: 'none', borderLeft: LINEA },
    },
  },
  closed: { display: 'none' },
});

/** What colleagues take in hand is seen at once, and what a search found; what they settle comes with the rows themselves. */
function useEventi(): void {
  const store = useStore();
  useEffect(
    () =>
      listenEventi(store, (evento) => {
        if (evento.tipo !== 'area') return;
        const tell = (error: unknown) => console.warn(`${evento.area} could not be read`, error);
        if (evento.area === 'prese') store.set(rileggiPreseAtom).catch(tell);
        if (evento.area === 'proposte') store.set(mostraTrovateAtom).catch(tell);
      }),
    [store],
  );
}

/** Details that were never asked for are not drawn, and their rows not read; once drawn they stay. */
function Dettagli() {
  const styles = useStyles();
  const aperto = useAtomValue(apertoAtom);
  const width = useAtomValue(larghezzaAtom);
  const tre = useAtomValue(treAtom);
  const [drawn, setDrawn] = useState(aperto);
  const open = useSetAtom(setApertoAtom);
  const insieme = useAtomValue(movimentiSceltiAtom).spuntate.length > 1;
  // Rows taken together are for the hand: their sum is told there.
  useEffect(() => {
    if (insieme) open(true);
  }, [insieme, open]);
  if (aperto && !drawn) setDrawn(true);
  if (!drawn) return null;
  return (
    <>
      {aperto ? <Divisore /> : <span />}
      <div
        className={mergeClasses(styles.details, tre && styles.three, !aperto && styles.closed)}
        style={{ width }}
        data-testid="dettagli"
      >
        <Pannello />
        <WorkspaceGrid workspace={PARTITE} sezione />
      </div>
    </>
  );
}

/** A press on a row asks for its details; on its box, or with the keyboard, it does not. */
function useApriDettagli() {
  const open = useSetAtom(setApertoAtom);
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
  return drawn ? <RegolaCassetto /> : null;
}

type Cambia = (patch: Partial<PagamentiAddress>, replace?: boolean) => void;

/** The tab in force follows the address: a link, Back; come back to by a plain link, it is the one that was left. */
function useScheda(asked: Scheda, change: Cambia): void {
  const store = useStore();
  const first = useRef(true);
  useEffect(() => {
    const left = store.get(schedaAtom);
    if (first.current && asked === 'tutti' && left !== 'tutti') change({ scheda: left }, true);
    else if (left !== asked) store.set(setSchedaAtom, asked);
    first.current = false;
  }, [asked, change, store]);
}

export interface BancoProps {
  domanda: PagamentiQuery;
  scheda: Scheda;
  q: string;
  onCambia: Cambia;
}

export function Banco({ domanda, scheda, q, onCambia }: BancoProps) {
  const styles = useStyles();
  useScheda(scheda, onCambia);
  const writeQ = useCallback((sought: string) => onCambia({ q: sought }, true), [onCambia]);
  const [valore, setValore] = useRicercaIndirizzo(q, writeQ);
  const ask = useSetAtom(setDomandaAtom);
  const forget = useSetAtom(scordaFattiAtom);
  const onClick = useApriDettagli();
  useEventi();
  const asked = JSON.stringify(domanda);
  useEffect(() => ask(JSON.parse(asked) as PagamentiQuery), [ask, asked]);
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
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- by key: O */}
      <div className={styles.list} onClick={onClick}>
        <WorkspaceGrid
          workspace={MOVIMENTI}
          sezione
          filtri={<SchedeBarra onCambia={onCambia} />}
          ricerca={{ valore, onCambia: setValore }}
        />
      </div>
      <Dettagli />
      <AccettaDialog />
      <IncertaDialog />
      <AnnulloDialog />
      <SpiegaCassetto />
      <Regola />
    </div>
  );
}
