/** The two questions about a view: its name, and whether it may go. */
import { Button, Checkbox, Field, Input, makeStyles } from '@fluentui/react-components';
import { type FormEvent, useId, useState } from 'react';
import type { Vista } from '#api/contract/viste.ts';
import { Confirm, Question } from '#ui/question.tsx';

const useStyles = makeStyles({ form: { display: 'grid', gap: '12px' } });

export interface NomeVista {
  nome: string;
  predefinita: boolean;
}

export interface NameDialogProps {
  /** The view being renamed; null for a new one. */
  vista: Vista | null;
  /** Resolves with what to say beside the name, or null when it is done. */
  onSave: (name: NomeVista) => Promise<string | null>;
  onClose: () => void;
}

export function NameDialog({ vista, onSave, onClose }: NameDialogProps) {
  const styles = useStyles();
  const form = useId();
  const [name, setName] = useState(vista?.nome ?? '');
  const [predefinita, setPredefinita] = useState(vista?.predefinita ?? false);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setError('Scrivi un nome per la vista');
    setBusy(true);
    setError(await onSave({ nome: name.trim(), predefinita }));
    setBusy(false);
  };
  return (
    <Question
      titolo={vista ? 'Rinomina la vista' : 'Salva come nuova vista'}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Annulla</Button>
          <Button appearance="primary" type="submit" form={form} disabled={busy}>
            Salva
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={(event) => void submit(event)}>
        <Field
          label="Nome"
          required
          {...(error !== null && { validationMessage: error, validationState: 'error' as const })}
          hint="Colonne, ordine, filtri, gruppi e densità di adesso. La vedi solo tu."
        >
          <Input
            value={name}
            maxLength={60}
            onChange={(_event, { value }) => {
              setName(value);
              setError(null);
            }}
          />
        </Field>
        <Checkbox
          label="Apri sempre con questa vista"
          checked={predefinita}
          onChange={(_event, { checked }) => setPredefinita(checked === true)}
        />
      </form>
    </Question>
  );
}

export interface DeleteDialogProps {
  vista: Vista;
  onDelete: () => void;
  onClose: () => void;
}

export function DeleteDialog({ vista, onDelete, onClose }: DeleteDialogProps) {
  return (
    <Confirm
      titolo={`Eliminare la vista “${vista.nome}”?`}
      back="Annulla"
      azione="Elimina la vista"
      onConfirm={onDelete}
      onClose={onClose}
    >
      Le righe non cambiano: sparisce solo questo modo di guardarle.
    </Confirm>
  );
}
