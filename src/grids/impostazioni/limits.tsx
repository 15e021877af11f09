/** The limits that an azienda sets for itself. */
import type { ChiaveImpostazione, Impostazioni } from '#api/contract/impostazioni.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue } from '#state/jotai.ts';
import { createResource } from '#state/resource.ts';
import { useMotivo } from '#state/ruolo.ts';
import { showToast } from '#state/toast.ts';
import { useResource } from '#state/use-resource.ts';
import { useForm } from '#ui/form.ts';
import { ErrorBar } from '#ui/error-bar.tsx';
import { Fields, Loaded, ActionButton, Row, Card, Section, TextField } from '#ui/parts.tsx';

const settingsResource = createResource((client, signal) => client.call('impostazioni', { signal }));

const VOCI: Readonly<Record<ChiaveImpostazione, { label: string; hint: string }>> = {
  query_righe: {
    label: 'Righe di un’interrogazione',
    hint: 'Quante righe può dare al massimo: da 100 a 50.000',
  },
  query_secondi: { label: 'Durata di un’interrogazione', hint: 'Secondi dopo i quali si ferma: da 1 a 60' },
  solleciti_secondi: {
    label: 'Ripensamento sui solleciti',
    hint: 'Secondi in cui si possono fermare dopo la conferma: da 0 a 600',
  },
};
const CHIAVI = Object.keys(VOCI) as ChiaveImpostazione[];

interface Lette {
  impostazioni: Impostazioni;
  versioni: Partial<Record<ChiaveImpostazione, number>>;
}

function Modulo({ impostazioni, versioni, onSavedAll }: Lette & { onSavedAll: () => Promise<void> }) {
  const client = useAtomValue(clientAtom);
  const reason = useMotivo('amministratore');
  const initial = Object.fromEntries(CHIAVI.map((key) => [key, String(impostazioni[key])])) as Record<
    ChiaveImpostazione,
    string
  >;
  const { valori, cambia, error: errore, errors, inCorso, submit } = useForm(initial);
  const changed = CHIAVI.filter((key) => valori[key] !== initial[key]);
  const save = () =>
    submit(async () => {
      try {
        for (const chiave of changed) {
          const text = valori[chiave].trim();
          const valore = /^\d+$/.test(text) ? Number(text) : text;
          await client.call('impostazioniSalva', {
            body: { chiave, valore, versione: versioni[chiave] ?? null },
          });
        }
        showToast({ severity: 'success', titolo: 'Limiti salvati' });
        await onSavedAll();
      } catch (error) {
        await onSavedAll();
        throw error;
      }
    });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (reason === null) void save();
      }}
    >
      <Card titolo="Interrogazioni">
        <ErrorBar testo={errore ?? errors['valore'] ?? null} />
        <Fields>
          {CHIAVI.map((key) => (
            <TextField
              key={key}
              campo={key}
              {...VOCI[key]}
              valore={valori[key]}
              errors={errors}
              inputMode="numeric"
              disabled={reason !== null}
              onChange={(text) => cambia({ [key]: text })}
            />
          ))}
        </Fields>
        <Row>
          <ActionButton
            type="submit"
            appearance="primary"
            inCorso={inCorso}
            motivo={reason ?? (changed.length === 0 ? 'Non hai cambiato nulla' : null)}
          >
            Salva
          </ActionButton>
        </Row>
      </Card>
    </form>
  );
}

export function LimitiSezione() {
  const { state, reload } = useResource(settingsResource);
  return (
    <Section titolo="Limiti">
      <Loaded stato={state} onRetry={() => void reload()}>
        {(loaded) => <Modulo key={JSON.stringify(loaded.versioni)} {...loaded} onSavedAll={reload} />}
      </Loaded>
    </Section>
  );
}
