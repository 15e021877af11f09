/** The letter sent to oneself, marked as a trial. */
import { Button, Field, Input, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { ApiError, describeError } from '#api/errors.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';
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
  const [state, setState] = useState<{ underway: boolean; error: string | null }>({
    underway: false,
    error: null,
  });
  if (surrounding?.dimostrativa || surrounding?.mittente === null) return null;
  const send = async () => {
    setState({ underway: true, error: null });
    try {
      await client.call('sollecitoProva', {
        body: { ...toRequest(draft), destinatario: recipient.trim() },
      });
      showToast({
        severity: 'success',
        titolo: 'Prova spedita',
        testo: `Guarda la posta di ${recipient.trim()}.`,
      });
      setState({ underway: false, error: null });
    } catch (error) {
      const problem = error instanceof ApiError ? error.problema : null;
      const field = problem?.errors?.[0]?.messaggio;
      setState({ underway: false, error: field ?? problem?.detail ?? describeError(error) });
    }
  };
  return (
    <div className={styles.row}>
      <Field
        className={styles.field}
        label="Prova: spedisci questa lettera a te"
        {...(state.error !== null && { validationMessage: state.error })}
      >
        <Input type="email" value={recipient} onChange={(_event, { value }) => setRecipient(value)} />
      </Field>
      <Button disabledFocusable={state.underway || recipient.trim() === ''} onClick={() => void send()}>
        {state.underway ? 'Spedizione in corso…' : 'Spedisci la prova'}
      </Button>
    </div>
  );
}
