/** User name and password of someone who has them. */
import { useRef, useState } from 'react';
import { describeError, hasCodice } from '#api/errors.ts';
import { useSetAtom } from '#state/jotai.ts';
import { loginAtom } from '#state/sessione.ts';
import { CodeField } from './code-field.tsx';
import { EntryField, EXACT } from './entry-field.tsx';
import { EntryForm } from './form-parts.tsx';
import { PasswordField } from './password-field.tsx';
import { useFocusOnOpen } from './use-focus-on-open.ts';
import { useWork } from '#ui/form.ts';

interface SignInFormProps {
  /** Why the person is here again, or null. */
  why: string | null;
  onDone: () => void;
}

/** What is said of an empty field; nothing before sending was tried. */
const EMPTY = {
  username: 'Scrivi il nome utente',
  password: 'Scrivi la password',
  codice: 'Scrivi il codice',
};

export function SignInForm({ why, onDone }: SignInFormProps) {
  const login = useSetAtom(loginAtom);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  /** Of the second factor; null until the server asks for it. */
  const [codice, setCodice] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);
  const firstField = useFocusOnOpen();
  const { underway: busy, error: refusal, submit } = useWork(describeError);

  const send = async () => {
    setTried(true);
    if (username.trim() === '' || password === '' || codice?.trim() === '') return;
    let signedIn = false;
    const sent = await submit(async () => {
      try {
        await login({ username: username.trim(), password, ...(codice !== null && { codice }) });
        signedIn = true;
      } catch (error) {
        // Not a refusal: the password is right, and there is one more thing to say.
        if (!hasCodice(error, 'secondo_fattore_richiesto')) throw error;
        setTried(false);
        setCodice('');
      }
    });
    if (signedIn) return onDone();
    if (sent) return;
    if (codice !== null) return setCodice('');
    setPassword('');
    passwordField.current?.focus();
  };
  const explainEmpty = (field: keyof typeof EMPTY, value: string) =>
    tried && !refusal && value === '' ? EMPTY[field] : undefined;

  return (
    <EntryForm
      title={codice !== null ? 'Ancora un passo' : why === null ? 'Accedi' : 'Accedi di nuovo'}
      text={
        codice !== null
          ? `L’accesso di ${username.trim()} è protetto da un secondo fattore.`
          : (why ?? 'Bentornato al tuo banco di lavoro.')
      }
      refusal={refusal}
      busy={busy}
      action="Accedi"
      actionBusy="Accesso in corso…"
      onSubmit={() => void send()}
    >
      {codice === null ? (
        <>
          <EntryField
            label="Nome utente"
            error={explainEmpty('username', username.trim())}
            inputRef={firstField}
            name="username"
            value={username}
            autoComplete="username"
            {...EXACT}
            onChange={setUsername}
          />
          <PasswordField
            label="Password"
            inputRef={passwordField}
            name="password"
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
            error={explainEmpty('password', password)}
          />
        </>
      ) : (
        <CodeField value={codice} onChange={setCodice} error={explainEmpty('codice', codice.trim())} />
      )}
    </EntryForm>
  );
}
