/** The letter sent to oneself, marked as a trial. */
import { Button, Field, Input, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { clientAtom } from '#state/api.ts';
import { useAtomValue } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';
import { explainField, useWork } from '#ui/form.ts';
import { surroundingAtom } from '../../atoms.ts';
import { type SollecitoDraft, toRequest } from './state.ts';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'flex-end' },
  field: { flex: '1 1 220px', maxWidth: '340px' },
});

export function Prova({ draft }: { draft: SollecitoDraft }) {
  const styles = useStyles();
  const client = useAtomValue(clientAtom);
  const surrounding = useAtomValue(surroundingAtom);
  const [recipient, setRecipient] = useState(surrounding?.mittente ?? '');
  const { underway, error, submit } = useWork(explainField);
  if (surrounding?.dimostrativa || surrounding?.mittente === null) return null;
  const send = () =>
    submit(async () => {
      await client.call('sollecitoProva', {
        body: { ...toRequest(draft), destinatario: recipient.trim() },
      });
      showToast({
        titolo: 'Prova spedita',
        testo: `Guarda la posta di ${recipient.trim()}.`,
      });
    });
  return (
    <div className={styles.row}>
      <Field
        className={styles.field}
        label="Prova: spedisci questa lettera a te"
        {...(error !== null && { validationMessage: error })}
      >
        <Input type="email" value={recipient} onChange={(_event, { value }) => setRecipient(value)} />
      </Field>
      <Button disabledFocusable={underway || recipient.trim() === ''} onClick={() => void send()}>
        {underway ? 'Spedizione in corso…' : 'Spedisci la prova'}
      </Button>
    </div>
  );
}
