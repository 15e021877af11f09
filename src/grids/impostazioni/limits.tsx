/** The limits that an azienda sets for itself. */
import type { ChiaveImpostazione, Impostazioni } from '#api/contract/impostazioni.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue } from '#state/jotai.ts';
import { createResource } from '#state/resource.ts';
import { useMotivo } from '#state/ruolo.ts';
import { showToast } from '#state/toast.ts';
import { useForm } from '#ui/form.ts';
import { Fields, Loaded, Section, TextField, FormCard, SubmitRow } from '#ui/parts.tsx';

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

function LimitsForm({ impostazioni, versioni, onSavedAll }: Lette & { onSavedAll: () => Promise<void> }) {
  const client = useAtomValue(clientAtom);
  const reason = useMotivo('amministratore');
  const initial = Object.fromEntries(CHIAVI.map((key) => [key, String(impostazioni[key])])) as Record<
    ChiaveImpostazione,
    string
  >;
  const { valori, bind, error: failure, errors, underway, submit } = useForm(initial);
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
        showToast({ titolo: 'Limiti salvati' });
        await onSavedAll();
      } catch (error) {
        await onSavedAll();
        throw error;
      }
    });
  return (
    <FormCard
      titolo="Interrogazioni"
      error={failure ?? errors['valore'] ?? null}
      motivo={reason}
      onSubmit={save}
    >
      <Fields>
        {CHIAVI.map((key) => (
          <TextField key={key} {...bind(key)} {...VOCI[key]} inputMode="numeric" disabled={reason !== null} />
        ))}
      </Fields>
      <SubmitRow
        underway={underway}
        motivo={reason ?? (changed.length === 0 ? 'Non hai cambiato nulla' : null)}
      >
        Salva
      </SubmitRow>
    </FormCard>
  );
}

export const LimitiSection = () => (
  <Section titolo="Limiti">
    <Loaded resource={settingsResource}>
      {(loaded, reload) => (
        <LimitsForm key={JSON.stringify(loaded.versioni)} {...loaded} onSavedAll={reload} />
      )}
    </Loaded>
  </Section>
);
