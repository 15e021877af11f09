/** Says what a customer disputes: the partita is written about no more until it is settled. */
import { Field, Textarea } from '@fluentui/react-components';
import { FormDialog } from '#ui/question.tsx';
import { useState } from 'react';
import { ApiError, describeError } from '#api/errors.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';
import { righeLettere } from '../../atoms.ts';

interface DisputeProps {
  idPartita: number;
  /** `12/A`, as it stands in the letter. */
  documento: string;
  onClose: () => void;
  onDone: () => void;
}

export function DisputeDialog({ idPartita, documento, onClose, onDone }: DisputeProps) {
  const client = useAtomValue(clientAtom);
  const reload = useSetAtom(righeLettere.loadAtom);
  const [motivo, setMotivo] = useState('');
  const [state, setState] = useState<{ underway: boolean; error: string | null }>({
    underway: false,
    error: null,
  });
  const save = async () => {
    setState({ underway: true, error: null });
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
      setState({ underway: false, error: field ?? problem?.detail ?? describeError(error) });
    }
  };
  return (
    <FormDialog
      titolo={<>Segna {documento} come contestata</>}
      underway={state.underway}
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
