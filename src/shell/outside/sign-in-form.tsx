/** User name and password of someone who has them. */
import { Field, Input } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { useSetAtom } from '#state/jotai.ts';
import { loginAtom } from '#state/sessione.ts';
import { EntryForm } from './form-parts.tsx';
import { PasswordField } from './password-field.tsx';
import { useFocusOnOpen } from './use-focus-on-open.ts';
import { useSubmit } from './use-submit.ts';

export function SignInForm({ expired, onDone }: { expired: boolean; onDone: () => void }) {
  const login = useSetAtom(loginAtom);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);
  const firstField = useFocusOnOpen();
  const { busy, refusal, submit } = useSubmit();

  const send = async () => {
    setTried(true);
    if (username.trim() === '' || password === '') return;
    if (await submit(() => login({ username: username.trim(), password }))) onDone();
    else {
      setPassword('');
      passwordField.current?.focus();
    }
  };
  const missing = (value: string, message: string) =>
    tried && !refusal && value === '' ? message : undefined;
  const usernameError = missing(username.trim(), 'Scrivi il nome utente');

  return (
    <EntryForm
      title={expired ? 'Accedi di nuovo' : 'Accedi'}
      text={
        expired
          ? 'La sessione è scaduta. Dopo l’accesso torni alla pagina in cui eri.'
          : 'Bentornato al tuo banco di lavoro.'
      }
      refusal={refusal}
      busy={busy}
      action="Accedi"
      actionBusy="Accesso in corso…"
      onSubmit={() => void send()}
    >
      <Field
        label="Nome utente"
        validationState={usernameError ? 'error' : 'none'}
        validationMessage={usernameError ?? null}
      >
        <Input
          size="large"
          name="username"
          value={username}
          input={{ ref: firstField }}
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(_event, data) => setUsername(data.value)}
        />
      </Field>
      <PasswordField
        label="Password"
        inputRef={passwordField}
        name="password"
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        error={missing(password, 'Scrivi la password')}
      />
    </EntryForm>
  );
}
