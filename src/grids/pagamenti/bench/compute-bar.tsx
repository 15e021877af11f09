/** The search for proposals: its commands, how far it is with the way to stop it, or when it was made. */
import {
  Button,
  makeStyles,
  mergeClasses,
  ProgressBar,
  ToggleButton,
  Tooltip,
} from '@fluentui/react-components';
import { CheckmarkStarburstRegular, ColumnTripleRegular, SearchSparkleRegular } from '@fluentui/react-icons';
import { useEffect } from 'react';
import type { Calcolo } from '#api/contract/abbinamenti.ts';
import type { AvanzamentoLotto } from '#api/contract/lotti.ts';
import { ISTANTE } from '#grids/engine/index.ts';
import { formatCount } from '#domain/text.ts';
import { spoken, row, quiet } from '#ui/styles.ts';
import { ForWriters } from '#ui/writers.tsx';
import { useAtomValue, useSetAtom, useStore } from '#state/jotai.ts';
import { setToldInPageAtom, stopLottoAtom, underWayAtom } from '#state/lotti.ts';
import { describeProgress } from '#state/lotti-words.ts';
import { explainNotAcceptable } from './actions.tsx';
import { tabsContiAtom } from './tabs.ts';
import { busyAtom } from './decision.ts';
import { setOpenedAtom, setThreeAtom, threeAtom } from './layout.ts';
import { openAcceptAtom } from './dialogs.ts';
import { computationAtom, searchAtom, stopComputationAtom, foundAtom } from './proposte.ts';
import { righeMovimenti } from './righe.ts';

/** Beside the faces of the page there is room for what is pressed. */
const NARROW = '@media (min-width: 641px) and (max-width: 1340px)';

const useStyles = makeStyles({
  root: {
    ...row,
    ...quiet,
    position: 'relative',
    gap: '4px 12px',
    [NARROW]: { columnGap: '6px' },
    minHeight: '28px',
  },
  // No wider than what stands here between two searches: each decision begins one, and the list must not move.
  bar: { width: '56px', '@media (max-width: 640px)': { display: 'none' }, [NARROW]: { width: '32px' } },
  stop: { [NARROW]: { minWidth: 'auto' } },
  three: { '@media (max-width: 1919px)': { display: 'none' } },
  commands: {
    ...row,
    gap: '8px',
    '@media (max-width: 640px)': { flexWrap: 'nowrap', gap: '4px' },
  },
  // A phone has room for what is pressed: the counts are those of the tabs.
  words: { '@media (max-width: 640px)': { display: 'none' } },
  // In a window that is not wide they are those of the tabs, and said alone.
  aside: { '@media (max-width: 640px)': { display: 'none' }, [NARROW]: spoken },
});

const FASI: Record<Calcolo['fase'], { breve: string; whole: string }> = {
  lettura: { breve: 'Leggo', whole: 'Leggo le righe aperte' },
  confronto: { breve: 'Confronto', whole: 'Confronto movimenti e partite' },
  scrittura: { breve: 'Scrivo', whole: 'Scrivo le proposte' },
};

/** Three panes instead of a drawer, where the screen has the room. */
function ThreePanes() {
  const styles = useStyles();
  const three = useAtomValue(threeAtom);
  const setThree = useSetAtom(setThreeAtom);
  const open = useSetAtom(setOpenedAtom);
  return (
    <ToggleButton
      className={styles.three}
      size="small"
      appearance="subtle"
      icon={<ColumnTripleRegular />}
      checked={three}
      onClick={() => {
        setThree(!three);
        open(true);
      }}
    >
      Tre colonne
    </ToggleButton>
  );
}

/** What a search that is over came to. */
function explainEnd(stato: Calcolo['stato'], awaited: boolean, found: number): string | null {
  switch (stato) {
    case 'annullato':
      return 'Ricerca fermata.';
    case 'fallito':
      return 'Ricerca non riuscita.';
    case 'completato':
      return awaited ? 'Leggo le proposte…' : formatCount(found, 'proposta aperta', 'proposte aperte');
    default:
      return null;
  }
}

interface RunningProps {
  what: string;
  brief: string;
  whole: string;
  /** Of what there is to do, from 0 to 1; null where nobody knows. */
  share: number | null;
  /** Null of what runs to its end. */
  onStop: (() => Promise<void>) | null;
}

