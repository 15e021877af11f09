/** Names a question and keeps it, for oneself or for everyone of the azienda. */
import { Button, Field, Input, Switch } from '@fluentui/react-components';
import { describeInDetail } from '#api/errors.ts';
import { useWork } from '#ui/form.ts';
import { FormDialog } from '#ui/question.tsx';
import { useState } from 'react';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { openedAtom, saveAtom } from '../atoms.ts';

export function SaveDialog({ onClose }: { onClose: () => void }) {
  const opened = useAtomValue(openedAtom);
  const save = useSetAtom(saveAtom);
  const mine = opened?.mia ?? false;
  const [nome, setNome] = useState(opened?.nome ?? '');
  const [condivisa, setCondivisa] = useState(mine ? (opened?.condivisa ?? false) : false);
  const { underway, error, submit, refuse } = useWork(describeInDetail);
  const send = async (nuova: boolean) => {
    if (nome.trim() === '') return refuse('Scrivi un nome');
    if (await submit(() => save({ nome, condivisa, nuova }))) onClose();
  };
  return (
    <FormDialog
      titolo="Salva l’interrogazione"
      underway={underway}
      azione="Salva"
      altro={mine ? <Button onClick={() => void send(true)}>Salva come nuova</Button> : null}
      onSubmit={() => void send(!mine)}
      onClose={onClose}
    >
      <Field label="Nome" required {...(error !== null && { validationMessage: error })}>
        <Input value={nome} maxLength={80} onChange={(_event, { value }) => setNome(value)} />
      </Field>
      <Switch
        label="Condivisa con tutti quelli dell’azienda"
        checked={condivisa}
        onChange={(_event, { checked }) => setCondivisa(checked)}
      />
    </FormDialog>
  );
}
