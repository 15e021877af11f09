/** The first user of a new installation, with the azienda whose books it will keep. */
import { useState } from 'react';
import { describeError } from '#api/errors.ts';
import { useSetAtom } from '#state/jotai.ts';
import { createPrimoUtenteAtom } from '#state/sessione.ts';
import { checkFirstUser, type FirstUser } from './first-user.ts';
import { EntryField, EXACT } from './entry-field.tsx';
import { EntryForm } from './form-parts.tsx';
import { PasswordField } from './password-field.tsx';
import { useFocusOnOpen } from './use-focus-on-open.ts';
import { useWork } from '#ui/form.ts';

const EMPTY: FirstUser = { azienda: '', username: '', password: '', conferma: '' };

export function FirstUserForm({ onDone }: { onDone: () => void }) {
  const create = useSetAtom(createPrimoUtenteAtom);
  const [form, setForm] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const firstField = useFocusOnOpen();
  const { underway: busy, error: refusal, submit } = useWork(describeError);
  const errors = tried ? checkFirstUser(form) : {};
  const change = (field: keyof FirstUser) => (value: string) => setForm({ ...form, [field]: value });

  const send = async () => {
    setTried(true);
    if (Object.keys(checkFirstUser(form)).length > 0) return;
    const { conferma: _typedTwice, ...richiesta } = form;
    if (await submit(() => create(richiesta))) onDone();
  };

  return (
    <EntryForm
      title="Prepara Quadra"
      text="È il primo avvio: crea il tuo utente e dai un nome all’azienda di cui terrai i conti. Si fa una volta sola."
      refusal={refusal}
      busy={busy}
      action="Crea e comincia"
      actionBusy="Preparazione in corso…"
      onSubmit={() => void send()}
    >
      <EntryField
        label="Nome dell’azienda"
        error={errors.azienda}
        inputRef={firstField}
        name="azienda"
        value={form.azienda}
        autoComplete="organization"
        placeholder="Rossi Forniture S.r.l."
        onChange={change('azienda')}
      />
      <EntryField
        label="Nome utente"
        hint={errors.username ? null : 'Da 3 a 64 caratteri: lettere, cifre, punto, trattino, chiocciola.'}
        error={errors.username}
        name="username"
        value={form.username}
        autoComplete="username"
        {...EXACT}
        onChange={change('username')}
      />
      <PasswordField
        label="Password"
        name="password"
        value={form.password}
        onChange={change('password')}
        autoComplete="new-password"
        error={errors.password}
        hint="Almeno 10 caratteri. Una frase che ricordi va benissimo."
      />
      <PasswordField
        label="Ripeti la password"
        name="conferma"
        value={form.conferma}
        onChange={change('conferma')}
        autoComplete="new-password"
        error={errors.conferma}
      />
    </EntryForm>
  );
}
