/** The chart of accounts: a grid, and the form of one voce. */
import { Field, Input, Switch } from '@fluentui/react-components';
import { AddRegular, BookAddRegular, DeleteRegular, EditRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import type { Voce } from '#api/contract/voci.ts';
import {
  AGGIORNA,
  type Azione,
  colonne,
  defineWorkspace,
  ESPORTA,
  IMPORTO,
  NUMERO,
  SceltaNativa,
  stato,
  TESTO,
  WorkspaceGrid,
} from '#grids/engine/index.ts';
import { RUOLI_VOCE } from '#domain/voci/tipi.ts';
import { clientAtom } from '#state/api.ts';
import { atom, useAtom, useAtomValue, useSetAtom } from '#state/jotai.ts';
import { addToastAtom, showToast } from '#state/toast.ts';
import { Cassetto } from '../parti/cassetto.tsx';
import { messaggioCampo, spiegaErrore, useInvio } from '../parti/modulo.ts';
import { righeVoci } from './righe.ts';
import { nomeVoce, vociResource } from './risorse.ts';
import { aggiungiUsualiAtom } from './usuali.ts';

/** The grid, and every list of voci elsewhere. */
const rileggiVociAtom = atom(null, async (_get, set) => {
  await Promise.all([set(righeVoci.caricaAtom), set(vociResource.reloadAtom)]);
});

const schedaAtom = atom<{ voce: Voce | null } | null>(null);

const eliminaAtom = atom(null, async (get, set, voci: readonly Voce[]) => {
  let now: Voce | undefined;
  try {
    for (now of voci) {
      const { id, versione } = now;
      await get(clientAtom).call('voceElimina', { body: { id, versione } });
    }
    set(addToastAtom, {
      severity: 'success',
      titolo: voci.length === 1 ? 'Voce eliminata' : 'Voci eliminate',
    });
  } catch (error) {
    const nome = now ? nomeVoce(now) : '';
    set(addToastAtom, { severity: 'error', titolo: `${nome}: non eliminata`, testo: spiegaErrore(error) });
  }
  await set(rileggiVociAtom);
});

const NUOVA: Azione<Voce> = {
  id: 'nuova-voce',
  label: 'Nuova voce',
  icon: <AddRegular />,
  dove: 'barra',
  scrive: true,
  run: ({ store }) => store.set(schedaAtom, { voce: null }),
};
const USUALI: Azione<Voce> = {
  id: 'usuali',
  label: 'Aggiungi le voci consuete',
  icon: <BookAddRegular />,
  dove: 'barra',
  soloIcona: true,
  scrive: true,
  run: ({ store }) => void store.set(aggiungiUsualiAtom),
};
const MODIFICA: Azione<Voce> = {
  id: 'modifica-voce',
  label: 'Modifica',
  icon: <EditRegular />,
  dove: 'riga',
  scrive: true,
  disabledReason: ({ righe }) => (righe.length === 1 ? null : 'Scegli una voce sola'),
  run: ({ righe: [voce], store }) => {
    if (voce) store.set(schedaAtom, { voce });
  },
};
const ELIMINA: Azione<Voce> = {
  id: 'elimina-voce',
  label: 'Elimina',
  icon: <DeleteRegular />,
  dove: 'riga',
  scrive: true,
  disabledReason: ({ righe }) => {
    if (righe.length === 0) return 'Scegli almeno una voce';
    return righe.some(({ usi }) => usi > 0) ? 'È usata: disattivala invece di eliminarla' : null;
  },
  run: ({ righe, store }) => void store.set(eliminaAtom, righe),
};

/** Beside the rules there is room for icons alone. */
const ESPORTA_VOCI: Azione<Voce> = { ...ESPORTA, soloIcona: true };

const TIPI = { attivo: 'Attivo', passivo: 'Passivo', costo: 'Costo', ricavo: 'Ricavo' } as const;
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

const colonna = colonne<Voce>();
const VOCI = defineWorkspace<Voce>({
  id: 'voci',
  titolo: 'Piano delle voci',
  parte: true,
  nomi: ['voce', 'voci'],
  colonne: [
    colonna('codice', 'Codice', TESTO, { larghezza: 90, ordine: 'asc' }),
    colonna('nome', 'Nome', TESTO, { larghezza: 200, flessibile: true }),
    colonna('tipo', 'Tipo', stato(TIPI), { larghezza: 96 }),
    colonna('usi', 'Movimenti', NUMERO, { larghezza: 104 }),
    colonna('totale', 'Totale', IMPORTO, {}),
    colonna.calcolata(
      'ruolo',
      'Usata per',
      TESTO,
      ({ ruolo }) => (ruolo ? (NOMI_RUOLI[ruolo] ?? ruolo) : null),
      {
        larghezza: 180,
      },
    ),
  ],
  getId: ({ id }) => id,
  righe: righeVoci,
  azioni: [NUOVA, USUALI, MODIFICA, ELIMINA, AGGIORNA, ESPORTA_VOCI],
  classeRiga: ({ attiva }) => (attiva ? null : 'spenta'),
  descrivi: nomeVoce,
  vuoto: {
    titolo: 'Nessuna voce',
    testo: 'Le voci dicono che cosa sono i movimenti senza documento: spese, F24, stipendi, rate.',
    azione: USUALI,
  },
});

type Dati = Pick<Voce, 'codice' | 'nome' | 'tipo' | 'ruolo' | 'attiva'>;

function Scheda({ voce, onChiudi }: { voce: Voce | null; onChiudi: () => void }) {
  const client = useAtomValue(clientAtom);
  const reload = useSetAtom(rileggiVociAtom);
  const { inCorso, errore, errori, invia } = useInvio();
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
    <Cassetto
      titolo={voce ? nomeVoce(voce) : 'Nuova voce'}
      errore={errore}
      inCorso={inCorso}
      azione={voce ? 'Salva' : 'Crea'}
      onInvia={() => void send()}
      onChiudi={onChiudi}
    >
      <Field label="Codice" required {...messaggioCampo(errori, 'codice')}>
        <Input
          value={dati.codice}
          maxLength={20}
          onChange={(_event, { value }) => setDati({ ...dati, codice: value })}
        />
      </Field>
      <Field label="Nome" required {...messaggioCampo(errori, 'nome')}>
        <Input
          value={dati.nome}
          maxLength={120}
          onChange={(_event, { value }) => setDati({ ...dati, nome: value })}
        />
      </Field>
      <Field label="Tipo">
        <SceltaNativa
          etichetta="Tipo"
          valore={dati.tipo}
          onScegli={(tipo) => setDati({ ...dati, tipo: tipo as Voce['tipo'] })}
        >
          {Object.entries(TIPI).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SceltaNativa>
      </Field>
      <Field
        label="La prima nota la usa per"
        hint="Una voce sola per ogni uso: crediti, debiti, cassa, abbuoni, spese."
        {...messaggioCampo(errori, 'ruolo')}
      >
        <SceltaNativa
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
        </SceltaNativa>
      </Field>
      <Switch
        label="In uso"
        checked={dati.attiva}
        onChange={(_event, { checked }) => setDati({ ...dati, attiva: checked })}
      />
    </Cassetto>
  );
}

export function Piano() {
  const [scheda, setScheda] = useAtom(schedaAtom);
  return (
    <>
      <WorkspaceGrid workspace={VOCI} sezione />
      {scheda ? (
        <Scheda key={scheda.voce?.id ?? 0} voce={scheda.voce} onChiudi={() => setScheda(null)} />
      ) : null}
    </>
  );
}
