/** The chart of accounts as a grid. */
import { AddRegular, BookAddRegular, DeleteRegular, EditRegular } from '@fluentui/react-icons';
import type { Voce } from '#api/contract/voci.ts';
import {
  AGGIORNA,
  type Azione,
  defineColonne,
  defineWorkspace,
  ESPORTA,
  IMPORTO,
  NUMERO,
  defineStato,
  TESTO,
  WorkspaceGrid,
} from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import { atom, useAtom } from '#state/jotai.ts';
import { addToastAtom } from '#state/toast.ts';
import { explainRefusal } from '#ui/form.ts';
import { rileggiVociAtom, righeVoci } from './righe.ts';
import { formatVoce } from './resources.ts';
import { aggiungiUsualiAtom } from './usual.ts';
import { NOMI_RUOLI, TIPI, VoceScheda } from './voce-record.tsx';

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
    const nome = now ? formatVoce(now) : '';
    set(addToastAtom, { severity: 'error', titolo: `${nome}: non eliminata`, testo: explainRefusal(error) });
  }
  await set(rileggiVociAtom);
});

const NUOVA: Azione<Voce> = {
  id: 'nuova-voce',
  scrive: true,
  label: 'Nuova voce',
  icon: <AddRegular />,
  dove: 'barra',
  run: ({ store }) => store.set(schedaAtom, { voce: null }),
};
const USUALI: Azione<Voce> = {
  id: 'usuali',
  scrive: true,
  label: 'Aggiungi le voci consuete',
  icon: <BookAddRegular />,
  dove: 'barra',
  soloIcona: true,
  run: ({ store }) => void store.set(aggiungiUsualiAtom),
};
const MODIFICA: Azione<Voce> = {
  id: 'modifica-voce',
  scrive: true,
  label: 'Modifica',
  icon: <EditRegular />,
  dove: 'riga',
  disabledReason: ({ righe }) => (righe.length === 1 ? null : 'Scegli una voce sola'),
  run: ({ righe: [voce], store }) => {
    if (voce) store.set(schedaAtom, { voce });
  },
};
const ELIMINA: Azione<Voce> = {
  id: 'elimina-voce',
  scrive: true,
  label: 'Elimina',
  icon: <DeleteRegular />,
  dove: 'riga',
  disabledReason: ({ righe }) => {
    if (righe.length === 0) return 'Scegli almeno una voce';
    return righe.some(({ usi }) => usi > 0) ? 'È usata: disattivala invece di eliminarla' : null;
  },
  run: ({ righe, store }) => void store.set(eliminaAtom, righe),
};

/** Beside the rules there is room for icons alone. */
const ESPORTA_VOCI: Azione<Voce> = { ...ESPORTA, soloIcona: true };

const colonna = defineColonne<Voce>();
const VOCI = defineWorkspace<Voce>({
  id: 'voci',
  titolo: 'Piano delle voci',
  parte: true,
  nomi: ['voce', 'voci'],
  colonne: [
    colonna('codice', 'Codice conto', TESTO, { larghezza: 110, ordine: 'asc' }),
    colonna('nome', 'Nome', TESTO, { larghezza: 200, flessibile: true }),
    colonna('tipo', 'Tipo', defineStato(TIPI), { larghezza: 96 }),
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
  descrivi: formatVoce,
  vuoto: {
    titolo: 'Nessuna voce',
    testo: 'Le voci dicono che cosa sono i movimenti senza documento: spese, F24, stipendi, rate.',
    azione: { ...USUALI, soloIcona: false },
  },
});

export function Piano() {
  const [scheda, setScheda] = useAtom(schedaAtom);
  return (
    <>
      <WorkspaceGrid workspace={VOCI} sezione />
      {scheda ? (
        <VoceScheda key={scheda.voce?.id ?? 0} voce={scheda.voce} onChiudi={() => setScheda(null)} />
      ) : null}
    </>
  );
}