/** How far a work of the server is, and the way to stop it. */
function Running({ what, brief, whole, share, onStop }: RunningProps) {
  const styles = useStyles();
  return (
    <output className={styles.root} title={whole}>
      <span className={styles.aside}>{brief}</span>
      <ProgressBar className={styles.bar} aria-label={what} {...(share !== null && { value: share })} />
      {onStop ? (
        <ForWriters>
          <Button className={styles.stop} size="small" onClick={() => void onStop()}>
            Ferma
          </Button>
        </ForWriters>
      ) : null}
    </output>
  );
}

/** How far the search is, or what it found; one that failed can be asked for again. */
function SearchProgress({ onSearch }: { onSearch: () => void }) {
  const styles = useStyles();
  const calcolo = useAtomValue(computationAtom);
  const { proposte } = useAtomValue(foundAtom);
  const stop = useSetAtom(stopComputationAtom);
  // What a search found comes with the movimenti: until they are read, those in sight show the search before.
  const awaited = useAtomValue(righeMovimenti.vistaAtom).stato.tipo === 'caricamento';
  if (!calcolo)
    return (
      <output className={mergeClasses(styles.root, styles.aside)}>
        {awaited ? null : 'Abbinamenti non ancora cercati'}
      </output>
    );
  if (calcolo.stato !== 'in_corso')
    return (
      <output className={styles.root} title={`Ricerca del ${ISTANTE.format(calcolo.creato_il)}`}>
        <span className={calcolo.stato === 'completato' ? styles.aside : styles.words}>
          {explainEnd(calcolo.stato, awaited, proposte.length)}
        </span>
        {calcolo.stato === 'fallito' ? (
          <ForWriters>
            <Button size="small" onClick={onSearch}>
              Riprova
            </Button>
          </ForWriters>
        ) : null}
      </output>
    );
  const { fase, fatte, da_fare } = calcolo;
  return (
    <Running
      what="Ricerca degli abbinamenti"
      brief={`${FASI[fase].breve}…`}
      whole={FASI[fase].whole}
      share={fase !== 'confronto' && da_fare > 0 ? fatte / da_fare : null}
      onStop={stop}
    />
  );
}

/** An action over many rows that is done or undone, whoever began it. */
function Work({ lotto }: { lotto: AvanzamentoLotto }) {
  const stop = useSetAtom(stopLottoAtom);
  const { brief, whole, share, stoppable } = describeProgress(lotto);
  return (
    <Running
      what={whole}
      brief={brief}
      whole={whole}
      share={share}
      onStop={stoppable ? () => stop(lotto) : null}
    />
  );
}

/** The search for proposals and what follows from it, for all the movimenti at once. */
export function ComputeBar() {
  const styles = useStyles();
  const store = useStore();
  const calcolo = useAtomValue(computationAtom);
  const work = useAtomValue(underWayAtom).at(-1);
  const tellHere = useSetAtom(setToldInPageAtom);
  useEffect(() => {
    tellHere(true);
    return () => tellHere(false);
  }, [tellHere]);
  const search = useSetAtom(searchAtom);
  const reload = useSetAtom(righeMovimenti.loadAtom);
  const open = useSetAtom(openAcceptAtom);
  // Read for their changes: the reason below is made of them.
  useAtomValue(foundAtom);
  useAtomValue(tabsContiAtom);
  useAtomValue(busyAtom);
  const reason = explainNotAcceptable(store);
  const running = calcolo?.stato === 'in_corso';
  const run = async () => {
    if (await search()) await reload();
  };
  return (
    <div className={styles.commands}>
      <ThreePanes />
      {work ? <Work lotto={work} /> : <SearchProgress onSearch={() => void run()} />}
      <ForWriters>
        <Tooltip content="Cerca abbinamenti" relationship="label">
          <Button
            size="small"
            appearance="subtle"
            icon={<SearchSparkleRegular />}
            disabledFocusable={running}
            onClick={() => void run()}
          />
        </Tooltip>
      </ForWriters>
      <Tooltip content={reason ?? 'Ctrl+Shift+Invio'} relationship="description">
        <Button
          size="small"
          appearance={reason === null ? 'primary' : 'secondary'}
          icon={<CheckmarkStarburstRegular />}
          disabledFocusable={reason !== null}
          onClick={() => open(true)}
        >
          <span>
            Accetta<span className={styles.words}> sopra la soglia</span>
          </span>
        </Button>
      </Tooltip>
    </div>
  );
}
