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
import { DI_CHI, getDiChi } from '#ui/studio/uso.tsx';
import { rereadVociAtom, righeVoci } from './righe.ts';
import { formatVoce } from './resources.ts';
import { addUsualAtom } from './usual.ts';
import { NOMI_RUOLI, TIPI, VoceRecord } from './voce-record.tsx';

const tabAtom = atom<{ voce: Voce | null } | null>(null);

const removeAtom = atom(null, async (get, set, voci: readonly Voce[]) => {
  let now: Voce | undefined;
  try {
    for (now of voci) {
      const { id, versione } = now;
      await get(clientAtom).call('voceElimina', { body: { id, versione } });
    }
    set(addToastAtom, {
      titolo: voci.length === 1 ? 'Voce eliminata' : 'Voci eliminate',
    });
  } catch (error) {
    const name = now ? formatVoce(now) : '';
    set(addToastAtom, { severity: 'error', titolo: `${name}: non eliminata`, testo: explainRefusal(error) });
  }
  await set(rereadVociAtom);
});

const NUOVA: Azione<Voce> = {
  id: 'nuova-voce',
  writes: true,
  label: 'Nuova voce',
  icon: <AddRegular />,
  dove: 'barra',
  run: ({ store }) => store.set(tabAtom, { voce: null }),
};
const USUALI: Azione<Voce> = {
  id: 'usuali',
  writes: true,
  label: 'Aggiungi le voci consuete',
  icon: <BookAddRegular />,
  dove: 'barra',
  iconOnly: true,
  run: ({ store }) => void store.set(addUsualAtom),
};
const EDIT: Azione<Voce> = {
  id: 'modifica-voce',
  writes: true,
  label: 'Modifica',
  icon: <EditRegular />,
  dove: 'riga',
  disabledReason: ({ righe }) => (righe.length === 1 ? null : 'Scegli una voce sola'),
  run: ({ righe: [voce], store }) => {
    if (voce) store.set(tabAtom, { voce });
  },
};
const ELIMINA: Azione<Voce> = {
  id: 'elimina-voce',
  writes: true,
  label: 'Elimina',
  icon: <DeleteRegular />,
  dove: 'riga',
  disabledReason: ({ righe }) => {
    if (righe.length === 0) return 'Scegli almeno una voce';
    if (righe.some(({ dello_studio }) => dello_studio !== null))
      return 'È dello studio: disattivala, o toglila dallo studio';
    return righe.some(({ usi }) => usi > 0) ? 'È usata: disattivala invece di eliminarla' : null;
  },
  run: ({ righe, store }) => void store.set(removeAtom, righe),
};

/** Beside the rules there is room for icons alone. */
const EXPORT_VOCI: Azione<Voce> = { ...ESPORTA, iconOnly: true };

const column = defineColonne<Voce>();
const VOCI = defineWorkspace<Voce>({
  id: 'voci',
  titolo: 'Piano delle voci',
  parte: true,
  nomi: ['voce', 'voci'],
  colonne: [
    column('codice', 'Codice conto', TESTO, { larghezza: 122, ordine: 'asc' }),
    column('nome', 'Nome', TESTO, { larghezza: 160, flexible: true, folded: true }),
    column('tipo', 'Tipo', defineStato(TIPI), { larghezza: 96 }),
    column.computed('di_chi', 'Di chi', defineStato(DI_CHI), ({ dello_studio }) => getDiChi(dello_studio), {
      larghezza: 116,
      usual: 'azienda',
    }),
    column('usi', 'Movimenti', NUMERO, { larghezza: 104 }),
    column('totale', 'Totale', IMPORTO, {}),
    column.computed(
      'ruolo',
      'Usata per',
      TESTO,
      ({ ruolo }) => (ruolo ? (NOMI_RUOLI[ruolo] ?? ruolo) : null),
      { larghezza: 120, folded: true },
    ),
  ],
  righe: righeVoci,
  actions: [NUOVA, USUALI, EDIT, ELIMINA, AGGIORNA, EXPORT_VOCI],
  rigaClass: ({ attiva }) => (attiva ? null : 'spenta'),
  describe: formatVoce,
  empty: {
    titolo: 'Nessuna voce',
    testo: 'Le voci dicono che cosa sono i movimenti senza documento: spese, F24, stipendi, rate.',
    azione: { ...USUALI, iconOnly: false },
  },
});

export function Piano() {
  const [tab, setTab] = useAtom(tabAtom);
  return (
    <>
      <WorkspaceGrid workspace={VOCI} section />
      {tab ? <VoceRecord key={tab.voce?.id ?? 0} voce={tab.voce} onClose={() => setTab(null)} /> : null}
    </>
  );
}
