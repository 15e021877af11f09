/** A sollecito as it left, or why it did not, and what can still be decided of it. */
import { Button, Field, Input, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { ErrorBar, NoteBar } from '#ui/error-bar.tsx';
import { useState } from 'react';
import type { Sollecito, SollecitoDettaglio } from '#api/contract/solleciti.ts';
import { describeInDetail } from '#api/errors.ts';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import { Drawer } from '#ui/drawer.tsx';
import { ISTANTE } from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { useMotivo } from '#state/ruolo.ts';
import { useCalled } from '#state/use-reading.ts';
import { Allegato } from '../attachment.tsx';
import { righeSolleciti } from '../atoms.ts';
import { StatoSollecito } from '../columns.tsx';
import { closeAtom } from './open.ts';
import { useWork } from '#ui/form.ts';
import { sheet } from '#ui/styles.ts';

const useStyles = makeStyles({
  /** A cell's mark is as tall as what it stands in. */
  state: { height: '24px', flexShrink: 0 },
  facts: { display: 'grid', gap: '4px 16px', gridTemplateColumns: 'max-content 1fr', margin: 0 },
  term: { color: tokens.colorNeutralForeground2 },
  value: { margin: 0, overflowWrap: 'anywhere' },
  sheet,
  subject: { margin: '0 0 10px', fontWeight: tokens.fontWeightSemibold },
  text: { margin: 0, lineHeight: '1.55', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  list: { margin: 0, paddingLeft: '20px' },
  row: { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'flex-end' },
  field: { flex: '1 1 220px' },
});

/** What waits, or went wrong, wants a person. */
function Decisions({ sollecito, onDone }: { sollecito: Sollecito; onDone: () => void }) {
  const styles = useStyles();
  const client = useAtomValue(clientAtom);
  const reason = useMotivo('operatore');
  const [recipient, setRecipient] = useState(sollecito.destinatario);
  const { underway: busy, error, submit } = useWork(describeInDetail);
  const { id, versione, stato } = sollecito;
  if (reason !== null || stato === 'inviato' || stato === 'annullato') return null;
  const run = async (work: () => Promise<unknown>) => {
    if (await submit(work)) onDone();
  };
  const decide = (esito: 'inviato' | 'riprova') =>
    run(() =>
      client.call('sollecitoDecidi', {
        params: { id },
        body: { versione, esito, ...(esito === 'riprova' && { destinatario: recipient.trim() }) },
      }),
    );
  const annul = () => run(() => client.call('sollecitoAnnulla', { params: { id }, body: { versione } }));
  return (
    <>
      <ErrorBar testo={error} />
      {stato === 'in_coda' ? null : (
        <Field className={styles.field} label="Indirizzo a cui inviarlo di nuovo">
          <Input type="email" value={recipient} onChange={(_event, { value }) => setRecipient(value)} />
        </Field>
      )}
      <div className={styles.row}>
        {stato === 'in_coda' ? null : (
          <Button appearance="primary" disabledFocusable={busy} onClick={() => void decide('riprova')}>
            Invia di nuovo
          </Button>
        )}
        {stato === 'incerto' ? (
          <Button disabledFocusable={busy} onClick={() => void decide('inviato')}>
            So che è arrivato
          </Button>
        ) : null}
        <Button disabledFocusable={busy} onClick={() => void annul()}>
          {stato === 'in_coda' ? 'Ferma' : 'Rinuncia'}
        </Button>
      </div>
    </>
  );
}

function Contenuto({ detail, onDone }: { detail: SollecitoDettaglio; onDone: () => void }) {
  const styles = useStyles();
  const client = useAtomValue(clientAtom);
  const { sollecito, testo, partite, allegati, risposta } = detail;
  const facts: [string, string | null][] = [
    ['Livello', `${sollecito.numero}. ${sollecito.livello}`],
    ['A', sollecito.destinatario],
    ['Totale', `${formatImporto(sollecito.totale)} ${sollecito.divisa}`],
    ['Confermato', `${ISTANTE.format(sollecito.creato_il)} da ${sollecito.autore}`],
    ['Inviato', sollecito.inviato_il === null ? null : ISTANTE.format(sollecito.inviato_il)],
    ['Prossimo tentativo', sollecito.prossimo_il === null ? null : ISTANTE.format(sollecito.prossimo_il)],
    ['Risposta del server', risposta],
  ];
  return (
    <>
      <div className={styles.state}>
        <StatoSollecito stato={sollecito.stato} />
      </div>
      {sollecito.motivo === null ? null : (
        <NoteBar intent={sollecito.stato === 'fallito' ? 'error' : 'warning'}>{sollecito.motivo}</NoteBar>
      )}
      <Decisions key={sollecito.versione} sollecito={sollecito} onDone={onDone} />
      <dl className={styles.facts}>
        {facts.map(([term, value]) =>
          value === null ? null : (
            <div key={term} style={{ display: 'contents' }}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ),
        )}
      </dl>
      <div className={styles.sheet}>
        <p className={styles.subject}>{sollecito.oggetto}</p>
        <p className={styles.text}>{testo}</p>
      </div>
      <div className={styles.row}>
        {allegati.map(({ numero, nome, bytes }) => (
          <Allegato
            key={numero}
            nome={nome}
            bytes={bytes}
            read={async () =>
              (await client.call('sollecitoAllegato', { params: { id: sollecito.id, numero } })).contenuto
            }
          />
        ))}
      </div>
      <ul className={styles.list} aria-label="Partite del sollecito">
        {partite.map((partita) => (
          <li key={`${partita.id_partita}/${partita.numero_documento}/${partita.scadenza}`}>
            {partita.numero_documento ?? 'Senza numero'}, scaduta il {formatData(partita.scadenza)}:{' '}
            {formatImporto(partita.residuo)}, {partita.numero}° sollecito
            {partita.perche === null ? '' : ` (${partita.perche})`}
          </li>
        ))}
      </ul>
    </>
  );
}

export function Detail({ id }: { id: number }) {
  const close = useSetAtom(closeAtom);
  const reload = useSetAtom(righeSolleciti.loadAtom);
  const { dati: detail, error, reread } = useCalled('sollecito', { params: { id } });
  return (
    <Drawer larghezza={660} titolo={detail?.sollecito.ragione_sociale ?? 'Sollecito'} onClose={close}>
      <ErrorBar testo={error} />
      {detail ? (
        <Contenuto detail={detail} onDone={() => void Promise.all([reread(), reload()])} />
      ) : error === null ? (
        <Spinner label="Lettura del sollecito…" />
      ) : null}
    </Drawer>
  );
}
