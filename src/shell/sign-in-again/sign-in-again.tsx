/** The session ended under the person's hands: the page stays as it is, and they sign in again over it. */
import { Button, makeStyles } from '@fluentui/react-components';
import { Question } from '#ui/question.tsx';
import { useRef, useState } from 'react';
import { describeError, hasCodice } from '#api/errors.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { signInAgainAtom, giveUpAtom } from '#state/sign-in-again.ts';
import { sessioneAtom } from '#state/sessione.ts';
import { CodeField } from '../outside/code-field.tsx';
import { PasswordField } from '../outside/password-field.tsx';
import { useFocusOnOpen } from '../outside/use-focus-on-open.ts';
import { useWork } from '#ui/form.ts';
import { InlineNotice } from '#ui/notice.tsx';
import { paths } from '../paths.ts';
import { useFreeHand } from './hand.ts';

const useStyles = makeStyles({
  text: { margin: 0, lineHeight: '1.55' },
});

function PasswordForm({ username }: { username: string }) {
  const styles = useStyles();
  const signIn = useSetAtom(signInAgainAtom);
  const giveUp = useSetAtom(giveUpAtom);
  const [password, setPassword] = useState('');
  /** Of the second factor; null until the server asks for it. */
  const [code, setCode] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const field = useFocusOnOpen();
  const codeField = useRef<HTMLInputElement>(null);
  const { underway: busy, error: refusal, submit } = useWork(describeError);
  const send = async () => {
    setTried(true);
    if (password === '') return field.current?.focus();
    if (code?.trim() === '') return codeField.current?.focus();
    const sent = await submit(async () => {
      try {
        await signIn(password, code ?? undefined);
      } catch (error) {
        if (!hasCodice(error, 'secondo_fattore_richiesto')) throw error;
        setTried(false);
        setCode('');
      }
    });
    if (sent) return;
    if (code !== null) return setCode('');
    setPassword('');
    setTried(false);
    field.current?.focus();
  };
  const leave = () => {
    giveUp();
    window.location.assign(paths.login);
  };
  return (
    <Question
      titolo="Accedi di nuovo"
      larghezza={440}
      error={refusal}
      onSubmit={() => void send()}
      // It is left by its buttons alone.
      onClose={() => undefined}
      actions={
        <>
          <Button onClick={leave}>Esci</Button>
          <Button type="submit" appearance="primary" disabledFocusable={busy}>
            {busy ? 'Accesso in corso…' : 'Accedi e continua'}
          </Button>
        </>
      }
    >
      <p className={styles.text}>
        La sessione di <strong>{username}</strong> è scaduta. Scrivi la password e riprendi da dove eri:
        quello che hai scritto è ancora qui.
      </p>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label="Password"
        name="password"
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        inputRef={field}
        error={tried && password === '' ? 'Scrivi la password' : undefined}
      />
      {code === null ? null : (
        <CodeField
          value={code}
          onChange={setCode}
          inputRef={codeField}
          error={tried && !refusal && code.trim() === '' ? 'Scrivi il codice' : undefined}
        />
      )}
    </Question>
  );
}

/** The question opens when nothing is being typed; before that one line tells of it, and opens it when pressed. */
export function Riaccesso() {
  const username = useAtomValue(sessioneAtom)?.username ?? '';
  const free = useFreeHand();
  const [wanted, setWanted] = useState(false);
  if (free || wanted) return <PasswordForm username={username} />;
  return (
    <InlineNotice
      tono="warning"
      titolo="La sessione è scaduta"
      actions={
        <Button size="small" onClick={() => setWanted(true)}>
          Accedi di nuovo
        </Button>
      }
    >
      Finisci di scrivere con calma: quello che scrivi resta qui.
    </InlineNotice>
  );
}
