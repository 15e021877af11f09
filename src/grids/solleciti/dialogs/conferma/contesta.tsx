/** Says what a customer disputes: the partita is written about no more until it is settled. */
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  Textarea,
} from '@fluentui/react-components';
import { useState } from 'react';
import { ApiError, messaggioErrore } from '#api/errors.ts';
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
      setStato({ inCorso: false, errore: field ?? problema?.detail ?? messaggioErrore(error) });
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(_event, { open }) => {
        if (!open) onChiudi();
      }}
    >
      <DialogSurface>
        <DialogBody>
          <DialogTitle>Segna {documento} come contestata</DialogTitle>
          <DialogContent>
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
          </DialogContent>
          <DialogActions fluid>
            <Button onClick={onChiudi}>Lascia stare</Button>
            <Button
              appearance="primary"
              disabledFocusable={stato.inCorso || motivo.trim() === ''}
              onClick={() => void save()}
            >
              Segna come contestata
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
