/** The checklist of a task: what is read, what a person says, and the way to call it done before. */
import { Checkbox, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircleFilled, CircleRegular, WarningFilled } from '@fluentui/react-icons';
import { useState } from 'react';
import type { CompitoStudio } from '#api/contract/studio.ts';
import { isAllowed } from '#api/contract/ruoli.ts';
import { formatData } from '#domain/date.ts';
import { explainCambi, formatTitoloCompito, listVociCompito } from '#domain/studio/compiti.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { sessioneAtom } from '#state/sessione.ts';
import { FormDialog } from '#ui/question.tsx';
import { closeAtom } from './open.ts';
import { useSend } from './send.ts';

const useStyles = makeStyles({
  lines: { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '8px' },
  line: {
    margin: 0,
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    gap: '8px',
    alignItems: 'center',
  },
  done: { color: tokens.colorStatusSuccessForeground1 },
  quiet: { color: tokens.colorNeutralForeground3 },
  changed: { color: tokens.colorStatusWarningForeground1 },
  what: { margin: 0, color: tokens.colorNeutralForeground2 },
});

/** In the person's own time. */
const INSTANT = new Intl.DateTimeFormat('it-IT', { dateStyle: 'short', timeStyle: 'short' });

function Voci({ compito }: { compito: CompitoStudio }) {
  const styles = useStyles();
  const loaded = listVociCompito(compito).filter(({ id }) => id !== 'chiuso' && id !== 'inviato');
  return (
    <ul className={styles.lines} aria-label="Che cosa è fatto">
      {loaded.map(({ id, testo, fatta, manca }) => (
        <li key={id} className={styles.line}>
          {fatta ? (
            <CheckmarkCircleFilled className={styles.done} aria-label="Fatto" />
          ) : (
            <CircleRegular className={styles.quiet} aria-label="Da fare" />
          )}
          <span>
            {testo} {manca === null ? null : <span className={styles.quiet}>({manca})</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What was done before, and what has changed since. */
function Past({ compito, changes }: { compito: CompitoStudio; changes: string | null }) {
  const styles = useStyles();
  const { spedito, chiuso_il } = compito;
  return (
    <>
      {spedito === null ? null : (
        <p className={styles.line}>
          <CheckmarkCircleFilled className={styles.done} aria-label="Fatto" />
          <span>
            Fascicolo spedito a {spedito.destinatario} il {INSTANT.format(new Date(spedito.inviato_il))}
          </span>
        </p>
      )}
      {changes === null || chiuso_il === null ? null : (
        <p className={styles.line}>
          <WarningFilled className={styles.changed} aria-label="Attenzione" />
          <span>
            Chiusura controllata il {INSTANT.format(new Date(chiuso_il))}. {changes}
          </span>
        </p>
      )}
    </>
  );
}

export function CompitoDrawer({ compito }: { compito: CompitoStudio }) {
  const styles = useStyles();
  const close = useSetAtom(closeAtom);
  const role = useAtomValue(sessioneAtom)?.ruolo ?? 'lettura';
  const { underway, error, submit } = useSend();
  const changes = explainCambi(compito.cambiate_dopo);
  const seen = compito.chiuso && changes === null;
  const [chiuso, setChiuso] = useState(seen);
  const [inviato, setInviato] = useState(compito.inviato);
  const [reason, setReason] = useState('');
  const done = compito.fatto_il !== null;
  const { id_azienda, id, versione, spedito } = compito;
  const change = (fields: { chiuso?: boolean; inviato?: boolean; motivo?: string | null }, told: string) =>
    void submit(async (client) => {
      await client.call('compitiCambia', { body: { compiti: [{ id_azienda, id, versione }], ...fields } });
      return told;
    });
  const why = reason.trim();
  const save = () =>
    done
      ? change({ motivo: null }, 'Compito riaperto')
      : change(
          { ...(chiuso !== seen && { chiuso }), inviato, ...(why !== '' && { motivo: why }) },
          why === '' ? 'Compito aggiornato' : 'Compito segnato come fatto',
        );
  return (
    <FormDialog
      titolo={`${formatTitoloCompito(compito)}, ${compito.azienda}`}
      azione={done ? 'Riapri' : why === '' ? 'Salva' : 'Segna come fatto'}
      underway={underway}
      error={error}
      motivo={isAllowed(role, 'operatore') ? null : 'Il tuo accesso è in sola lettura'}
      onSubmit={save}
      onClose={close}
    >
      <p className={styles.what}>
        Entro il {formatData(compito.entro)}
        {compito.assegnato === null ? ', di nessuno per ora.' : `, di ${compito.assegnato}.`}
        {done ? ` ${compito.motivo === null ? 'Fatto da sé.' : `Fatto: ${compito.motivo}.`}` : ''}
      </p>
      <Voci compito={compito} />
      <Past compito={compito} changes={changes} />
      <div>
        <Checkbox
          label={changes === null ? 'Chiusura del mese controllata' : 'Chiusura del mese ricontrollata'}
          checked={chiuso}
          disabled={done}
          onChange={(_event, { checked }) => setChiuso(checked === true)}
        />
        {spedito === null ? (
          <>
            <br />
            <Checkbox
              label="Fascicolo consegnato"
              checked={inviato}
              disabled={done}
              onChange={(_event, { checked }) => setInviato(checked === true)}
            />
          </>
        ) : null}
      </div>
      {done ? null : (
        <Field
          label="È fatto anche così, perché"
          hint="Vuoto: il compito si chiude da sé quando tutto è fatto"
        >
          <Input value={reason} maxLength={200} onChange={(_event, { value }) => setReason(value)} />
        </Field>
      )}
    </FormDialog>
  );
}
