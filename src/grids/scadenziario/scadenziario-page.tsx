/** The scadenziario: the same partite as a calendar and as a grid, side by side and in step. */
import { makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import { useCallback, useMemo, useRef } from 'react';
import type { Giorno } from '#api/contract/valori.ts';
import { WorkspaceGrid } from '#grids/engine/index.ts';
import { loadWhenShown } from '#ui/lazy.tsx';
import { useAtomValue, useSetAtom, useStore } from '#state/jotai.ts';
import { todayAtom } from '#state/today.ts';
import { canMove } from './actions.tsx';
import { Agenda } from './agenda.tsx';
import { surroundingAtom, righeScadenze, chosenRigheAtom } from './atoms.ts';
import { ScadenziarioBar } from './bar.tsx';
import { ChoicesBar } from './choices-bar.tsx';
import { openAtom, openings } from './dialogs/open.ts';
import { type ScadenziarioAddress, parseIndirizzo, writeAddress } from './address.ts';
import { Mese } from './month.tsx';
import { Week } from './week.tsx';
import { useAltri, useAnnulla, useLoad, useQuestion, useNarrow } from './use-page.ts';
import { type Drop, useDrag } from './use-drag.ts';
import { SCADENZE } from './workspace.ts';
import { NoteBar } from '#ui/error-bar.tsx';
import { defineDialogs } from '#ui/opened.tsx';
import { column } from '#ui/styles.ts';
import { useAddress } from '#ui/use-address.ts';

const MoveDialog = loadWhenShown(async () => (await import('./dialogs/move.tsx')).MoveDialog);
const GiornoDialog = loadWhenShown(async () => (await import('./dialogs/day.tsx')).GiornoDialog);
const CalendariDialog = loadWhenShown(async () => (await import('./dialogs/calendars.tsx')).CalendariDialog);

const LINE = `1px solid ${tokens.colorNeutralStroke2}`;
const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', height: '100%', minHeight: '560px' },
  both: { display: 'flex', flexGrow: 1, minHeight: 0, minWidth: 0 },
  progress: { position: 'absolute', insetInline: 0, top: 0, zIndex: 2 },
  calendar: {
    position: 'relative',
    ...column,
    flex: '1.2 1 0',
    minWidth: 0,
    // Beside the grid its days stay wide enough for a name.
    '@media (min-width: 1280px)': { minWidth: '630px' },
    minHeight: 0,
    backgroundColor: tokens.colorNeutralBackground1,
    '&[data-trascina], &[data-trascina] *': { cursor: 'grabbing' },
  },
  grid: { flex: '1 1 0', minWidth: 0, minHeight: 0, '&:not(:first-child)': { borderLeft: LINE } },
});

const Dialogs = defineDialogs(openings, {
  sposta: ({ righe, a }, { close }) => <MoveDialog righe={righe} a={a} onClose={close} />,
  giorno: ({ giorno }, { close }) => <GiornoDialog giorno={giorno} onClose={close} />,
  calendari: (_dialog, { close }) => <CalendariDialog onClose={close} />,
});

interface CalendarioProps {
  indirizzo: ScadenziarioAddress;
  giorno: Giorno;
  onChange: (patch: Partial<ScadenziarioAddress>, replace?: boolean) => void;
}

function CalendarView({ indirizzo: { veduta }, giorno, onChange }: CalendarioProps) {
  const open = useSetAtom(openAtom);
  const openDay = useCallback((day: Giorno) => open({ tipo: 'giorno', giorno: day }), [open]);
  // Going from day to day is no step that Back should take again.
  const go = useCallback((day: Giorno) => onChange({ giorno: day }, true), [onChange]);
  if (veduta === 'mese') return <Mese giorno={giorno} onDay={go} onOpen={openDay} />;
  return veduta === 'settimana' ? (
    <Week giorno={giorno} />
  ) : (
    <Agenda mese={veduta === 'agenda' ? giorno : null} />
  );
}

function Calendario(props: CalendarioProps) {
  const styles = useStyles();
  const root = useRef<HTMLDivElement>(null);
  const store = useStore();
  const { stato } = useAtomValue(righeScadenze.vistaAtom);
  const { incompleto } = useAtomValue(surroundingAtom);
  useLoad();
  const drop = useCallback(
    ({ id, a }: Drop) => {
      const riga = store.get(righeScadenze.vistaAtom).store.get(id);
      if (!riga || !canMove(riga) || riga.giorno === a) return;
      const choices = store.get(chosenRigheAtom);
      // One of those picked takes the others with it.
      const righe = choices.some((each) => each.id === id) ? choices.filter(canMove) : [riga];
      store.set(openAtom, { tipo: 'sposta', righe, a });
    },
    [store],
  );
  useDrag(root, drop);
  return (
    <div
      ref={root}
      className={styles.calendar}
      aria-busy={stato.tipo === 'caricamento'}
      data-testid="calendario"
    >
      {stato.tipo === 'caricamento' ? (
        <ProgressBar className={styles.progress} aria-label="Lettura delle scadenze" />
      ) : null}
      {stato.tipo === 'errore' ? <NoteBar intent="error">{stato.testo}</NoteBar> : null}
      {incompleto ? (
        <NoteBar intent="warning">
          Qui ci sono troppe partite: vedi solo le prime. Restringi il periodo o i filtri.
        </NoteBar>
      ) : null}
      <CalendarView {...props} />
      <ChoicesBar onChange={props.onChange} />
    </div>
  );
}

export function ScadenziarioPage() {
  const styles = useStyles();
  const [search, setSearch] = useAddress();
  const address = useMemo(() => parseIndirizzo(search), [search]);
  const today = useAtomValue(todayAtom);
  const day = address.veduta === 'arretrati' ? today : (address.giorno ?? today);
  const change = useCallback(
    (patch: Partial<ScadenziarioAddress>, replace = false) =>
      setSearch(() => writeAddress(patch), { replace }),
    [setSearch],
  );
  const question = useQuestion(address, day);
  const narrow = useNarrow();
  useAltri();
  useAnnulla();
  const { disposizione } = address;
  const shown = narrow && disposizione === 'insieme' ? 'calendario' : disposizione;
  return (
    <div className={styles.root}>
      <ScadenziarioBar indirizzo={address} giorno={day} oggi={today} narrow={narrow} onChange={change} />
      {question ? (
        <div className={styles.both}>
          {shown === 'griglia' ? null : <Calendario indirizzo={address} giorno={day} onChange={change} />}
          {shown === 'calendario' ? null : (
            <div className={styles.grid}>
              <WorkspaceGrid workspace={SCADENZE} section />
            </div>
          )}
        </div>
      ) : null}
      <Dialogs />
    </div>
  );
}
