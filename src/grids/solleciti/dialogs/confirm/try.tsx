/** The letter sent to oneself, marked as a trial. */
import { Button, Field, Input, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { ApiError, describeError } from '#api/errors.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';
import { contornoAtom } from '../../atoms.ts';
import { type BozzaSollecito, toRichiesta } from './state.ts';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'flex-end' },
  field: { flex: '1 1 220px', maxWidth: '340px' },
});

export function Prova({ bozza }: { bozza: BozzaSollecito }) {
  const styles = useStyles();
  const client = useAtomValue(clientAtom);
  const contorno = useAtomValue(contornoAtom);
  const [destinatario, setDestinatario] = useState(contorno?.mittente ?? '');
  const [stato, setStato] = useState<{ inCorso: boolean; errore: string | null }>({
    inCorso: false,
    errore: null,
  });
  if (contorno?.dimostrativa || contorno?.mittente === null) return null;
  const send = async () => {
    setStato({ inCorso: true, errore: null });
    try {
      await client.call('sollecitoProva', {
        body: { ...toRichiesta(bozza), destinatario: destinatario.trim() },
      });
      showToast({
        severity: 'success',
        titolo: 'Prova spedita',
        testo: `Guarda la posta di ${destinatario.trim()}.`,
      });
      setStato({ inCorso: false, errore: null });
    } catch (error) {
      const problema = error instanceof ApiError ? error.problema : null;
      const field = problema?.errors?.[0]?.messaggio;
      setStato({ inCorso: false, errore: field ?? problema?.detail ?? describeError(error) });
    }
  };
  return (
    <div className={styles.row}>
      <Field
        className={styles.field}
        label="Prova: spedisci questa lettera a te"
        {...(stato.errore !== null && { validationMessage: stato.errore })}
      >
        <Input type="email" value={destinatario} onChange={(_event, { value }) => setDestinatario(value)} />
      </Field>
      <Button disabledFocusable={stato.inCorso || destinatario.trim() === ''} onClick={() => void send()}>
        {stato.inCorso ? 'Spedizione in corso…' : 'Spedisci la prova'}
      </Button>
    </div>
  );
}
