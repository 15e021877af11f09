/** A conto made without leaving the import. */
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
} from '@fluentui/react-components';
import { type FormEvent, useState } from 'react';
import { messaggioErrore } from '#api/errors.ts';
import { useSetAtom } from '#state/jotai.ts';
import { creaContoAtom } from '../stato/conto-nuovo.ts';

const useStyles = makeStyles({ form: { display: 'flex', flexDirection: 'column', gap: '14px' } });

export interface ContoNuovoProps {
  /** What the file says about its account; proposed as IBAN when it looks like one. */
  conto: string | null;
  divisa: string | null;
  onChiudi: () => void;
}

const looksLikeIban = (text: string) =>
  /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text.replaceAll(/\s/g, '').toUpperCase());

export function ContoNuovo({ conto, divisa, onChiudi }: ContoNuovoProps) {
  const styles = useStyles();
  const crea = useSetAtom(creaContoAtom);
  const [nome, setNome] = useState('');
  const [iban, setIban] = useState(conto !== null && looksLikeIban(conto) ? conto : '');
  const [errore, setErrore] = useState<string | null>(null);
  const [attesa, setAttesa] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAttesa(true);
    setErrore(null);
    try {
      const compact = iban.replaceAll(/\s/g, '');
      await crea({ nome, iban: compact === '' ? null : compact, divisa: divisa ?? 'EUR' });
      onChiudi();
    } catch (error) {
      setErrore(messaggioErrore(error));
      setAttesa(false);
    }
  };
  return (
    <Dialog open onOpenChange={(_event, { open }) => !open && onChiudi()}>
      <DialogSurface>
        <form onSubmit={(event) => void submit(event)}>
          <DialogBody>
            <DialogTitle>Nuovo conto</DialogTitle>
            <DialogContent className={styles.form}>
              <Field
                label="Nome"
                required
                hint="Come lo chiami tu, ad esempio «Conto ordinario Intesa»"
                {...(errore === null ? {} : { validationMessage: errore })}
              >
                <Input value={nome} maxLength={120} onChange={(_event, { value }) => setNome(value)} />
              </Field>
              <Field label="IBAN">
                <Input value={iban} maxLength={42} onChange={(_event, { value }) => setIban(value)} />
              </Field>
            </DialogContent>
            <DialogActions>
              <Button onClick={onChiudi}>Annulla</Button>
              <Button appearance="primary" type="submit" disabled={attesa || nome.trim() === ''}>
                Crea il conto
              </Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  );
}
