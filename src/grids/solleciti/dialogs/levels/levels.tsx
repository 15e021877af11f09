/** The levels in their order: their days, and the door to their texts. */
import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { AddRegular, DeleteRegular, EditRegular } from '@fluentui/react-icons';
import { ErrorBar } from '#ui/error-bar.tsx';
import { useCallback, useState } from 'react';
import type { LivelloSollecito } from '#api/contract/solleciti.ts';
import { Drawer } from '#ui/drawer.tsx';
import { formatCount } from '#domain/text.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { useMotivo } from '#state/ruolo.ts';
import { showToast } from '#state/toast.ts';
import { useLettura } from '#state/use-reading.ts';
import { righeLettere } from '../../atoms.ts';
import { chiudiAtom } from '../open.ts';
import { Modulo } from './form.tsx';

const useStyles = makeStyles({
  text: { margin: 0, color: tokens.colorNeutralForeground2, lineHeight: '1.55' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    padding: '10px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  words: { display: 'grid', flexGrow: 1, minWidth: 0 },
  button: { flexShrink: 0 },
  small: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  row: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

export function Livelli() {
  const styles = useStyles();
  const client = useAtomValue(clientAtom);
  const close = useSetAtom(chiudiAtom);
  const reload = useSetAtom(righeLettere.caricaAtom);
  const motivo = useMotivo('operatore');
  const [aperto, setAperto] = useState<LivelloSollecito | 'nuovo' | null>(null);
  const leggi = useCallback((signal?: AbortSignal) => client.call('livelliSollecito', { signal }), [client]);
  const { dati, errore, rileggi } = useLettura(leggi);
  const livelli = dati?.livelli ?? null;
  const take = async (work: () => ReturnType<typeof leggi>) => {
    await rileggi(work);
    await reload();
  };
  const putAway = async ({ usi: _usi, id, versione, ...livello }: LivelloSollecito) => {
    await take(() => client.call('livelloSollecitoElimina', { body: { id, versione } }));
    showToast({
      severity: 'success',
      titolo: `${livello.nome} messo via`,
      azione: {
        label: 'Annulla',
        run: () => void take(() => client.call('livelloSollecitoSalva', { body: livello })),
      },
    });
  };
  const free = Array.from({ length: 9 }, (_, at) => at + 1).find(
    (numero) => !livelli?.some((livello) => livello.numero === numero),
  );
  if (aperto !== null)
    return (
      <Modulo
        livello={aperto === 'nuovo' ? null : aperto}
        numero={free ?? 9}
        onChiudi={() => setAperto(null)}
        onSalvati={(saved) => {
          setAperto(null);
          void take(async () => ({ livelli: [...saved] }));
        }}
      />
    );
  return (
    <Drawer larghezza={660} titolo="Livelli e testi" onChiudi={close}>
      <p className={styles.text}>
        Ogni partita passa dai livelli in ordine, una volta sola per ciascuno. I giorni si contano dalla
        scadenza, o da quella concordata; fra un livello e il successivo passano almeno i giorni che li
        separano.
      </p>
      <ErrorBar testo={errore} />
      {livelli === null && errore === null ? <Spinner label="Lettura dei livelli…" /> : null}
      <ul className={styles.list} aria-label="Livelli">
        {(livelli ?? []).map((livello) => (
          <li key={livello.id} className={styles.item}>
            <span className={styles.words}>
              <span>
                {livello.numero}. {livello.nome}
              </span>
              <span className={styles.small}>
                Dopo {formatCount(livello.giorni, 'giorno', 'giorni')} ·{' '}
                {livello.allega_estratto ? 'con l’estratto conto' : 'senza estratto conto'} ·{' '}
                {livello.usi === 0 ? 'mai usato' : formatCount(livello.usi, 'inviato', 'inviati')}
              </span>
            </span>
            <Button
              size="small"
              className={styles.button}
              icon={<EditRegular />}
              aria-label={`Cambia ${livello.nome}`}
              onClick={() => setAperto(livello)}
            >
              Cambia
            </Button>
            {motivo === null ? (
              <Button
                size="small"
                appearance="subtle"
                className={styles.button}
                icon={<DeleteRegular />}
                aria-label={`Metti via ${livello.nome}`}
                onClick={() => void putAway(livello)}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {motivo === null && livelli !== null ? (
        <div className={styles.row}>
          {livelli.length < 3 ? (
            <Button
              appearance={livelli.length === 0 ? 'primary' : 'secondary'}
              onClick={() => void take(() => client.call('livelliSollecitoUsuali'))}
            >
              Aggiungi i tre livelli consueti
            </Button>
          ) : null}
          {free === undefined ? null : (
            <Button icon={<AddRegular />} onClick={() => setAperto('nuovo')}>
              Nuovo livello
            </Button>
          )}
        </div>
      ) : null}
    </Drawer>
  );
}
