/** The checklist of a task: what is read, what a person says, and the way to call it done before. */
import { Checkbox, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircleFilled, CircleRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import type { CompitoStudio } from '#api/contract/studio.ts';
import { isAllowed } from '#api/contract/ruoli.ts';
import { formatData } from '#domain/date.ts';
import { formatTitoloCompito, listVociCompito } from '#domain/studio/compiti.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { sessioneAtom } from '#state/sessione.ts';
import { FormDialog } from '#ui/question.tsx';
import { chiudiDialogoAtom } from './open.ts';
import { useInvio } from './send.ts';

const useStyles = makeStyles({
  lines: { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '8px' },
  line: { display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', gap: '8px', alignItems: 'center' },
  done: { color: tokens.colorStatusSuccessForeground1 },
  quiet: { color: tokens.colorNeutralForeground3 },
  what: { margin: 0, color: tokens.colorNeutralForeground2 },
});

function Voci({ compito }: { compito: CompitoStudio }) {
  const styles = useStyles();
  const lette = listVociCompito(compito).filter(({ id }) => id !== 'chiuso' && id !== 'inviato');
  return (
    <ul className={styles.lines} aria-label="Che cosa è fatto">
      {lette.map(({ id, testo, fatta, manca }) => (
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

export function SchedaCompito({ compito }: { compito: CompitoStudio }) {
  const styles = useStyles();
  const close = useSetAtom(chiudiDialogoAtom);
  const ruolo = useAtomValue(sessioneAtom)?.ruolo ?? 'lettura';
  const { inCorso, errore, invia } = useInvio();
  const [chiuso, setChiuso] = useState(compito.chiuso);
  const [inviato, setInviato] = useState(compito.inviato);
  const [motivo, setMotivo] = useState('');
  const fatto = compito.fatto_il !== null;
  const { id_azienda, id, versione } = compito;
  const change = (campi: { chiuso?: boolean; inviato?: boolean; motivo?: string | null }, detto: string) =>
    void invia(async (client) => {
      await client.call('compitiCambia', { body: { compiti: [{ id_azienda, id, versione }], ...campi } });
      return detto;
    });
  const perche = motivo.trim();
  const save = () =>
    fatto
      ? change({ motivo: null }, 'Compito riaperto')
      : change(
          { chiuso, inviato, ...(perche !== '' && { motivo: perche }) },
          perche === '' ? 'Compito aggiornato' : 'CompitoStudio segnato come fatto',
        );
  return (
    <FormDialog
      titolo={`${formatTitoloCompito(compito)}, ${compito.azienda}`}
      azione={fatto ? 'Riapri' : perche === '' ? 'Salva' : 'Segna come fatto'}
      inCorso={inCorso}
      errore={errore}
      motivo={isAllowed(ruolo, 'operatore') ? null : 'Il tuo accesso è in sola lettura'}
      onInvia={save}
      onChiudi={close}
    >
      <p className={styles.what}>
        Entro il {formatData(compito.entro)}
        {compito.assegnato === null ? ', di nessuno per ora.' : `, di ${compito.assegnato}.`}
        {fatto ? ` ${compito.motivo === null ? 'Fatto da sé.' : `Fatto: ${compito.motivo}.`}` : ''}
      </p>
      <Voci compito={compito} />
      <div>
        <Checkbox
          label="Chiusura del mese controllata"
          checked={chiuso}
          disabled={fatto}
          onChange={(_event, { checked }) => setChiuso(checked === true)}
        />
        <br />
        <Checkbox
          label="Fascicolo consegnato"
          checked={inviato}
          disabled={fatto}
          onChange={(_event, { checked }) => setInviato(checked === true)}
        />
      </div>
      {fatto ? null : (
        <Field
          label="È fatto anche così, perché"
          hint="Vuoto: il compito si chiude da sé quando tutto è fatto"
        >
          <Input value={motivo} maxLength={200} onChange={(_event, { value }) => setMotivo(value)} />
        </Field>
      )}
    </FormDialog>
  );
}
