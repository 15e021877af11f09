/** Names a question and keeps it, for oneself or for everyone of the azienda. */
import { Button, Field, Input, Switch } from '@fluentui/react-components';
import { FormDialog } from '#ui/question.tsx';
import { useState } from 'react';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { apertaAtom, salvaAtom } from '../atoms.ts';

export function SalvaDialog({ onChiudi }: { onChiudi: () => void }) {
  const aperta = useAtomValue(apertaAtom);
  const salva = useSetAtom(salvaAtom);
  const mia = aperta?.mia ?? false;
  const [nome, setNome] = useState(aperta?.nome ?? '');
  const [condivisa, setCondivisa] = useState(mia ? (aperta?.condivisa ?? false) : false);
  const [errore, setErrore] = useState<string | null>(null);
  const [inCorso, setInCorso] = useState(false);
  const send = async (nuova: boolean) => {
    if (nome.trim() === '') return setErrore('Scrivi un nome');
    setInCorso(true);
    const refused = await salva({ nome, condivisa, nuova });
    setInCorso(false);
    if (refused === null) onChiudi();
    else setErrore(refused);
  };
  return (
    <FormDialog
      titolo="Salva l’interrogazione"
      inCorso={inCorso}
      azione="Salva"
      altro={mia ? <Button onClick={() => void send(true)}>Salva come nuova</Button> : null}
      onInvia={() => void send(!mia)}
      onChiudi={onChiudi}
    >
      <Field label="Nome" required {...(errore !== null && { validationMessage: errore })}>
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
