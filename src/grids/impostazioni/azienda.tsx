/** The azienda's heading and logo, and making another azienda. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { type AziendaCompleta, LOGO_KB } from '#api/contract/aziende.ts';
import { clientAtom } from '#state/api.ts';
import { setAziendaIdAtom } from '#state/tab-azienda.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { createResource } from '#state/resource.ts';
import { useMotivo } from '#state/ruolo.ts';
import { loadSessioneAtom } from '#state/sessione.ts';
import { showToast } from '#state/toast.ts';
import { useResource } from '#state/use-resource.ts';
import { toNullable, explainRefusal, useForm } from '#ui/form.ts';
import { ErrorBar } from '#ui/error-bar.tsx';
import { Fields, Loaded, ActionButton, Row, Card, Section, TextField } from '#ui/parts.tsx';

const aziendaRisorsa = createResource((client, signal) => client.call('azienda', { signal }));
const logoRisorsa = createResource(
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

const toValori = (azienda: AziendaCompleta): Record<Campo, string> =>
  Object.fromEntries(CAMPI.map(([campo]) => [campo, azienda[campo] ?? ''])) as Record<Campo, string>;

function Intestazione({ azienda, onSalvata }: { azienda: AziendaCompleta; onSalvata: () => Promise<void> }) {
  const client = useAtomValue(clientAtom);
  const loadSessione = useSetAtom(loadSessioneAtom);
  const motivo = useMotivo('amministratore');
  const { valori, cambia, errori, errore, inCorso, invia } = useForm(toValori(azienda));
  const salva = () =>
    invia(async () => {
      const { ragione_sociale, ...altri } = valori;
      const dati = Object.fromEntries(
        Object.entries(altri).map(([campo, text]) => [campo, toNullable(text)]),
      ) as {
        [K in Exclude<Campo, 'ragione_sociale'>]: string | null;
      };
      try {
        await client.call('aziendaSalva', { body: { ...dati, ragione_sociale, versione: azienda.versione } });
        showToast({ severity: 'success', titolo: 'Intestazione salvata' });
        await loadSessione();
      } finally {
        await onSalvata();
      }
    });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (motivo === null) void salva();
      }}
    >
      <Card titolo="Intestazione">
        <ErrorBar testo={errore} />
        <Fields>
          {CAMPI.map(([campo, label]) => (
            <TextField
              key={campo}
              campo={campo}
              label={label}
              valore={valori[campo]}
              errori={errori}
              required={campo === 'ragione_sociale'}
              disabled={motivo !== null}
              onCambia={(text) => cambia({ [campo]: text })}
            />
          ))}
        </Fields>
        <Row>
          <ActionButton type="submit" appearance="primary" motivo={motivo} inCorso={inCorso}>
            Salva
          </ActionButton>
        </Row>
      </Card>
    </form>
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

function Logo({ azienda, onSalvata }: { azienda: AziendaCompleta; onSalvata: () => Promise<void> }) {
  const styles = useStyles();
  const client = useAtomValue(clientAtom);
  const motivo = useMotivo('amministratore');
  const { state, reload } = useResource(logoRisorsa);
  const input = useRef<HTMLInputElement>(null);
  const [errore, setErrore] = useState<string | null>(null);
  const salva = async (file: File | null) => {
    setErrore(null);
    if (file && file.size > LOGO_KB * 1024) return setErrore(`Il logo può pesare al massimo ${LOGO_KB} kB`);
    if (file && !['image/png', 'image/jpeg'].includes(file.type))
      return setErrore('Il logo è un’immagine PNG o JPEG');
    try {
      const logo = file && (await readDataUrl(file));
      await client.call('aziendaLogoSalva', { body: { logo, versione: azienda.versione } });
      showToast({ severity: 'success', titolo: logo ? 'Logo salvato' : 'Logo tolto' });
    } catch (error) {
      setErrore(explainRefusal(error));
    }
    await Promise.all([onSalvata(), reload()]);
  };
  return (
    <Card titolo="Logo" testo={`Sta in testa a report e solleciti. PNG o JPEG, al massimo ${LOGO_KB} kB.`}>
      <ErrorBar testo={errore} />
      <Loaded stato={state} onRiprova={() => void reload()}>
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
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg"
          hidden
          aria-label="File del logo"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            currentTarget.value = '';
            if (file) void salva(file);
          }}
        />
        <ActionButton motivo={motivo} onClick={() => input.current?.click()}>
          Scegli un’immagine
        </ActionButton>
        {azienda.ha_logo ? (
          <ActionButton appearance="subtle" motivo={motivo} onClick={() => void salva(null)}>
            Togli
          </ActionButton>
        ) : null}
      </Row>
    </Card>
  );
}

function NuovaAzienda() {
  const client = useAtomValue(clientAtom);
  const loadSessione = useSetAtom(loadSessioneAtom);
  const choose = useSetAtom(setAziendaIdAtom);
  const motivo = useMotivo('amministratore');
  const { valori, cambia, errori, errore, inCorso, invia } = useForm({ ragione_sociale: '' });
  const crea = () =>
    invia(async () => {
      const me = await client.call('aziendaNuova', { body: valori });
      await loadSessione();
      const made = me.aziende.reduce((a, b) => (b.id > a.id ? b : a));
      choose(made.id);
      showToast({
        severity: 'success',
        titolo: `Creata ${made.ragione_sociale}`,
        testo: 'Questa scheda ora lavora lì.',
      });
    });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (motivo === null) void crea();
      }}
    >
      <Card
        titolo="Un’altra azienda"
        testo="Ha conti, righe e anagrafiche sue. Si passa dall’una all’altra dal profilo, in alto a destra."
      >
        <ErrorBar testo={errore} />
        <Fields>
          <TextField
            label="Ragione sociale"
            campo="ragione_sociale"
            valore={valori.ragione_sociale}
            errori={errori}
            disabled={motivo !== null}
            onCambia={(ragione_sociale) => cambia({ ragione_sociale })}
          />
        </Fields>
        <Row>
          <ActionButton type="submit" motivo={motivo} inCorso={inCorso}>
            Crea l’azienda
          </ActionButton>
        </Row>
      </Card>
    </form>
  );
}

export function AziendaSezione() {
  const { state, reload } = useResource(aziendaRisorsa);
  return (
    <Section titolo="Azienda">
      <Loaded stato={state} onRiprova={() => void reload()}>
        {(azienda) => (
          <>
            <Intestazione key={azienda.versione} azienda={azienda} onSalvata={reload} />
            <Logo azienda={azienda} onSalvata={reload} />
          </>
        )}
      </Loaded>
      <NuovaAzienda />
    </Section>
  );
}
