/** Names a question and keeps it, for oneself or for everyone of the azienda. */
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  Input,
  makeStyles,
  Switch,
} from '@fluentui/react-components';
import { useState } from 'react';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { apertaAtom, salvaAtom } from '../atoms.ts';

const useStyles = makeStyles({ form: { display: 'grid', gap: '12px' } });

export function SalvaDialog({ onChiudi }: { onChiudi: () => void }) {
  const styles = useStyles();
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
    <Dialog open onOpenChange={(_event, { open }) => (open ? undefined : onChiudi())}>
      <DialogSurface>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void send(!mia);
          }}
        >
          <DialogBody>
            <DialogTitle>Salva l’interrogazione</DialogTitle>
            <DialogContent className={styles.form}>
              <Field label="Nome" required {...(errore !== null && { validationMessage: errore })}>
                <Input value={nome} maxLength={80} onChange={(_event, { value }) => setNome(value)} />
              </Field>
              <Switch
                label="Condivisa con tutti quelli dell’azienda"
                checked={condivisa}
                onChange={(_event, { checked }) => setCondivisa(checked)}
              />
            </DialogContent>
            <DialogActions fluid>
              <Button onClick={onChiudi}>Lascia stare</Button>
              {mia ? <Button onClick={() => void send(true)}>Salva come nuova</Button> : null}
              <Button type="submit" appearance="primary" disabledFocusable={inCorso}>
                Salva
              </Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  );
}
