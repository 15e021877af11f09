/** The search for proposals: its commands, how far it is with the way to stop it, or when it was made. */
import { Button, makeStyles, ProgressBar, ToggleButton, tokens, Tooltip } from '@fluentui/react-components';
import { CheckmarkStarburstRegular, ColumnTripleRegular, SearchSparkleRegular } from '@fluentui/react-icons';
import type { Calcolo } from '#api/contract/abbinamenti.ts';
import { ISTANTE } from '#grids/engine/index.ts';
import { formatCount } from '#domain/text.ts';
import { useAtomValue, useSetAtom, useStore } from '#state/jotai.ts';
import { explainNotAcceptable } from './actions.tsx';
import { occupatoAtom } from './decision.ts';
import { setApertoAtom, setTreAtom, treAtom } from './layout.ts';
import { apriAccettaAtom } from './dialogs.ts';
import { calcoloAtom, cercaAtom, fermaCalcoloAtom, trovateAtom } from './proposte.ts';
import { righeMovimenti } from './righe.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '4px 12px',
    minHeight: '28px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  // No wider than what stands here between two searches: each decision begins one, and the list must not move.
  bar: { width: '56px', '@media (max-width: 640px)': { display: 'none' } },
  three: { '@media (max-width: 1919px)': { display: 'none' } },
  commands: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
});

const FASI: Record<Calcolo['fase'], { breve: string; tutto: string }> = {
  lettura: { breve: 'Leggo', tutto: 'Leggo le righe aperte' },
  confronto: { breve: 'Confronto', tutto: 'Confronto movimenti e partite' },
  scrittura: { breve: 'Scrivo', tutto: 'Scrivo le proposte' },
};

/** Three panes instead of a drawer, where the screen has the room. */
function TreColonne() {
  const styles = useStyles();
  const tre = useAtomValue(treAtom);
  const setTre = useSetAtom(setTreAtom);
  const open = useSetAtom(setApertoAtom);
  return (
    <ToggleButton
      className={styles.three}
      size="small"
      appearance="subtle"
      icon={<ColumnTripleRegular />}
      checked={tre}
      onClick={() => {
        setTre(!tre);
        open(true);
      }}
    >
      Tre colonne
    </ToggleButton>
  );
}

/** How far the search is, or what it found; one that failed can be asked for again. */
function Avanzamento({ onCerca }: { onCerca: () => void }) {
  const styles = useStyles();
  const calcolo = useAtomValue(calcoloAtom);
  const { proposte } = useAtomValue(trovateAtom);
  const stop = useSetAtom(fermaCalcoloAtom);
  // What a search found comes with the movimenti: until they are read, those in sight show the search before.
  const attesa = useAtomValue(righeMovimenti.vistaAtom).stato.tipo === 'caricamento';
  if (!calcolo)
    return <output className={styles.root}>{attesa ? null : 'Abbinamenti non ancora cercati'}</output>;
  if (calcolo.stato !== 'in_corso')
    return (
      <output className={styles.root} title={`Ricerca del ${ISTANTE.format(calcolo.creato_il)}`}>
        {calcolo.stato === 'annullato' ? 'Ricerca fermata.' : null}
        {calcolo.stato === 'fallito' ? (
          <>
            Ricerca non riuscita.
            <Button size="small" onClick={onCerca}>
              Riprova
            </Button>
          </>
        ) : null}
        {calcolo.stato === 'completato' && attesa ? 'Leggo le proposte…' : null}
        {calcolo.stato === 'completato' && !attesa
          ? formatCount(proposte.length, 'proposta aperta', 'proposte aperte')
          : null}
      </output>
    );
  const { fase, fatte, da_fare } = calcolo;
  return (
    <output className={styles.root} title={FASI[fase].tutto}>
      {FASI[fase].breve}…
      <ProgressBar
        className={styles.bar}
        aria-label="Ricerca degli abbinamenti"
        {...(fase !== 'confronto' && da_fare > 0 ? { value: fatte / da_fare } : {})}
      />
      <Button size="small" onClick={() => void stop()}>
        Ferma
      </Button>
    </output>
  );
}

/** The search for proposals and what follows from it, for all the movimenti at once. */
export function CalcoloBarra() {
  const styles = useStyles();
  const store = useStore();
  const calcolo = useAtomValue(calcoloAtom);
  const search = useSetAtom(cercaAtom);
  const reload = useSetAtom(righeMovimenti.caricaAtom);
  const open = useSetAtom(apriAccettaAtom);
  // Read for their changes: the reason below is made of them.
  useAtomValue(trovateAtom);
  useAtomValue(occupatoAtom);
  const reason = explainNotAcceptable(store);
  const running = calcolo?.stato === 'in_corso';
  const run = async () => {
    if (await search()) await reload();
  };
  return (
    <div className={styles.commands}>
      <TreColonne />
      <Avanzamento onCerca={() => void run()} />
      <Tooltip content="Cerca abbinamenti" relationship="label">
        <Button
          size="small"
          appearance="subtle"
          icon={<SearchSparkleRegular />}
          disabledFocusable={running}
          onClick={() => void run()}
        />
      </Tooltip>
      <Tooltip content={reason ?? 'Ctrl+Shift+Invio'} relationship="description">
        <Button
          size="small"
          appearance={reason === null ? 'primary' : 'secondary'}
          icon={<CheckmarkStarburstRegular />}
          disabledFocusable={reason !== null}
          onClick={() => open(true)}
        >
          Accetta sopra la soglia
        </Button>
      </Tooltip>
    </div>
  );
}
