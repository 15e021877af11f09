/** Turning the second factor on and off: a QR code, its first code, the recovery codes. */
import { Button, makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import type { z } from 'zod';
import type { totpInizioSchema } from '#api/contract/utenti.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { loadSessioneAtom } from '#state/sessione.ts';
import { showToast } from '#state/toast.ts';
import { copyText } from '#ui/copy-text.ts';
import { useForm } from '#ui/form.ts';
import { ErrorBar } from '#ui/error-bar.tsx';
import { ActionButton, Row, Card, TextField } from '#ui/parts.tsx';

type Start = z.output<typeof totpInizioSchema>;

const useStyles = makeStyles({
  steps: {
    display: 'grid',
    gap: '20px',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  // Black on white whatever the theme: cameras read nothing else.
  qr: {
    width: '200px',
    height: '200px',
    padding: '8px',
    backgroundColor: '#fff',
    borderRadius: tokens.borderRadiusMedium,
  },
  form: { display: 'grid', gap: '12px' },
  secret: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
  text: { margin: 0, lineHeight: '1.55' },
  codes: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
    gap: '6px 16px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontFamily: tokens.fontFamilyMonospace,
  },
});

function Codici({ codici, onDone }: { codici: readonly string[]; onDone: () => void }) {
  const styles = useStyles();
  const copy = () => copyText(codici.join('\n'), 'Codici copiati');
  return (
    <Card
      titolo="Codici di recupero"
      testo="Se perdi il telefono, ognuno di questi ti fa entrare una volta. Stampali o tienili dove tieni le password: non si rivedranno."
    >
      <ul className={styles.codes}>
        {codici.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Row>
        <Button icon={<CopyRegular />} onClick={() => void copy()}>
          Copia
        </Button>
        <Button appearance="primary" onClick={onDone}>
          Li ho conservati
        </Button>
      </Row>
    </Card>
  );
}

function Activation({
  start,
  onCodes,
  onLeave,
}: {
  start: Start;
  onCodes: (codes: string[]) => void;
  onLeave: () => void;
}) {
  const styles = useStyles();
  const client = useAtomValue(clientAtom);
  const { valori, bind, error, underway, submit } = useForm({ codice: '' });
  const active = () =>
    submit(async () => {
      const { codici } = await client.call('totpAttiva', { body: valori });
      onCodes(codici);
    });
  return (
    <div className={styles.steps}>
      <img
        className={styles.qr}
        src={`data:image/svg+xml;utf8,${encodeURIComponent(start.qr)}`}
        alt="Codice QR per l’app di autenticazione"
      />
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void active();
        }}
      >
        <p className={styles.text}>
          Inquadra il codice con un’app di autenticazione (Google Authenticator, Microsoft Authenticator,
          Aegis…), poi scrivi le sei cifre che mostra. Senza fotocamera, scrivi nell’app questo segreto:{' '}
          <span className={styles.secret}>{start.segreto}</span>
        </p>
        <ErrorBar testo={error} />
        <TextField
          label="Codice dell’app"
          {...bind('codice')}
          maxLength={8}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <Row>
          <ActionButton
            type="submit"
            appearance="primary"
            underway={underway}
            motivo={valori.codice.trim().length < 6 ? 'Scrivi le sei cifre' : null}
          >
            Attiva
          </ActionButton>
          <ActionButton onClick={onLeave}>Lascia stare</ActionButton>
        </Row>
      </form>
    </div>
  );
}

function Remove({ onDone, onLeave }: { onDone: () => void; onLeave: () => void }) {
  const styles = useStyles();
  const client = useAtomValue(clientAtom);
  const { valori, bind, error, underway, submit } = useForm({ password: '' });
  const remove = async () => {
    const done = await submit(async () => {
      await client.call('totpTogli', { body: valori });
    });
    if (done) onDone();
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void remove();
      }}
    >
      <ErrorBar testo={error} />
      <TextField
        label="La tua password"
        {...bind('password')}
        type="password"
        autoComplete="current-password"
      />
      <Row>
        <ActionButton
          type="submit"
          appearance="primary"
          underway={underway}
          motivo={valori.password === '' ? 'Scrivi la password' : null}
        >
          Togli il secondo fattore
        </ActionButton>
        <ActionButton onClick={onLeave}>Lascia stare</ActionButton>
      </Row>
    </form>
  );
}

type Passo =
  | { tipo: 'niente' }
  | { tipo: 'inizio'; start: Start }
  | { tipo: 'codici'; codici: string[] }
  | { tipo: 'togli' };

export function SecondoFattore({ attivo }: { attivo: boolean }) {
  const client = useAtomValue(clientAtom);
  const loadSession = useSetAtom(loadSessioneAtom);
  const [step, setStep] = useState<Passo>({ tipo: 'niente' });
  const { error, underway, submit } = useForm({});
  const begin = () =>
    submit(async () => setStep({ tipo: 'inizio', start: await client.call('totpInizio', {}) }));
  const leave = () => setStep({ tipo: 'niente' });
  if (step.tipo === 'codici')
    return (
      <Codici
        codici={step.codici}
        onDone={() => {
          leave();
          void loadSession();
        }}
      />
    );
  return (
    <Card
      titolo="Secondo fattore"
      testo="Oltre alla password, l’accesso chiede un codice che cambia ogni trenta secondi sul tuo telefono: chi scopre la password non entra lo stesso."
    >
      <ErrorBar testo={error} />
      {attivo ? (
        <MessageBar intent="success">
          <MessageBarBody>Il secondo fattore è attivo.</MessageBarBody>
        </MessageBar>
      ) : null}
      {step.tipo === 'inizio' ? (
        <Activation
          start={step.start}
          onCodes={(codici) => setStep({ tipo: 'codici', codici })}
          onLeave={leave}
        />
      ) : step.tipo === 'togli' ? (
        <Remove
          onLeave={leave}
          onDone={() => {
            leave();
            void loadSession();
            showToast({ titolo: 'Secondo fattore tolto' });
          }}
        />
      ) : (
        <Row>
          {attivo ? (
            <ActionButton onClick={() => setStep({ tipo: 'togli' })}>Togli…</ActionButton>
          ) : (
            <ActionButton appearance="primary" underway={underway} onClick={() => void begin()}>
              Attiva il secondo fattore
            </ActionButton>
          )}
        </Row>
      )}
    </Card>
  );
}
