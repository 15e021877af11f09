/** Says what a customer disputes: the partita is written about no more until it is settled. */
import { Field, Textarea } from '@fluentui/react-components';
import { FormDialog } from '#ui/question.tsx';
import { useState } from 'react';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';
import { explainField, useWork } from '#ui/form.ts';
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
  const { underway, error, submit } = useWork(explainField);
  const save = () =>
    submit(async () => {
      await client.call('contestazioneNuova', { body: { id_partita: idPartita, motivo } });
      showToast({
        titolo: `${documento} è contestata`,
        testo: 'Non si sollecita finché non chiudi la contestazione, fra le partite escluse.',
      });
      onDone();
      await reload();
    });
  return (
    <FormDialog
      titolo={<>Segna {documento} come contestata</>}
      underway={underway}
      motivo={motivo.trim() === '' ? 'Scrivi che cosa contesta' : null}
      azione="Segna come contestata"
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Field
        label="Che cosa contesta il cliente"
        required
        {...(error !== null && { validationMessage: error })}
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
