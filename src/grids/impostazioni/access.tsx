/** One's own access: password, second factor, where one is signed in. */
import { useState } from 'react';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { createResource } from '#state/resource.ts';
import { loadSessioneAtom, sessioneAtom } from '#state/sessione.ts';
import { showToast } from '#state/toast.ts';
import { useResource } from '#state/use-resource.ts';
import { explainRefusal, type FieldErrors, useForm } from '#ui/form.ts';
import { useFocusOnWrong } from '#ui/use-focus-on-wrong.ts';
import { ErrorBar } from '#ui/error-bar.tsx';
import { Fields, Loaded, ActionButton, Row, Card, Section, TextField } from '#ui/parts.tsx';
import { ElencoSessioni } from './sessions.tsx';
import { SecondoFattore } from './second-factor.tsx';

const sessioniRisorsa = createResource(
  async (client, signal) => (await client.call('mieSessioni', { signal })).sessioni,
);

const VUOTO = { attuale: '', nuova: '', ripetuta: '' };

/** What is wrong before anything is sent; what is empty is so only once the form was sent. */
function findMancanti({ attuale, nuova, ripetuta }: typeof VUOTO, tried: boolean): FieldErrors {
  return {
    ...(tried && attuale === '' && { attuale: 'Scrivi la password attuale' }),
    ...(tried && nuova === '' && { nuova: 'Scrivi la password nuova' }),
    ...((tried || ripetuta !== '') && ripetuta !== nuova && { ripetuta: 'Le due password sono diverse' }),
  };
}

/** The form; with `daCambiare` it says that the present one was chosen by another. */
export function Password({
  daCambiare,
  onCambiata,
}: {
  daCambiare: boolean;
  onCambiata: () => Promise<void>;
}) {
  const client = useAtomValue(clientAtom);
  const loadSessione = useSetAtom(loadSessioneAtom);
  const { valori, cambia, riparti, errori, errore, inCorso, invia } = useForm(VUOTO);
  const [tried, setTried] = useState(false);
  const { form, onSent } = useFocusOnWrong();
  const mancanti = findMancanti(valori, tried);
  const salva = async () => {
    setTried(true);
    if (Object.keys(findMancanti(valori, true)).length > 0) return;
    const { attuale, nuova } = valori;
    const done = await invia(async () => {
      await client.call('miaPassword', { body: { attuale, nuova } });
    });
    if (!done) return;
    riparti(VUOTO);
    setTried(false);
    showToast({
      severity: 'success',
      titolo: 'Password cambiata',
      testo: 'Gli altri tuoi accessi sono stati chiusi.',
    });
    await Promise.all([loadSessione(), onCambiata()]);
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // The server may find something wrong too.
        void salva().then(onSent);
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
        <ErrorBar testo={errore} />
        <Fields>
          <TextField
            label="Password attuale"
            campo="attuale"
            type="password"
            autoComplete="current-password"
            valore={valori.attuale}
            errori={{ ...errori, ...mancanti }}
            onCambia={(attuale) => cambia({ attuale })}
          />
          <TextField
            label="Password nuova"
            campo="nuova"
            type="password"
            autoComplete="new-password"
            valore={valori.nuova}
            errori={{ ...errori, ...mancanti }}
            onCambia={(nuova) => cambia({ nuova })}
          />
          <TextField
            label="Ripeti la password nuova"
            campo="ripetuta"
            type="password"
            autoComplete="new-password"
            valore={valori.ripetuta}
            errori={{ ...errori, ...mancanti }}
            onCambia={(ripetuta) => cambia({ ripetuta })}
          />
        </Fields>
        <Row>
          <ActionButton type="submit" appearance="primary" inCorso={inCorso}>
            Cambia la password
          </ActionButton>
        </Row>
      </Card>
    </form>
  );
}

export function AccessoSezione() {
  const client = useAtomValue(clientAtom);
  const me = useAtomValue(sessioneAtom);
  const { state, reload } = useResource(sessioniRisorsa);
  const [errore, setErrore] = useState<string | null>(null);
  const revoca = async (chiave: string) => {
    setErrore(null);
    try {
      await client.call('miaRevoca', { body: { chiave } });
    } catch (error) {
      setErrore(explainRefusal(error));
    }
    await reload();
  };
  return (
    <Section titolo="Il mio accesso">
      <Password daCambiare={me?.password_da_cambiare ?? false} onCambiata={reload} />
      <SecondoFattore attivo={me?.secondo_fattore ?? false} />
      <Card
        titolo="Dove ho fatto accesso"
        testo="Se non riconosci un accesso, chiudilo e cambia la password."
      >
        <ErrorBar testo={errore} />
        <Loaded stato={state} onRiprova={() => void reload()}>
          {(sessioni) => (
            <ElencoSessioni sessioni={sessioni} onChiudi={({ chiave }) => void revoca(chiave)} />
          )}
        </Loaded>
      </Card>
    </Section>
  );
}
