/** Says what a customer disputes: the partita is written about no more until it is settled. */
import { Field, Textarea } from '@fluentui/react-components';
import { FormDialog } from '#ui/question.tsx';
import { useState } from 'react';
import { ApiError, describeError } from '#api/errors.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';
import { righeLettere } from '../../atoms.ts';

interface ContestaProps {
  idPartita: number;
  /** `12/A`, as it stands in the letter. */
  documento: string;
  onClose: () => void;
  onDone: () => void;
}

export function ContestaDialog({ idPartita, documento, onClose, onDone }: ContestaProps) {
  const client = useAtomValue(clientAtom);
  const reload = useSetAtom(righeLettere.loadAtom);
  const [motivo, setMotivo] = useState('');
  const [state, setStato] = useState<{ inCorso: boolean; error: string | null }>({
    inCorso: false,
    error: null,
  });
  const save = async () => {
    setStato({ inCorso: true, error: null });
    try {
      await client.call('contestazioneNuova', { body: { id_partita: idPartita, motivo } });
      showToast({
        severity: 'success',
        titolo: `${documento} è contestata`,
        testo: 'Non si sollecita finché non chiudi la contestazione, fra le partite escluse.',
      });
      onDone();
      await reload();
    } catch (error) {
      const problem = error instanceof ApiError ? error.problema : null;
      const field = problem?.errors?.[0]?.messaggio;
      setStato({ inCorso: false, error: field ?? problem?.detail ?? describeError(error) });
    }
  };
  return (
    <FormDialog
      titolo={<>Segna {documento} come contestata</>}
      inCorso={state.inCorso}
      motivo={motivo.trim() === '' ? 'Scrivi che cosa contesta' : null}
      azione="Segna come contestata"
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Field
        label="Che cosa contesta il cliente"
        required
        {...(state.error !== null && { validationMessage: state.error })}
      >
        <Textarea
          rows={3}
          maxLength={500}
          value={motivo}
          onChange={(_event, { value }) => setMotivo(value)}
        />
      </Field>
    </FormDialog>
  );
}
