/** One's own access: password, second factor, where one is signed in. */
import { useState } from 'react';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { createResource } from '#state/resource.ts';
import { loadSessioneAtom, sessioneAtom } from '#state/sessione.ts';
import { showToast } from '#state/toast.ts';
import { type FieldErrors, useForm, useWork } from '#ui/form.ts';
import { useFocusOnWrong } from '#ui/use-focus-on-wrong.ts';
import { ErrorBar } from '#ui/error-bar.tsx';
import { Fields, Loaded, Card, Section, TextField, SubmitRow } from '#ui/parts.tsx';
import { ElencoSessioni } from './sessions.tsx';
import { SecondoFattore } from './second-factor.tsx';

const sessionsResource = createResource(
  async (client, signal) => (await client.call('mieSessioni', { signal })).sessioni,
);

const EMPTY = { attuale: '', nuova: '', ripetuta: '' };

/** What is wrong before anything is sent; what is empty is so only once the form was sent. */
function findMissing({ attuale, nuova, ripetuta }: typeof EMPTY, tried: boolean): FieldErrors {
  return {
    ...(tried && attuale === '' && { attuale: 'Scrivi la password attuale' }),
    ...(tried && nuova === '' && { nuova: 'Scrivi la password nuova' }),
    ...((tried || ripetuta !== '') && ripetuta !== nuova && { ripetuta: 'Le due password sono diverse' }),
  };
}

/** The form; with `daCambiare` it says that the present one was chosen by another. */
export function Password({ daCambiare, onChanged }: { daCambiare: boolean; onChanged: () => Promise<void> }) {
  const client = useAtomValue(clientAtom);
  const loadSession = useSetAtom(loadSessioneAtom);
  const { valori, bind, restart, errors, error, underway, submit } = useForm(EMPTY);
  const [tried, setTried] = useState(false);
  const { form, onSent } = useFocusOnWrong();
  const missing = findMissing(valori, tried);
  const save = async () => {
    setTried(true);
    if (Object.keys(findMissing(valori, true)).length > 0) return;
    const { attuale, nuova } = valori;
    const done = await submit(async () => {
      await client.call('miaPassword', { body: { attuale, nuova } });
    });
    if (!done) return;
    restart(EMPTY);
    setTried(false);
    showToast({
      titolo: 'Password cambiata',
      testo: 'Gli altri tuoi accessi sono stati chiusi.',
    });
    await Promise.all([loadSession(), onChanged()]);
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // The server may find something wrong too.
        void save().then(onSent);
      }}
    >
      <Card
        titolo="Password"
        testo={
          daCambiare
            ? 'La tua password l’ha vista anche chi te l’ha data: scegline una che conosci solo tu.'
            : 'Almeno 10 caratteri: una frase si ricorda meglio di una parola difficile.'
        }
      >
        <ErrorBar testo={error} />
        <Fields>
          <TextField
            label="Password attuale"
            {...bind('attuale')}
            type="password"
            autoComplete="current-password"
            errors={{ ...errors, ...missing }}
          />
          <TextField
            label="Password nuova"
            {...bind('nuova')}
            type="password"
            autoComplete="new-password"
            errors={{ ...errors, ...missing }}
          />
          <TextField
            label="Ripeti la password nuova"
            {...bind('ripetuta')}
            type="password"
            autoComplete="new-password"
            errors={{ ...errors, ...missing }}
          />
        </Fields>
        <SubmitRow underway={underway}>Cambia la password</SubmitRow>
      </Card>
    </form>
  );
}

export function AccessSection() {
  const client = useAtomValue(clientAtom);
  const me = useAtomValue(sessioneAtom);
  const reload = useSetAtom(sessionsResource.reloadAtom);
  const { error, submit } = useWork();
  const revoke = async (chiave: string) => {
    await submit(() => client.call('miaRevoca', { body: { chiave } }));
    await reload();
  };
  return (
    <Section titolo="Il mio accesso">
      <Password daCambiare={me?.password_da_cambiare ?? false} onChanged={reload} />
      <SecondoFattore attivo={me?.secondo_fattore ?? false} />
      <Card
        titolo="Dove ho fatto accesso"
        testo="Se non riconosci un accesso, chiudilo e cambia la password."
      >
        <ErrorBar testo={error} />
        <Loaded resource={sessionsResource}>
          {(sessions) => <ElencoSessioni sessioni={sessions} onClose={({ chiave }) => void revoke(chiave)} />}
        </Loaded>
      </Card>
    </Section>
  );
}
