/** The outgoing mail server, with a trial. */
import { Field, Radio, RadioGroup } from '@fluentui/react-components';
import { PORTE, type Posta } from '#api/contract/posta.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue } from '#state/jotai.ts';
import { createResource } from '#state/resource.ts';
import { useMotivo } from '#state/ruolo.ts';
import { showToast } from '#state/toast.ts';
import { toMessage, toNullable, useForm } from '#ui/form.ts';
import { Fields, Loaded, Section, TextField, FormCard, SubmitRow } from '#ui/parts.tsx';
import { Reserved } from './reserved.tsx';

const mailResource = createResource(async (client, signal) => (await client.call('posta', { signal })).posta);

const SICUREZZE = {
  tls: 'TLS fin dall’inizio (di solito porta 465)',
  starttls: 'STARTTLS (di solito porta 587)',
  nessuna: 'Nessuna: senza utente e password, o con il server su questo computer',
} as const;
type Sicurezza = keyof typeof SICUREZZE;
const isSecurity = (value: string): value is Sicurezza => value in SICUREZZE;

const toValori = (posta: Posta | null) => ({
  host: posta?.host ?? '',
  porta: String(posta?.porta ?? 465),
  sicurezza: posta?.sicurezza ?? ('tls' as const),
  utente: posta?.utente ?? '',
  password: '',
  mittente: posta?.mittente ?? '',
  nome_mittente: posta?.nome_mittente ?? '',
});
type Valori = ReturnType<typeof toValori>;

/** A password is kept for one server and one user: with others it must be written again. */
function explainPassword(posta: Posta | null, valori: Valori): { hint?: string } {
  if (!posta?.ha_password) return {};
  const other = (['host', 'sicurezza', 'utente', 'porta'] as const).some(
    (field) => String(posta[field] ?? '') !== valori[field],
  );
  return {
    hint: other
      ? 'Hai cambiato server, porta, sicurezza o utente: scrivila di nuovo'
      : 'Ce n’è una salvata: lascia vuoto per tenerla',
  };
}

function Server({ posta, onSaved }: { posta: Posta | null; onSaved: () => Promise<void> }) {
  const client = useAtomValue(clientAtom);
  const reason = useMotivo('amministratore');
  const { valori, bind, cambia, errors, error, underway, submit } = useForm(toValori(posta));
  const save = () =>
    submit(async () => {
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
        showToast({ titolo: 'Server di posta salvato' });
      } finally {
        await onSaved();
      }
    });
  const off = reason !== null;
  return (
    <FormCard titolo="Server in uscita (SMTP)" error={error} motivo={reason} onSubmit={save}>
      <Fields>
        <TextField label="Server" {...bind('host')} required hint="smtp.esempio.it" disabled={off} />
        <TextField
          label="Porta"
          {...bind('porta')}
          required
          hint={`Una di ${PORTE.join(', ')}`}
          inputMode="numeric"
          disabled={off}
        />
        <TextField label="Utente" {...bind('utente')} disabled={off} />
        <TextField
          label="Password"
          {...bind('password')}
          type="password"
          autoComplete="new-password"
          disabled={off}
          {...explainPassword(posta, valori)}
        />
        <TextField
          label="Indirizzo del mittente"
          {...bind('mittente')}
          type="email"
          required
          disabled={off}
        />
        <TextField label="Nome del mittente" {...bind('nome_mittente')} disabled={off} />
      </Fields>
      <Field label="Sicurezza" {...toMessage(errors, 'sicurezza')}>
        <RadioGroup
          value={valori.sicurezza}
          disabled={off}
          onChange={(_event, { value }) => (isSecurity(value) ? cambia({ sicurezza: value }) : undefined)}
        >
          {(Object.keys(SICUREZZE) as Sicurezza[]).map((each) => (
            <Radio key={each} value={each} label={SICUREZZE[each]} />
          ))}
        </RadioGroup>
      </Field>
      <SubmitRow motivo={reason} underway={underway}>
        Salva
      </SubmitRow>
    </FormCard>
  );
}

function Prova({ ready }: { ready: boolean }) {
  const client = useAtomValue(clientAtom);
  const reason = useMotivo('amministratore') ?? (ready ? null : 'Prima salva il server di posta');
  const { valori, bind, error, underway, submit } = useForm({ destinatario: '' });
  const proof = () =>
    submit(async () => {
      await client.call('postaProva', { body: valori });
      showToast({
        titolo: 'Messaggio spedito',
        testo: `Guarda la posta di ${valori.destinatario}.`,
      });
    });
  return (
    <FormCard
      titolo="Prova"
      testo="Spedisce un messaggio con le impostazioni salvate."
      error={error}
      motivo={reason}
      onSubmit={proof}
    >
      <Fields>
        <TextField label="Destinatario" {...bind('destinatario')} type="email" disabled={reason !== null} />
      </Fields>
      <SubmitRow motivo={reason} underway={underway} appearance="secondary">
        {underway ? 'Spedizione in corso…' : 'Spedisci una prova'}
      </SubmitRow>
    </FormCard>
  );
}

/** Whose it is to read; who may only look is told whom to ask. */
export function PostaSection() {
  return useMotivo('operatore') === null ? (
    <MailServer />
  ) : (
    <Reserved
      titolo="E-mail"
      testo="La posta la vede chi può anche lavorare, e la cambia un amministratore."
    />
  );
}

const MailServer = () => (
  <Section
    titolo="E-mail"
    testo="Da qui partono solleciti e report. La password si conserva cifrata e non si rivede."
  >
    <Loaded resource={mailResource}>
      {(mail, reload) => (
        <>
          <Server key={mail?.versione ?? 0} posta={mail} onSaved={reload} />
          <Prova ready={mail !== null} />
        </>
      )}
    </Loaded>
  </Section>
);
