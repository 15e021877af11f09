/** The azienda's heading and logo, and making another azienda. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { useRef } from 'react';
import { type AziendaCompleta, LOGO_KB } from '#api/contract/aziende.ts';
import { clientAtom } from '#state/api.ts';
import { setAziendaIdAtom } from '#state/tab-azienda.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { createResource } from '#state/resource.ts';
import { useMotivo } from '#state/ruolo.ts';
import { loadSessioneAtom } from '#state/sessione.ts';
import { showToast } from '#state/toast.ts';
import { toNullable, useForm, useWork } from '#ui/form.ts';
import { ErrorBar } from '#ui/error-bar.tsx';
import {
  Fields,
  Loaded,
  ActionButton,
  Row,
  Card,
  Section,
  TextField,
  FormCard,
  SubmitRow,
} from '#ui/parts.tsx';
import { FileInput } from '#ui/file-input.tsx';

const aziendaResource = createResource((client, signal) => client.call('azienda', { signal }));
const logoResource = createResource(
  async (client, signal) => (await client.call('aziendaLogo', { signal })).logo,
);

const useStyles = makeStyles({
  logo: {
    maxWidth: '240px',
    maxHeight: '96px',
    padding: '8px',
    backgroundColor: '#fff',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  quiet: { margin: 0, color: tokens.colorNeutralForeground3 },
});

const CAMPI = [
  ['ragione_sociale', 'Ragione sociale'],
  ['partita_iva', 'Partita IVA'],
  ['codice_fiscale', 'Codice fiscale'],
  ['indirizzo', 'Indirizzo'],
  ['cap', 'CAP'],
  ['comune', 'Comune'],
  ['provincia', 'Provincia'],
  ['telefono', 'Telefono'],
  ['email', 'E-mail'],
  ['pec', 'PEC'],
] as const;
type Campo = (typeof CAMPI)[number][0];

const toValues = (azienda: AziendaCompleta): Record<Campo, string> =>
  Object.fromEntries(CAMPI.map(([field]) => [field, azienda[field] ?? ''])) as Record<Campo, string>;

function Intestazione({ azienda, onSaved }: { azienda: AziendaCompleta; onSaved: () => Promise<void> }) {
  const client = useAtomValue(clientAtom);
  const loadSession = useSetAtom(loadSessioneAtom);
  const reason = useMotivo('amministratore');
  const { valori, bind, error, underway, submit } = useForm(toValues(azienda));
  const save = () =>
    submit(async () => {
      const { ragione_sociale, ...altri } = valori;
      const data = Object.fromEntries(
        Object.entries(altri).map(([field, text]) => [field, toNullable(text)]),
      ) as {
        [K in Exclude<Campo, 'ragione_sociale'>]: string | null;
      };
      try {
        await client.call('aziendaSalva', { body: { ...data, ragione_sociale, versione: azienda.versione } });
        showToast({ titolo: 'Intestazione salvata' });
        await loadSession();
      } finally {
        await onSaved();
      }
    });
  return (
    <FormCard titolo="Intestazione" error={error} motivo={reason} onSubmit={save}>
      <Fields>
        {CAMPI.map(([field, label]) => (
          <TextField
            key={field}
            {...bind(field)}
            label={label}
            required={field === 'ragione_sociale'}
            disabled={reason !== null}
          />
        ))}
      </Fields>
      <SubmitRow motivo={reason} underway={underway}>
        Salva
      </SubmitRow>
    </FormCard>
  );
}

/** The picture as a `data:` address. */
const readDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error('the file cannot be read')));
    reader.readAsDataURL(file);
  });

function Logo({ azienda, onSaved }: { azienda: AziendaCompleta; onSaved: () => Promise<void> }) {
  const styles = useStyles();
  const client = useAtomValue(clientAtom);
  const reason = useMotivo('amministratore');
  const reload = useSetAtom(logoResource.reloadAtom);
  const input = useRef<HTMLInputElement>(null);
  const { error, submit, refuse } = useWork();
  const save = async (file: File | null) => {
    if (file && file.size > LOGO_KB * 1024) return refuse(`Il logo può pesare al massimo ${LOGO_KB} kB`);
    if (file && !['image/png', 'image/jpeg'].includes(file.type))
      return refuse('Il logo è un’immagine PNG o JPEG');
    await submit(async () => {
      const logo = file && (await readDataUrl(file));
      await client.call('aziendaLogoSalva', { body: { logo, versione: azienda.versione } });
      showToast({ titolo: logo ? 'Logo salvato' : 'Logo tolto' });
    });
    await Promise.all([onSaved(), reload()]);
  };
  return (
    <Card
      titolo="Logo"
      testo={`Sta in testa a report e solleciti. PNG o JPEG, al massimo ${LOGO_KB} kB.`}
      motivo={reason}
    >
      <ErrorBar testo={error} />
      <Loaded resource={logoResource}>
        {(logo) =>
          logo === null ? (
            <p className={styles.quiet}>Nessun logo.</p>
          ) : (
            <div>
              <img className={styles.logo} src={logo} alt={`Logo di ${azienda.ragione_sociale}`} />
            </div>
          )
        }
      </Loaded>
      <Row>
        <FileInput
          ref={input}
          label="File del logo"
          accept="image/png,image/jpeg"
          onChoose={([file]) => (file ? void save(file) : undefined)}
        />
        <ActionButton motivo={reason} onClick={() => input.current?.click()}>
          Scegli un’immagine
        </ActionButton>
        {azienda.ha_logo ? (
          <ActionButton appearance="subtle" motivo={reason} onClick={() => void save(null)}>
            Togli
          </ActionButton>
        ) : null}
      </Row>
    </Card>
  );
}

function NuovaAzienda() {
  const client = useAtomValue(clientAtom);
  const loadSession = useSetAtom(loadSessioneAtom);
  const choose = useSetAtom(setAziendaIdAtom);
  const reason = useMotivo('amministratore');
  const { valori, bind, error, underway, submit } = useForm({ ragione_sociale: '' });
  const create = () =>
    submit(async () => {
      const me = await client.call('aziendaNuova', { body: valori });
      await loadSession();
      const made = me.aziende.reduce((a, b) => (b.id > a.id ? b : a));
      choose(made.id);
      showToast({
        titolo: `Creata ${made.ragione_sociale}`,
        testo: 'Questa scheda ora lavora lì.',
      });
    });
  return (
    <FormCard
      titolo="Un’altra azienda"
      testo="Ha conti, righe e anagrafiche sue. Si passa dall’una all’altra dal profilo, in alto a destra."
      error={error}
      motivo={reason}
      onSubmit={create}
    >
      <Fields>
        <TextField label="Ragione sociale" {...bind('ragione_sociale')} disabled={reason !== null} />
      </Fields>
      <SubmitRow motivo={reason} underway={underway} appearance="secondary">
        Crea l’azienda
      </SubmitRow>
    </FormCard>
  );
}

export const AziendaSection = () => (
  <Section titolo="Azienda">
    <Loaded resource={aziendaResource}>
      {(azienda, reload) => (
        <>
          <Intestazione key={azienda.versione} azienda={azienda} onSaved={reload} />
          <Logo azienda={azienda} onSaved={reload} />
        </>
      )}
    </Loaded>
    <NuovaAzienda />
  </Section>
);
