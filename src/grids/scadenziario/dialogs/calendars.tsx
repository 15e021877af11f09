/** Private calendars: made, copied once, watched and revoked. */
import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons';
import { Question } from '#ui/question.tsx';
import { type FormEvent, useState } from 'react';
import type { CalendarioPrivato, FiltriCalendario } from '#api/contract/scadenze.ts';
import { describeError } from '#api/errors.ts';
import { ISTANTE } from '#grids/engine/index.ts';
import { formatCount } from '#domain/text.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue } from '#state/jotai.ts';
import { createResource, getDati } from '#state/resource.ts';
import { useMotivo } from '#state/ruolo.ts';
import { showToast } from '#state/toast.ts';
import { copyText } from '#ui/copy-text.ts';
import { useWork } from '#ui/form.ts';
import { useResource } from '#state/use-resource.ts';
import { questionAtom } from '../atoms.ts';
import { NoteBar } from '#ui/error-bar.tsx';
import { line, quiet } from '#ui/styles.ts';

const useStyles = makeStyles({
  form: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: '10px',
    // Beside the field, and not beside the hint under it.
    '@media (min-width: 480px)': { '& > button': { marginBottom: '18px' } },
  },
  name: { flexGrow: 1 },
  words: { margin: '0 0 8px' },
  address: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    '& > :first-child': { flex: '1 1 160px', minWidth: 0 },
    '& input': { minWidth: 0, width: '100%' },
  },
  list: { display: 'grid', gap: '8px', margin: 0, padding: 0, listStyle: 'none' },
  item: {
    ...line,
    gap: '12px',
    padding: '8px 10px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  text: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  detail: quiet,
});

const calendarsResource = createResource((client, signal) => client.call('calendari', { signal }));

/** What it shows, as one says it. */
function show({ verso, id_soggetto, id_agente, id_mandante, lavorativi }: FiltriCalendario): string {
  const parts = [
    verso === null ? 'tutte le scadenze' : verso === 'incassare' ? 'da incassare' : 'da pagare',
    ...(id_soggetto === null ? [] : ['di un soggetto']),
    ...(id_agente === null ? [] : ['di un agente']),
    ...(id_mandante === null ? [] : ['di un mandante']),
    ...(lavorativi ? ['nei giorni lavorativi'] : []),
  ];
  return parts.join(', ');
}

function PrivateCalendar({ calendar, onRevoke }: { calendar: CalendarioPrivato; onRevoke: () => void }) {
  const styles = useStyles();
  const { nome, filtri, autore, creato_il, usato_il, letture, revocato_il } = calendar;
  const use =
    usato_il === null
      ? 'mai letto'
      : `letto ${formatCount(letture, 'volta', 'volte')}, l’ultima il ${ISTANTE.format(usato_il)}`;
  return (
    <li className={styles.item}>
      <span className={styles.text}>
        <strong>{nome}</strong>
        <br />
        <span className={styles.detail}>
          {show(filtri)} · di {autore}, {ISTANTE.format(creato_il)} ·{' '}
          {revocato_il === null ? use : `revocato il ${ISTANTE.format(revocato_il)}`}
        </span>
      </span>
      {revocato_il === null ? (
        <Button size="small" onClick={onRevoke} aria-label={`Revoca ${nome}`}>
          Revoca
        </Button>
      ) : null}
    </li>
  );
}

/** The address, which is told this once. */
function Indirizzo({ indirizzo }: { indirizzo: string }) {
  const styles = useStyles();
  const copy = () => copyText(indirizzo, 'Indirizzo copiato');
  return (
    <NoteBar intent="success">
      <p className={styles.words}>
        Aggiungilo al tuo programma di calendario come calendario da Internet. Chi ha questo indirizzo vede le
        scadenze senza accedere: si vede solo ora, e si può revocare quando si vuole.
      </p>
      <div className={styles.address}>
        <Input readOnly aria-label="Indirizzo del calendario" value={indirizzo} />
        <Button icon={<CopyRegular />} onClick={() => void copy()}>
          Copia
        </Button>
      </div>
    </NoteBar>
  );
}

export function CalendariDialog({ onClose }: { onClose: () => void }) {
  const styles = useStyles();
  const client = useAtomValue(clientAtom);
  const question = useAtomValue(questionAtom);
  const cannot = useMotivo('operatore');
  const { state, reload } = useResource(calendarsResource);
  const [name, setName] = useState('');
  const [creato, setCreato] = useState<string | null>(null);
  const { error, submit } = useWork(describeError);
  const filtri: FiltriCalendario = {
    verso: question?.verso ?? null,
    id_soggetto: question?.id_soggetto ?? null,
    id_agente: question?.id_agente ?? null,
    id_mandante: question?.id_mandante ?? null,
    lavorativi: question?.lavorativi ?? false,
  };
  const create = (event: FormEvent) => {
    event.preventDefault();
    void submit(async () => {
      const body = { nome: name.trim() === '' ? 'Scadenze' : name.trim(), filtri };
      const { percorso } = await client.call('calendarioCrea', { body });
      setCreato(`${globalThis.location.origin}${percorso}`);
      setName('');
      await reload();
    });
  };
  const revoke = (id: number) =>
    void submit(async () => {
      await client.call('calendarioRevoca', { body: { id } });
      setCreato(null);
      await reload();
      showToast({
        severity: 'info',
        titolo: 'Calendario revocato',
        testo: 'Il suo indirizzo non risponde più.',
      });
    });
  const calendars = getDati(state)?.calendari ?? [];
  return (
    <Question
      titolo="Calendari privati"
      larghezza={640}
      error={error}
      free
      onClose={onClose}
      actions={<Button onClick={onClose}>Chiudi</Button>}
    >
      <form className={styles.form} onSubmit={create}>
        <Field label="Nome" hint={`Mostra, come ora la pagina: ${show(filtri)}`} className={styles.name}>
          <Input
            value={name}
            maxLength={80}
            placeholder="Scadenze"
            onChange={(_event, { value }) => setName(value)}
          />
        </Field>
        <Button type="submit" appearance="primary" disabledFocusable={cannot !== null} title={cannot ?? ''}>
          Crea indirizzo
        </Button>
      </form>
      {creato === null ? null : <Indirizzo indirizzo={creato} />}

      {calendars.length === 0 ? null : (
        <ul className={styles.list} aria-label="Calendari">
          {calendars.map((each) => (
            <PrivateCalendar key={each.id} calendar={each} onRevoke={() => revoke(each.id)} />
          ))}
        </ul>
      )}
    </Question>
  );
}
