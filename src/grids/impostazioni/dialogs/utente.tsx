/** What opens over the users: the form, a password said once, the open sessions, questions. */
import { Button, Checkbox, Field, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { ruoloSchema, type Ruolo } from '#api/contract/ruoli.ts';
import { LIMITI, type Utente } from '#api/contract/utenti.ts';
import { FormDrawer } from '#ui/drawer.tsx';
import { Confirm, Question } from '#ui/question.tsx';
import { clientAtom } from '#state/api.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { aziendeAtom } from '#state/azienda.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { createResource } from '#state/resource.ts';
import { showToast } from '#state/toast.ts';
import { copyText } from '#ui/copy-text.ts';
import { Transfer } from './transfer.tsx';
import { toMessage, useForm, useWork } from '#ui/form.ts';
import { Loaded, TextField } from '#ui/parts.tsx';
import { runToldAtom } from '#ui/told.ts';
import { ElencoSessioni } from '../sessions.tsx';
import { activeAtom, dialogAtom, type ImpostazioniDialog, righeUtenti } from '../atoms.ts';
import { line } from '#ui/styles.ts';

const useStyles = makeStyles({
  word: {
    ...line,
    gap: '8px',
    margin: '12px 0 0',
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase500,
  },
  group: { display: 'grid', margin: 0, padding: 0, border: 'none' },
});

const SPIEGAZIONI: Readonly<Record<Ruolo, string>> = {
  lettura: 'Sola lettura: guarda ed esporta, non cambia nulla',
  operatore: 'Operatore: lavora su tutto',
  amministratore: 'Amministratore: anche utenti, impostazioni e importazioni di altri',
};

function UtenteDrawer({ utente, onClose }: { utente: Utente | null; onClose: () => void }) {
  const styles = useStyles();
  const client = useAtomValue(clientAtom);
  const aziende = useAtomValue(aziendeAtom);
  const azienda = useAtomValue(aziendaIdAtom);
  const load = useSetAtom(righeUtenti.loadAtom);
  const setFinestra = useSetAtom(dialogAtom);
  const { valori, bind, cambia, errors, error, underway, submit } = useForm({
    username: utente?.username ?? '',
    ruolo: utente?.ruolo ?? ('operatore' satisfies Ruolo as Ruolo),
    aziende: utente?.aziende ?? (azienda === null ? [] : [azienda]),
  });
  const limit = utente?.limite ?? null;
  const save = async () => {
    let next: ImpostazioniDialog | null = null;
    const done = await submit(async () => {
      if (utente) {
        const { ruolo, aziende: scelte } = valori;
        await client.call('utenteCambia', { body: { ...utente, ruolo, aziende: scelte } });
        showToast({ titolo: `${utente.username}: salvato` });
      } else next = { tipo: 'detta', ...(await client.call('utenteNuovo', { body: valori })) };
    });
    await load();
    if (done) setFinestra(next);
  };
  return (
    <FormDrawer
      titolo={utente?.username ?? 'Nuovo utente'}
      error={error}
      underway={underway}
      azione={utente ? 'Salva' : 'Crea'}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {utente ? null : (
        <TextField
          label="Nome utente"
          {...bind('username')}
          required
          hint="Come si presenta quando accede: nome.cognome"
          maxLength={64}
        />
      )}
      {limit === null ? null : <p>{LIMITI[limit]}. Qui puoi cambiare solo le tue aziende.</p>}
      <Field label="Ruolo" required>
        <RadioGroup
          disabled={limit !== null}
          value={valori.ruolo}
          onChange={(_event, { value }) => cambia({ ruolo: ruoloSchema.parse(value) })}
        >
          {ruoloSchema.options.map((role) => (
            <Radio key={role} value={role} label={SPIEGAZIONI[role]} />
          ))}
        </RadioGroup>
      </Field>
      <Field label="Aziende che può aprire" required {...toMessage(errors, 'aziende')}>
        <fieldset className={styles.group} aria-label="Aziende che può aprire">
          {aziende.map(({ id, ragione_sociale }) => (
            <Checkbox
              key={id}
              label={ragione_sociale}
              checked={valori.aziende.includes(id)}
              onChange={(_event, { checked }) =>
                cambia({
                  aziende: checked ? [...valori.aziende, id] : valori.aziende.filter((each) => each !== id),
                })
              }
            />
          ))}
        </fieldset>
      </Field>
    </FormDrawer>
  );
}

function Told({ utente, password, onClose }: { utente: Utente; password: string; onClose: () => void }) {
  const styles = useStyles();
  const copy = () => copyText(password, 'Password copiata');
  return (
    <Question
      titolo={<>La password di {utente.username}</>}
      // It is said this once: no key closes it by chance.
      onClose={() => undefined}
      actions={
        <Button appearance="primary" onClick={onClose}>
          L’ho presa
        </Button>
      }
    >
      Consegnala ora a {utente.username}: non si potrà rivedere. Al primo accesso dovrà sceglierne un’altra
      prima di lavorare.
      <p className={styles.word}>
        <span data-testid="password-detta">{password}</span>
        <Button
          icon={<CopyRegular />}
          appearance="subtle"
          aria-label="Copia la password"
          onClick={() => void copy()}
        />
      </p>
    </Question>
  );
}

function Sessioni({ utente, onClose }: { utente: Utente; onClose: () => void }) {
  const client = useAtomValue(clientAtom);
  const params = { id: utente.id };
  const [resource] = useState(() =>
    createResource(
      async (reader, signal) => (await reader.call('utenteSessioni', { params, signal })).sessioni,
    ),
  );
  const reload = useSetAtom(resource.reloadAtom);
  const { error, submit } = useWork();
  const revoke = async (chiave: string) => {
    await submit(() => client.call('utenteRevoca', { params, body: { chiave } }));
    await reload();
  };
  return (
    <FormDrawer titolo={`Accessi di ${utente.username}`} error={error} onClose={onClose}>
      <Loaded resource={resource}>
        {(sessions) => <ElencoSessioni sessioni={sessions} onClose={({ chiave }) => void revoke(chiave)} />}
      </Loaded>
    </FormDrawer>
  );
}

export function UtenteDialog({ dialog }: { dialog: ImpostazioniDialog }) {
  const client = useAtomValue(clientAtom);
  const setFinestra = useSetAtom(dialogAtom);
  const active = useSetAtom(activeAtom);
  const load = useSetAtom(righeUtenti.loadAtom);
  const close = () => setFinestra(null);
  const tell = useSetAtom(runToldAtom);
  // What the act brings may stand there already: only the question goes.
  const leave = () => setFinestra((now) => (now === dialog ? null : now));
  const act = async (work: () => Promise<undefined>) => {
    await tell('Non è stato fatto', work);
    await load();
    leave();
  };
  switch (dialog.tipo) {
    case 'nuovo':
      return <UtenteDrawer utente={null} onClose={close} />;
    case 'modifica':
      return <UtenteDrawer utente={dialog.utente} onClose={close} />;
    case 'detta':
      return <Told utente={dialog.utente} password={dialog.password} onClose={close} />;
    case 'titolare':
      return <Transfer utente={dialog.utente} onClose={close} />;
    case 'sessioni':
      return <Sessioni utente={dialog.utente} onClose={close} />;
    case 'disattiva':
      return (
        <Confirm
          titolo={`Disattivare ${dialog.utente.username}?`}
          azione="Disattiva"
          onConfirm={() => active(dialog.utente).finally(close)}
          onClose={close}
        >
          Esce subito da tutte le pagine aperte e non può più accedere finché non lo riattivi. Quello che ha
          fatto resta.
        </Confirm>
      );
    case 'password': {
      const { id, versione, username } = dialog.utente;
      return (
        <Confirm
          titolo={`Dare una password nuova a ${username}?`}
          azione="Dai una password nuova"
          onConfirm={() =>
            act(async () => {
              setFinestra({
                tipo: 'detta',
                ...(await client.call('utentePassword', { body: { id, versione } })),
              });
            })
          }
          onClose={close}
        >
          Quella di adesso non varrà più e i suoi accessi aperti si chiuderanno.
        </Confirm>
      );
    }
    case 'totp': {
      const { id, versione, username } = dialog.utente;
      return (
        <Confirm
          titolo={`Togliere il secondo fattore a ${username}?`}
          azione="Togli"
          onConfirm={() =>
            act(async () => {
              await client.call('utenteSecondoFattore', { body: { id, versione } });
            })
          }
          onClose={close}
        >
          Fallo solo se ti ha chiesto aiuto di persona: da ora entra con la sola password.
        </Confirm>
      );
    }
  }
}
