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

const impostazioniRisorsa = createResource((client, signal) => client.call('impostazioni', { signal }));

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

function Modulo({ impostazioni, versioni, onSalvate }: Lette & { onSalvate: () => Promise<void> }) {
  const client = useAtomValue(clientAtom);
  const motivo = useMotivo('amministratore');
  const iniziali = Object.fromEntries(
    CHIAVI.map((chiave) => [chiave, String(impostazioni[chiave])]),
  ) as Record<ChiaveImpostazione, string>;
  const { valori, cambia, errore, errori, inCorso, invia } = useForm(iniziali);
  const cambiate = CHIAVI.filter((chiave) => valori[chiave] !== iniziali[chiave]);
  const salva = () =>
    invia(async () => {
      try {
        for (const chiave of cambiate) {
          const text = valori[chiave].trim();
          const valore = /^\d+$/.test(text) ? Number(text) : text;
          await client.call('impostazioniSalva', {
            body: { chiave, valore, versione: versioni[chiave] ?? null },
          });
        }
        showToast({ severity: 'success', titolo: 'Limiti salvati' });
        await onSalvate();
      } catch (error) {
        await onSalvate();
        throw error;
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
      <Card titolo="Interrogazioni">
        <ErrorBar testo={errore ?? errori['valore'] ?? null} />
        <Fields>
          {CHIAVI.map((chiave) => (
            <TextField
              key={chiave}
              campo={chiave}
              {...VOCI[chiave]}
              valore={valori[chiave]}
              errori={errori}
              inputMode="numeric"
              disabled={motivo !== null}
              onCambia={(text) => cambia({ [chiave]: text })}
            />
          ))}
        </Fields>
        <Row>
          <ActionButton
            type="submit"
            appearance="primary"
            inCorso={inCorso}
            motivo={motivo ?? (cambiate.length === 0 ? 'Non hai cambiato nulla' : null)}
          >
            Salva
          </ActionButton>
        </Row>
      </Card>
    </form>
  );
}

export function LimitiSezione() {
  const { state, reload } = useResource(impostazioniRisorsa);
  return (
    <Section titolo="Limiti">
      <Loaded stato={state} onRiprova={() => void reload()}>
        {(lette) => <Modulo key={JSON.stringify(lette.versioni)} {...lette} onSalvate={reload} />}
      </Loaded>
    </Section>
  );
}
