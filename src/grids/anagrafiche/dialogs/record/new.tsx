/** The form of a new soggetto. */
import { Button, Field, Input } from '@fluentui/react-components';
import { ErrorBar } from '#ui/error-bar.tsx';
import { type SubmitEvent, useId, useState } from 'react';
import { describeError } from '#api/errors.ts';
import type { Soggetto, SoggettoDati } from '#api/contract/soggetti.ts';
import { checkIban } from '#domain/codici.ts';
import { Drawer } from '#ui/drawer.tsx';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { addFailureAtom, addToastAtom } from '#state/toast.ts';
import { readFieldErrors } from '#ui/form.ts';
import { showNewAtom, righeSoggetti, roleAtom } from '../../atoms.ts';
import { openAtom, closeAtom } from '../open.ts';
import { Campi } from './fields.tsx';
import { useCampi } from './use-fields.ts';
import { VUOTI } from './values.ts';

/** An IBAN that may be left out; what is wrong with it shows once it was left, or sending was tried. */
function useIban(ofServer: string | undefined) {
  const [iban, setIban] = useState('');
  const [left, setLeft] = useState(false);
  const outcome = iban.trim() === '' ? null : checkIban(iban);
  const error = ofServer ?? (outcome && !outcome.ok ? outcome.motivo : undefined);
  return {
    iban,
    setIban,
    leave: () => setLeft(true),
    error: left ? error : undefined,
    /** None, one, or null where it is wrong. */
    ibans: outcome === null ? [] : outcome.ok ? [outcome.valore] : null,
  };
}

/** Makes the soggetto and opens it; it can be taken back. */
function useCreate() {
  const client = useAtomValue(clientAtom);
  const close = useSetAtom(closeAtom);
  const open = useSetAtom(openAtom);
  const load = useSetAtom(righeSoggetti.loadAtom);
  const show = useSetAtom(showNewAtom);
  const toast = useSetAtom(addToastAtom);
  const fail = useSetAtom(addFailureAtom);
  const undo = async ({ id, versione }: Soggetto) => {
    try {
      await client.call('soggettiModifica', { body: { elimina: [{ id, versione }] } });
      await load();
    } catch (cause) {
      fail('Non si è potuto annullare', cause);
    }
  };
  return async (data: SoggettoDati, ibans: string[]) => {
    const { creati } = await client.call('soggettiModifica', { body: { crea: [{ ...data, ibans }] } });
    const [made] = creati;
    if (!made) return close();
    void show(made);
    toast({
      titolo: `Creato ${made.ragione_sociale}`,
      azione: { label: 'Annulla', run: () => void undo(made) },
    });
    open({ tipo: 'scheda', id: made.id });
  };
}

export function Nuovo() {
  const role = useAtomValue(roleAtom);
  const close = useSetAtom(closeAtom);
  const create = useCreate();
  const form = useId();
  const fields = useCampi({ ...VUOTI, ruoli: [role ?? 'cliente'] }, null, null);
  const iban = useIban(fields.errors['ibans']);
  const [error, setError] = useState<string | null>(null);
  const [underway, setUnderway] = useState(false);

  const save = async () => {
    const data = fields.check();
    iban.leave();
    if (underway || data === null || iban.ibans === null) return;
    setUnderway(true);
    setError(null);
    try {
      await create(data, iban.ibans);
    } catch (cause) {
      const errors = readFieldErrors(cause);
      fields.rifiuta(errors);
      if (Object.keys(errors).length === 0) setError(describeError(cause));
      setUnderway(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Drawer
      larghezza={620}
      titolo="Nuovo soggetto"
      onClose={close}
      footer={
        <>
          <Button type="submit" form={form} appearance="primary" disabledFocusable={underway}>
            {underway ? 'Salvataggio…' : 'Crea'}
          </Button>
          <Button onClick={() => close()}>Lascia stare</Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate style={{ display: 'grid', gap: '16px' }}>
        <ErrorBar testo={error} />
        <Campi fields={fields} />
        <Field label="IBAN" {...(iban.error !== undefined && { validationMessage: iban.error })}>
          <Input
            value={iban.iban}
            autoComplete="off"
            maxLength={60}
            onChange={(_event, { value }) => iban.setIban(value)}
            onBlur={iban.leave}
          />
        </Field>
      </form>
    </Drawer>
  );
}
