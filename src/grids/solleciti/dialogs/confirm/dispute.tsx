/** Says what a customer disputes: the partita is written about no more until it is settled. */
import { Field, Textarea } from '@fluentui/react-components';
import { FormDialog } from '#ui/question.tsx';
import { useState } from 'react';
import { ApiError, describeError } from '#api/errors.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';
import { righeLettere } from '../../atoms.ts';

export interface ContestaProps {
  idPartita: number;
  /** `12/A`, as it stands in the letter. */
  documento: string;
  onChiudi: () => void;
  onFatto: () => void;
}

export function ContestaDialog({ idPartita, documento, onChiudi, onFatto }: ContestaProps) {
  const client = useAtomValue(clientAtom);
  const reload = useSetAtom(righeLettere.caricaAtom);
  const [motivo, setMotivo] = useState('');
  const [stato, setStato] = useState<{ inCorso: boolean; errore: string | null }>({
    inCorso: false,
    errore: null,
  });
  const save = async () => {
    setStato({ inCorso: true, errore: null });
    try {
      await client.call('contestazioneNuova', { body: { id_partita: idPartita, motivo } });
      showToast({
        severity: 'success',
        titolo: `${documento} è contestata`,
        testo: 'Non si sollecita finché non chiudi la contestazione, fra le partite escluse.',
      });
      onFatto();
      await reload();
    } catch (error) {
      const problema = error instanceof ApiError ? error.problema : null;
      const field = problema?.errors?.[0]?.messaggio;
      setStato({ inCorso: false, errore: field ?? problema?.detail ?? describeError(error) });
    }
  };
  return (
    <FormDialog
      titolo={<>Segna {documento} come contestata</>}
      inCorso={stato.inCorso}
      motivo={motivo.trim() === '' ? 'Scrivi che cosa contesta' : null}
      azione="Segna come contestata"
      onInvia={() => void save()}
      onChiudi={onChiudi}
    >
      <Field
        label="Che cosa contesta il cliente"
        required
        {...(stato.errore !== null && { validationMessage: stato.errore })}
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
