/** The form of one voce. */
import { Field, Input, Switch } from '@fluentui/react-components';
import { useState } from 'react';
import type { Voce } from '#api/contract/voci.ts';
import { FormDrawer } from '#ui/drawer.tsx';
import type { StudioThing } from '#ui/studio/acts.ts';
import { StudioMenu, StudioNote } from '#ui/studio/menu.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { RUOLI_VOCE } from '#domain/voci/types.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { showToast } from '#state/toast.ts';
import { toMessage, useSend } from '#ui/form.ts';
import { rereadVociAtom } from './righe.ts';
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

/** The voce as something that a studio may share. */
function useShared(voce: Voce | null, attiva: boolean): StudioThing<Omit<Dati, 'attiva'>> | null {
  const client = useAtomValue(clientAtom);
  const azienda = useAtomValue(aziendaIdAtom);
  const reread = useSetAtom(rereadVociAtom);
  if (!voce) return null;
  const { id, codice, nome, tipo, ruolo } = voce;
  return {
    genere: 'voce',
    nome: `«${formatVoce(voce)}»`,
    vista: voce,
    prima: { codice, nome, tipo, ruolo },
    save: (seen, data) =>
      client.call('voceSalva', {
        body: { ...data, attiva, id: seen.id, versione: seen.versione },
        azienda,
      }),
    read: async () => (await client.call('voci', { azienda })).voci.find((each) => each.id === id),
    reread,
  };
}

export function VoceRecord({ voce, onClose }: { voce: Voce | null; onClose: () => void }) {
  const client = useAtomValue(clientAtom);
  const reload = useSetAtom(rereadVociAtom);
  const { underway, error, errors, submit } = useSend();
  const [data, setData] = useState<Dati>({
    codice: voce?.codice ?? '',
    nome: voce?.nome ?? '',
    tipo: voce?.tipo ?? 'costo',
    ruolo: voce?.ruolo ?? null,
    attiva: voce?.attiva ?? true,
  });
  const { attiva, ...ora } = data;
  const what = useShared(voce, attiva);
  const send = async () => {
    const { id = null, versione = null } = voce ?? {};
    if (!(await submit(() => client.call('voceSalva', { body: { ...data, id, versione } })))) return;
    showToast({ titolo: voce ? 'Voce salvata' : 'Voce creata' });
    onClose();
    await reload();
  };
  return (
    <FormDrawer
      larghezza={560}
      titolo={voce ? formatVoce(voce) : 'Nuova voce'}
      error={error}
      underway={underway}
      azione={voce ? 'Salva' : 'Crea'}
      altro={what ? <StudioMenu what={what} ora={ora} chiave={ora.codice} onDone={onClose} /> : null}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {what?.vista.dello_studio ? <StudioNote what={what} /> : null}
      <Field
        label="Codice conto"
        required
        hint="Come lo chiama il programma di contabilità"
        {...toMessage(errors, 'codice')}
      >
        <Input
          value={data.codice}
          maxLength={20}
          onChange={(_event, { value }) => setData({ ...data, codice: value })}
        />
      </Field>
      <Field label="Nome" required {...toMessage(errors, 'nome')}>
        <Input
          value={data.nome}
          maxLength={120}
          onChange={(_event, { value }) => setData({ ...data, nome: value })}
        />
      </Field>
      <Field label="Tipo">
        <NativeSelect
          label="Tipo"
          valore={data.tipo}
          onChoose={(kind) => setData({ ...data, tipo: kind as Voce['tipo'] })}
          voci={Object.entries(TIPI)}
        />
      </Field>
      <Field
        label="La prima nota la usa per"
        hint="Una voce sola per ogni uso: crediti, debiti, cassa, abbuoni, spese."
        {...toMessage(errors, 'ruolo')}
      >
        <NativeSelect
          label="La prima nota la usa per"
          valore={data.ruolo ?? ''}
          onChoose={(role) => setData({ ...data, ruolo: role === '' ? null : role })}
          voci={[
            ['', 'Niente in particolare'],
            ...RUOLI_VOCE.map((role) => [role, NOMI_RUOLI[role] ?? role] as const),
          ]}
        />
      </Field>
      <Switch
        label="In uso"
        checked={data.attiva}
        onChange={(_event, { checked }) => setData({ ...data, attiva: checked })}
      />
    </FormDrawer>
  );
}
