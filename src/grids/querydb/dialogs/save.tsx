/** Names a question and keeps it, for oneself or for everyone of the azienda. */
import { Button, Field, Input, Switch } from '@fluentui/react-components';
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
  const [error, setError] = useState<string | null>(null);
  const [underway, setUnderway] = useState(false);
  const send = async (nuova: boolean) => {
    if (nome.trim() === '') return setError('Scrivi un nome');
    setUnderway(true);
    const refused = await save({ nome, condivisa, nuova });
    setUnderway(false);
    if (refused === null) onClose();
    else setError(refused);
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
