/** The closing packs of the aziende chosen: to whom each would go, one confirmation, and what became of each. */
import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import {
  CheckmarkCircleFilled,
  ErrorCircleFilled,
  MailRegular,
  SubtractCircleRegular,
} from '@fluentui/react-icons';
import { useEffect, useState, type ReactNode } from 'react';
import type { FascicoloStudio, StatoFascicolo } from '#api/contract/fascicoli.ts';
import type { CompitoStudio } from '#api/contract/studio.ts';
import { formatAskedCompiti } from '#domain/studio/fascicoli.ts';
import { formatCount } from '#domain/text.ts';
import { clientAtom } from '#state/api.ts';
import { myCompitiResource } from '#state/compiti.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { useCalled } from '#state/use-reading.ts';
import { Question } from '#ui/question.tsx';
import { useWork } from '#ui/form.ts';
import { describeError } from '#api/errors.ts';
import { righeStudio } from '../atoms.ts';
import { closeAtom } from './open.ts';
import { formatMese } from '#domain/date.ts';

const useStyles = makeStyles({
  list: { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '10px' },
  line: { display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', gap: '8px', alignItems: 'start' },
  name: { fontWeight: tokens.fontWeightSemibold },
  quiet: { display: 'block', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  done: { color: tokens.colorStatusSuccessForeground1 },
  wrong: { color: tokens.colorStatusDangerForeground1 },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  head: { margin: '4px 0 8px', fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
});

const TOLD: Readonly<Record<StatoFascicolo, string>> = {
  pronto: 'Da inviare',
  in_coda: 'In partenza',
  inviato: 'Inviato',
  incerto: 'Forse partito',
  fallito: 'Non inviato',
  senza_indirizzo: 'Senza indirizzo',
  non_chiuso: 'Mese non chiuso',
};

/** Between two looks at what has left (milliseconds). */
const RILETTURA_MS = 1_500;

function Segno({ stato }: { stato: StatoFascicolo }): ReactNode {
  const styles = useStyles();
  switch (stato) {
    case 'in_coda':
      return <Spinner size="extra-tiny" aria-hidden />;
    case 'inviato':
      return <CheckmarkCircleFilled className={styles.done} aria-hidden />;
    case 'fallito':
    case 'incerto':
      return <ErrorCircleFilled className={styles.wrong} aria-hidden />;
    case 'pronto':
      return <MailRegular aria-hidden />;
    case 'senza_indirizzo':
    case 'non_chiuso':
      return <SubtractCircleRegular aria-hidden />;
  }
}

function Riga({ fascicolo }: { fascicolo: FascicoloStudio }) {
  const styles = useStyles();
  const { azienda, stato, destinatario, conti, motivo, mese, parte } = fascicolo;
  const a =
    destinatario !== null && (parte || stato === 'in_coda' || stato === 'inviato' || stato === 'incerto');
  return (
    <li className={styles.line} data-stato={stato}>
      <Segno stato={stato} />
      <span>
        <span className={styles.name}>{azienda}</span>: {TOLD[stato].toLowerCase()}
        {a ? ` a ${destinatario}` : ''}
        {parte ? (
          <span className={styles.quiet}>
            {formatMese(mese)}, PDF ed Excel di {conti.join(', ')}
          </span>
        ) : null}
        {motivo === null ? null : <span className={styles.quiet}>{motivo}</span>}
      </span>
    </li>
  );
}

function Elenco({ titolo, fascicoli }: { titolo: string; fascicoli: readonly FascicoloStudio[] }) {
  const styles = useStyles();
  if (fascicoli.length === 0) return null;
  return (
    <section aria-label={titolo}>
      <h3 className={styles.head}>{titolo}</h3>
      <ul className={styles.list}>
        {fascicoli.map((fascicolo) => (
          <Riga key={`${fascicolo.id_azienda}/${fascicolo.id_compito}`} fascicolo={fascicolo} />
        ))}
      </ul>
    </section>
  );
}

const sayDone = (fascicoli: readonly FascicoloStudio[]): string => {
  const of = (...states: readonly StatoFascicolo[]) =>
    fascicoli.filter(({ stato }) => states.includes(stato)).length;
  const queue = of('in_coda');
  const inviati = formatCount(of('inviato'), 'inviato', 'inviati');
  return queue > 0
    ? `${inviati}, ${queue} in partenza`
    : `${inviati}, ${of('fallito', 'incerto')} non riusciti`;
};

/** The packs of these compiti, looked at until all that wait have left, or have not. */
function useFascicoli(compiti: readonly CompitoStudio[]) {
  const lettura = useCalled('fascicoli', { query: { compiti: formatAskedCompiti(compiti) } });
  const { dati, reread } = lettura;
  const queue = dati?.fascicoli.some(({ stato }) => stato === 'in_coda') ?? false;
  // A sender of the server takes them.
  useEffect(() => {
    if (!queue) return undefined;
    const timer = setInterval(() => void reread(), RILETTURA_MS);
    return () => clearInterval(timer);
  }, [queue, reread]);
  return { ...lettura, queue };
}

export function SendFascicoli({ compiti }: { compiti: readonly CompitoStudio[] }) {
  const styles = useStyles();
  const client = useAtomValue(clientAtom);
  const close = useSetAtom(closeAtom);
  const reload = useSetAtom(righeStudio.loadAtom);
  const reloadMine = useSetAtom(myCompitiResource.reloadAtom);
  const [confirmed, setConfirmed] = useState(false);
  const { underway, error, submit } = useWork(describeError);
  const lettura = useFascicoli(compiti);
  const { queue, reread } = lettura;
  const fascicoli = lettura.dati?.fascicoli ?? [];
  const leave = () => {
    close();
    void Promise.all([reload(), reloadMine()]);
  };
  const ready = fascicoli.filter(({ parte }) => parte);
  const send = () =>
    submit(async () => {
      const body = {
        compiti: ready.flatMap(({ id_azienda, id_compito, destinatario }) =>
          destinatario === null ? [] : [{ id_azienda, id: id_compito, destinatario }],
        ),
      };
      await client.call('fascicoliInvia', { body });
      setConfirmed(true);
      await reread();
    });
  const others = fascicoli.filter(({ parte }) => !parte);
  const toSend = !confirmed && ready.length > 0;
  return (
    <Question
      titolo={confirmed ? 'Fascicoli di chiusura' : 'Invia i fascicoli di chiusura'}
      error={error ?? lettura.error}
      busy={underway}
      larghezza={640}
      long
      onClose={leave}
      actions={
        <>
          <Button onClick={leave}>{confirmed ? 'Chiudi' : 'Lascia stare'}</Button>
          {toSend ? (
            <Button appearance="primary" disabledFocusable={underway} onClick={() => void send()}>
              Invia {formatCount(ready.length, 'fascicolo', 'fascicoli')}
            </Button>
          ) : null}
        </>
      }
    >
      {lettura.dati === null && lettura.error === null ? <Spinner label="Guardo i compiti" /> : null}
      {confirmed || queue ? (
        <p className={styles.text} aria-live="polite">
          {sayDone(fascicoli)}. Partono anche se chiudi questa finestra.
        </p>
      ) : null}
      <Elenco titolo={confirmed ? 'Da inviare ancora' : 'Partono'} fascicoli={ready} />
      <Elenco titolo={confirmed || ready.length === 0 ? 'Ogni azienda' : 'Non partono'} fascicoli={others} />
    </Question>
  );
}
