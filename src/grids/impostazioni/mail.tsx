/** The outgoing mail server, with a trial. */
import { Field, Radio, RadioGroup } from '@fluentui/react-components';
import { PORTE, type Posta } from '#api/contract/posta.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue } from '#state/jotai.ts';
import { createResource } from '#state/resource.ts';
import { useMotivo } from '#state/ruolo.ts';
import { showToast } from '#state/toast.ts';
import { useResource } from '#state/use-resource.ts';
import { toMessage, toNullable, useForm } from '#ui/form.ts';
import { ErrorBar } from '#ui/error-bar.tsx';
import { Fields, Loaded, ActionButton, Row, Card, Section, TextField } from '#ui/parts.tsx';

const postaRisorsa = createResource(async (client, signal) => (await client.call('posta', { signal })).posta);

const SICUREZZE = {
  tls: 'TLS fin dall’inizio (di solito porta 465)',
  starttls: 'STARTTLS (di solito porta 587)',
  nessuna: 'Nessuna: senza utente e password, o con il server su questo computer',
} as const;
type Sicurezza = keyof typeof SICUREZZE;
const isSicurezza = (value: string): value is Sicurezza => value in SICUREZZE;

function Server({ posta, onSalvata }: { posta: Posta | null; onSalvata: () => Promise<void> }) {
  const client = useAtomValue(clientAtom);
  const motivo = useMotivo('amministratore');
  const { valori, cambia, errori, errore, inCorso, invia } = useForm({
    host: posta?.host ?? '',
    porta: String(posta?.porta ?? 465),
    sicurezza: posta?.sicurezza ?? 'tls',
    utente: posta?.utente ?? '',
    password: '',
    mittente: posta?.mittente ?? '',
    nome_mittente: posta?.nome_mittente ?? '',
  });
  const salva = () =>
    invia(async () => {
      const { password, ...dati } = valori;
      try {
        await client.call('postaSalva', {
          body: {
            ...dati,
            porta: /^\d+$/.test(dati.porta) ? Number(dati.porta) : 0,
            utente: toNullable(dati.utente),
            nome_mittente: toNullable(dati.nome_mittente),
            versione: posta?.versione ?? null,
            ...(password !== '' && { password }),
          },
        });
        showToast({ severity: 'success', titolo: 'Server di posta salvato' });
      } finally {
        await onSalvata();
      }
    });
  const off = motivo !== null;
  const altra =
    posta !== null &&
    (['host', 'sicurezza', 'utente', 'porta'] as const).some(
      (campo) => String(posta[campo] ?? '') !== valori[campo],
    );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!off) void salva();
      }}
    >
      <Card titolo="Server in uscita (SMTP)">
        <ErrorBar testo={errore} />
        <Fields>
          <TextField
            label="Server"
            campo="host"
            required
            hint="smtp.esempio.it"
            disabled={off}
            valore={valori.host}
            errori={errori}
            onCambia={(host) => cambia({ host })}
          />
          <TextField
            label="Porta"
            campo="porta"
            required
            hint={`Una di ${PORTE.join(', ')}`}
            inputMode="numeric"
            disabled={off}
            valore={valori.porta}
            errori={errori}
            onCambia={(porta) => cambia({ porta })}
          />
          <TextField
            label="Utente"
            campo="utente"
            disabled={off}
            valore={valori.utente}
            errori={errori}
            onCambia={(utente) => cambia({ utente })}
          />
          <TextField
            label="Password"
            campo="password"
            type="password"
            autoComplete="new-password"
            disabled={off}
            {...(posta?.ha_password && {
              hint: altra
                ? 'Hai cambiato server, porta, sicurezza o utente: scrivila di nuovo'
                : 'Ce n’è una salvata: lascia vuoto per tenerla',
            })}
            valore={valori.password}
            errori={errori}
            onCambia={(password) => cambia({ password })}
          />
          <TextField
            label="Indirizzo del mittente"
            campo="mittente"
            type="email"
            required
            disabled={off}
            valore={valori.mittente}
            errori={errori}
            onCambia={(mittente) => cambia({ mittente })}
          />
          <TextField
            label="Nome del mittente"
            campo="nome_mittente"
            disabled={off}
            valore={valori.nome_mittente}
            errori={errori}
            onCambia={(nome_mittente) => cambia({ nome_mittente })}
          />
        </Fields>
        <Field label="Sicurezza" {...toMessage(errori, 'sicurezza')}>
          <RadioGroup
            value={valori.sicurezza}
            disabled={off}
            onChange={(_event, { value }) => (isSicurezza(value) ? cambia({ sicurezza: value }) : undefined)}
          >
            {(Object.keys(SICUREZZE) as Sicurezza[]).map((each) => (
              <Radio key={each} value={each} label={SICUREZZE[each]} />
            ))}
          </RadioGroup>
        </Field>
        <Row>
          <ActionButton type="submit" appearance="primary" motivo={motivo} inCorso={inCorso}>
            Salva
          </ActionButton>
        </Row>
      </Card>
    </form>
  );
}

function Prova({ pronta }: { pronta: boolean }) {
  const client = useAtomValue(clientAtom);
  const motivo = useMotivo('amministratore') ?? (pronta ? null : 'Prima salva il server di posta');
  const { valori, cambia, errori, errore, inCorso, invia } = useForm({ destinatario: '' });
  const prova = () =>
    invia(async () => {
      await client.call('postaProva', { body: valori });
      showToast({
        severity: 'success',
        titolo: 'Messaggio spedito',
        testo: `Guarda la posta di ${valori.destinatario}.`,
      });
    });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (motivo === null) void prova();
      }}
    >
      <Card titolo="Prova" testo="Spedisce un toMessage con le impostazioni salvate.">
        <ErrorBar testo={errore} />
        <Fields>
          <TextField
            label="Destinatario"
            campo="destinatario"
            type="email"
            valore={valori.destinatario}
            errori={errori}
            onCambia={(destinatario) => cambia({ destinatario })}
          />
        </Fields>
        <Row>
          <ActionButton type="submit" motivo={motivo} inCorso={inCorso}>
            {inCorso ? 'Spedizione in corso…' : 'Spedisci una prova'}
          </ActionButton>
        </Row>
      </Card>
    </form>
  );
}

export function PostaSezione() {
  const { state, reload } = useResource(postaRisorsa);
  return (
    <Section
      titolo="E-mail"
      testo="Da qui partono solleciti e report. La password si conserva cifrata e non si rivede."
    >
      <Loaded stato={state} onRiprova={() => void reload()}>
        {(posta) => (
          <>
            <Server key={posta?.versione ?? 0} posta={posta} onSalvata={reload} />
            <Prova pronta={posta !== null} />
          </>
        )}
      </Loaded>
    </Section>
  );
}
