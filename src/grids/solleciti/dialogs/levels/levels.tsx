/** The levels in their order: their days, and the door to their texts. */
import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { AddRegular, DeleteRegular, EditRegular } from '@fluentui/react-icons';
import { ErrorBar } from '#ui/error-bar.tsx';
import { useState } from 'react';
import type { AnswerOf } from '#api/client.ts';
import type { LivelloSollecito } from '#api/contract/solleciti.ts';
import { Drawer } from '#ui/drawer.tsx';
import { formatCount } from '#domain/text.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { useMotivo } from '#state/ruolo.ts';
import { showToast } from '#state/toast.ts';
import { useCalled } from '#state/use-reading.ts';
import { righeLettere } from '../../atoms.ts';
import { closeAtom } from '../open.ts';
import { LevelForm } from './form.tsx';
import { line } from '#ui/styles.ts';

const useStyles = makeStyles({
  text: { margin: 0, color: tokens.colorNeutralForeground2, lineHeight: '1.55' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    ...line,
    gap: '8px',
    padding: '10px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  words: { display: 'grid', flexGrow: 1, minWidth: 0 },
  button: { flexShrink: 0 },
  small: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  row: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

interface LevelLineProps {
  level: LivelloSollecito;
  onOpen: () => void;
  /** Absent for who may only read. */
  onPutAway: (() => void) | null;
}

function LevelLine({ level, onOpen, onPutAway }: LevelLineProps) {
  const styles = useStyles();
  const { numero, nome, giorni, allega_estratto, usi } = level;
  return (
    <li className={styles.item}>
      <span className={styles.words}>
        <span>
          {numero}. {nome}
        </span>
        <span className={styles.small}>
          Dopo {formatCount(giorni, 'giorno', 'giorni')} ·{' '}
          {allega_estratto ? 'con l’estratto conto' : 'senza estratto conto'} ·{' '}
          {usi === 0 ? 'mai usato' : formatCount(usi, 'inviato', 'inviati')}
        </span>
      </span>
      <Button
        size="small"
        className={styles.button}
        icon={<EditRegular />}
        aria-label={`Cambia ${nome}`}
        onClick={onOpen}
      >
        Cambia
      </Button>
      {onPutAway === null ? null : (
        <Button
          size="small"
          appearance="subtle"
          className={styles.button}
          icon={<DeleteRegular />}
          aria-label={`Metti via ${nome}`}
          onClick={onPutAway}
        />
      )}
    </li>
  );
}

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export function Livelli() {
  const styles = useStyles();
  const client = useAtomValue(clientAtom);
  const close = useSetAtom(closeAtom);
  const reload = useSetAtom(righeLettere.loadAtom);
  const reason = useMotivo('operatore');
  const [opened, setOpened] = useState<LivelloSollecito | 'nuovo' | null>(null);
  const { dati, error, reread } = useCalled('livelliSollecito', {});
  const levels = dati?.livelli ?? null;
  const take = async (work: () => Promise<AnswerOf<'livelliSollecito'>>) => {
    await reread(work);
    await reload();
  };
  const putAway = async ({ usi: _usi, id, versione, ...livello }: LivelloSollecito) => {
    await take(() => client.call('livelloSollecitoElimina', { body: { id, versione } }));
    showToast({
      titolo: `${livello.nome} messo via`,
      azione: {
        label: 'Annulla',
        run: () => void take(() => client.call('livelloSollecitoSalva', { body: livello })),
      },
    });
  };
  const free = NUMBERS.find((number) => !levels?.some((level) => level.numero === number));
  if (opened !== null)
    return (
      <LevelForm
        livello={opened === 'nuovo' ? null : opened}
        numero={free ?? 9}
        onClose={() => setOpened(null)}
        onSavedAll={(saved) => {
          setOpened(null);
          void take(async () => ({ livelli: [...saved] }));
        }}
      />
    );
  return (
    <Drawer larghezza={660} titolo="Livelli e testi" onClose={close}>
      <p className={styles.text}>
        Ogni partita passa dai livelli in ordine, una volta sola per ciascuno. I giorni si contano dalla
        scadenza, o da quella concordata; fra un livello e il successivo passano almeno i giorni che li
        separano.
      </p>
      <ErrorBar testo={error} />
      {levels === null && error === null ? <Spinner label="Lettura dei livelli…" /> : null}
      <ul className={styles.list} aria-label="Livelli">
        {(levels ?? []).map((level) => (
          <LevelLine
            key={level.id}
            level={level}
            onOpen={() => setOpened(level)}
            onPutAway={reason === null ? () => void putAway(level) : null}
          />
        ))}
      </ul>
      {reason === null && levels !== null ? (
        <div className={styles.row}>
          {levels.length < 3 ? (
            <Button
              appearance={levels.length === 0 ? 'primary' : 'secondary'}
              onClick={() => void take(() => client.call('livelliSollecitoUsuali'))}
            >
              Aggiungi i tre livelli consueti
            </Button>
          ) : null}
          {free === undefined ? null : (
            <Button icon={<AddRegular />} onClick={() => setOpened('nuovo')}>
              Nuovo livello
            </Button>
          )}
        </div>
      ) : null}
    </Drawer>
  );
}
