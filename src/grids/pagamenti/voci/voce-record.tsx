/** The form of one voce. */
import { Field, Input, Switch } from '@fluentui/react-components';
import { useState } from 'react';
import type { Voce } from '#api/contract/voci.ts';
import { FormDrawer } from '#ui/drawer.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { RUOLI_VOCE } from '#domain/voci/types.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';
import { toMessage, useSend } from '#ui/form.ts';
import { rileggiVociAtom } from './righe.ts';
import { formatVoce } from './resources.ts';

export const TIPI = { attivo: 'Attivo', passivo: 'Passivo', costo: 'Costo', ricavo: 'Ricavo' } as const;
/** What the prima nota uses a voce for by itself. */
export const NOMI_RUOLI: Record<string, string> = {
  clienti: 'Crediti verso clienti',
  fornitori: 'Debiti verso fornitori',
  cassa: 'Cassa',
  giroconti: 'Giroconti',
  sospesi: 'Movimenti da spiegare',
  differenza_abbuono: 'Abbuoni',
  differenza_spese: 'Spese bancarie',
  differenza_ritenuta: 'Ritenute subite',
  differenza_bollo: 'Bolli',
  differenza_arrotondamento: 'Arrotondamenti',
  differenza_iva_split: 'IVA in scissione dei pagamenti',
  differenza_sconto: 'Sconti',
  differenza_interessi: 'Interessi di mora',
  differenza_cambio: 'Differenze di cambio',
  differenza_altro: 'Altre differenze',
};

type Dati = Pick<Voce, 'codice' | 'nome' | 'tipo' | 'ruolo' | 'attiva'>;

export function VoceScheda({ voce, onChiudi }: { voce: Voce | null; onChiudi: () => void }) {
  const client = useAtomValue(clientAtom);
  const reload = useSetAtom(rileggiVociAtom);
  const { inCorso, errore, errori, invia } = useSend();
  const [dati, setDati] = useState<Dati>({
    codice: voce?.codice ?? '',
    nome: voce?.nome ?? '',
    tipo: voce?.tipo ?? 'costo',
    ruolo: voce?.ruolo ?? null,
    attiva: voce?.attiva ?? true,
  });
  const send = async () => {
    const { id = null, versione = null } = voce ?? {};
    if (!(await invia(() => client.call('voceSalva', { body: { ...dati, id, versione } })))) return;
    showToast({ severity: 'success', titolo: voce ? 'Voce salvata' : 'Voce creata' });
    onChiudi();
    await reload();
  };
  return (
    <FormDrawer
      larghezza={560}
      titolo={voce ? formatVoce(voce) : 'Nuova voce'}
      errore={errore}
      inCorso={inCorso}
      azione={voce ? 'Salva' : 'Crea'}
      onInvia={() => void send()}
      onChiudi={onChiudi}
    >
      <Field
        label="Codice conto"
        required
        hint="Come lo chiama il programma di contabilità"
        {...toMessage(errori, 'codice')}
      >
        <Input
          value={dati.codice}
          maxLength={20}
          onChange={(_event, { value }) => setDati({ ...dati, codice: value })}
        />
      </Field>
      <Field label="Nome" required {...toMessage(errori, 'nome')}>
        <Input
          value={dati.nome}
          maxLength={120}
          onChange={(_event, { value }) => setDati({ ...dati, nome: value })}
        />
      </Field>
      <Field label="Tipo">
        <NativeSelect
          etichetta="Tipo"
          valore={dati.tipo}
          onScegli={(tipo) => setDati({ ...dati, tipo: tipo as Voce['tipo'] })}
        >
          {Object.entries(TIPI).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field
        label="La prima nota la usa per"
        hint="Una voce sola per ogni uso: crediti, debiti, cassa, abbuoni, spese."
        {...toMessage(errori, 'ruolo')}
      >
        <NativeSelect
          etichetta="La prima nota la usa per"
          valore={dati.ruolo ?? ''}
          onScegli={(ruolo) => setDati({ ...dati, ruolo: ruolo === '' ? null : ruolo })}
        >
          <option value="">Niente in particolare</option>
          {RUOLI_VOCE.map((ruolo) => (
            <option key={ruolo} value={ruolo}>
              {NOMI_RUOLI[ruolo]}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Switch
        label="In uso"
        checked={dati.attiva}
        onChange={(_event, { checked }) => setDati({ ...dati, attiva: checked })}
      />
    </FormDrawer>
  );
}
