/** A conto made without leaving the import. */
import { Field, Input } from '@fluentui/react-components';
import { useWork } from '#ui/form.ts';
import { FormDialog } from '#ui/question.tsx';
import { useState } from 'react';
import type { Centesimi } from '#api/contract/valori.ts';
import { formatImporto } from '#domain/importi.ts';
import { describeError } from '#api/errors.ts';
import { useSetAtom } from '#state/jotai.ts';
import { createContoAtom } from '../state/new-conto.ts';

interface ContoNuovoProps {
  /** What the file says about its account; proposed as IBAN when it looks like one. */
  conto: string | null;
  divisa: string | null;
  /** What the file says that the account held before it. */
  saldoIniziale: Centesimi;
  onClose: () => void;
}

const looksLikeIban = (text: string) =>
  /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text.replaceAll(/\s/g, '').toUpperCase());

export function ContoNuovo({ conto, divisa, saldoIniziale, onClose }: ContoNuovoProps) {
  const create = useSetAtom(createContoAtom);
  const [nome, setNome] = useState('');
  const [iban, setIban] = useState(conto !== null && looksLikeIban(conto) ? conto : '');
  const { underway, error, submit } = useWork(describeError);
  const save = () =>
    submit(async () => {
      const compact = iban.replaceAll(/\s/g, '');
      await create({
        nome,
        iban: compact === '' ? null : compact,
        divisa: divisa ?? 'EUR',
        saldo_iniziale: saldoIniziale,
      });
      onClose();
    });
  return (
    <FormDialog
      titolo="Nuovo conto"
      underway={underway}
      motivo={nome.trim() === '' ? 'Scrivi il nome' : null}
      azione="Crea il conto"
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Field
        label="Nome"
        required
        hint="Come lo chiami tu, ad esempio «Conto ordinario Intesa»"
        {...(error === null ? {} : { validationMessage: error })}
      >
        <Input value={nome} maxLength={120} onChange={(_event, { value }) => setNome(value)} />
      </Field>
      <Field
        label="IBAN"
        hint={saldoIniziale === 0 ? null : `Comincia dal saldo del file: ${formatImporto(saldoIniziale)}`}
      >
        <Input value={iban} maxLength={42} onChange={(_event, { value }) => setIban(value)} />
      </Field>
    </FormDialog>
  );
}
