/** Causali: the grid, the form of one, and the interbank ones to begin with. */
import { Dropdown, Field, Option, Switch } from '@fluentui/react-components';
import { AddRegular, BuildingBankRegular, DeleteRegular, EditRegular } from '@fluentui/react-icons';
import type { Causale } from '#api/contract/causali.ts';
import { FormDrawer } from '#ui/drawer.tsx';
import {
  AGGIORNA,
  type Azione,
  defineColonne,
  createRighe,
  defineWorkspace,
  ESPORTA,
  SI_NO,
  defineStato,
  TESTO,
  WorkspaceGrid,
  explainNone,
  onOne,
} from '#grids/engine/index.ts';
import { formatCount } from '#domain/text.ts';
import { clientAtom } from '#state/api.ts';
import { atom, useAtomValue, useSetAtom } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';
import { useForm } from '#ui/form.ts';
import { TextField } from '#ui/parts.tsx';
import { createOpenings, defineDialogs } from '#ui/opened.tsx';
import { Confirm } from '#ui/question.tsx';
import { runToldAtom } from '#ui/told.ts';

const righeCausali = createRighe<Causale>({
  getId: ({ id }) => id,
  load: async ({ get, signal }) => (await get(clientAtom).call('causali', { signal })).causali,
});

const openings = createOpenings<
  { tipo: 'scheda'; causale: Causale | null } | { tipo: 'elimina'; causali: readonly Causale[] }
>();

const abiAtom = atom(null, async (get, set) => {
  await set(runToldAtom, 'Non sono state aggiunte', async () => {
    const { aggiunte } = await get(clientAtom).call('causaliAbi', {});
    return aggiunte === 0
      ? 'Ci sono già tutte'
      : formatCount(aggiunte, 'causale aggiunta', 'causali aggiunte');
  });
  await set(righeCausali.loadAtom);
});

const removeAtom = atom(null, async (get, set, causali: readonly Causale[]) => {
  await set(runToldAtom, 'Non è stato eliminato nulla', async () => {
    const body = { causali: causali.map(({ id, versione }) => ({ id, versione })) };
    const { eliminate } = await get(clientAtom).call('causaliElimina', { body });
    return formatCount(eliminate, 'causale eliminata', 'causali eliminate');
  });
  await set(righeCausali.loadAtom);
});

const NUOVA: Azione<Causale> = {
  id: 'nuova',
  label: 'Nuova causale',
  icon: <AddRegular />,
  dove: 'barra',
  writes: true,
  main: true,
  run: ({ store }) => store.set(openings.openAtom, { tipo: 'scheda', causale: null }),
};
const ABI: Azione<Causale> = {
  id: 'abi',
  label: 'Aggiungi le causali ABI',
  icon: <BuildingBankRegular />,
  dove: 'barra',
  writes: true,
  run: ({ store }) => void store.set(abiAtom),
};
const EDIT: Azione<Causale> = {
  id: 'modifica',
  label: 'Modifica',
  icon: <EditRegular />,
  writes: true,
  ...onOne((causale, { store }) => store.set(openings.openAtom, { tipo: 'scheda', causale })),
};
const ELIMINA: Azione<Causale> = {
  id: 'elimina',
  label: 'Elimina',
  icon: <DeleteRegular />,
  dove: 'riga',
  writes: true,
  disabledReason: explainNone,
  run: ({ righe, store }) => store.set(openings.openAtom, { tipo: 'elimina', causali: righe }),
};

const SIGNS = { entrata: 'Entrata', uscita: 'Uscita' } as const;
const TUTTI = 'Entrata o uscita';

const column = defineColonne<Causale>();
const CAUSALI = defineWorkspace<Causale>({
  id: 'causali',
  titolo: 'Causali',
  nomi: ['causale', 'causali'],
  colonne: [
    column('codice', 'Codice', TESTO, { larghezza: 110, ordine: 'asc' }),
    column('descrizione', 'Descrizione', TESTO, { larghezza: 320, flexible: true }),
    column('segno', 'Verso', defineStato(SIGNS), { larghezza: 120 }),
    column('attiva', 'Attiva', SI_NO, { larghezza: 100 }),
  ],
  righe: righeCausali,
  actions: [NUOVA, ABI, EDIT, ELIMINA, AGGIORNA, ESPORTA],
  empty: {
    titolo: 'Nessuna causale',
    testo:
      'Sono i codici con cui le banche dicono perché il denaro si è mosso: 48 è un bonifico a favore, 16 le commissioni.',
    azione: ABI,
  },
  rigaClass: ({ attiva }) => (attiva ? null : 'spenta'),
});

function CausaleDrawer({ causale, onClose }: { causale: Causale | null; onClose: () => void }) {
  const client = useAtomValue(clientAtom);
  const load = useSetAtom(righeCausali.loadAtom);
  const { valori, bind, cambia, error, underway, submit } = useForm({
    codice: causale?.codice ?? '',
    descrizione: causale?.descrizione ?? '',
    segno: causale?.segno ?? null,
    attiva: causale?.attiva ?? true,
  });
  const save = async () => {
    const done = await submit(async () => {
      const { id = null, versione = null } = causale ?? {};
      await client.call('causaleSalva', { body: { ...valori, id, versione } });
    });
    await load();
    if (!done) return;
    showToast({ titolo: causale ? 'Causale salvata' : 'Causale creata' });
    onClose();
  };
  return (
    <FormDrawer
      titolo={causale ? `Causale ${causale.codice}` : 'Nuova causale'}
      error={error}
      underway={underway}
      azione={causale ? 'Salva' : 'Crea'}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextField label="Codice" {...bind('codice')} required maxLength={10} />
      <TextField label="Descrizione" {...bind('descrizione')} required maxLength={120} />
      <Field label="Verso">
        <Dropdown
          value={valori.segno ? SIGNS[valori.segno] : TUTTI}
          selectedOptions={[valori.segno ?? '']}
          onOptionSelect={(_event, { optionValue }) =>
            cambia({ segno: optionValue === 'entrata' || optionValue === 'uscita' ? optionValue : null })
          }
        >
          <Option value="">{TUTTI}</Option>
          <Option value="entrata">{SIGNS.entrata}</Option>
          <Option value="uscita">{SIGNS.uscita}</Option>
        </Dropdown>
      </Field>
      <Switch
        label="Attiva"
        checked={valori.attiva}
        onChange={(_event, { checked }) => cambia({ attiva: checked })}
      />
    </FormDrawer>
  );
}

function Elimina({ causali, onClose }: { causali: readonly Causale[]; onClose: () => void }) {
  const remove = useSetAtom(removeAtom);
  return (
    <Confirm
      titolo={`Eliminare ${formatCount(causali.length, 'causale', 'causali')}?`}
      azione="Elimina"
      onConfirm={() => remove(causali).finally(onClose)}
      onClose={onClose}
    >
      Le righe importate conservano la causale scritta dalla banca.
    </Confirm>
  );
}

const Dialogs = defineDialogs(openings, {
  scheda: ({ causale }, { close }) => <CausaleDrawer causale={causale} onClose={close} />,
  elimina: ({ causali }, { close }) => <Elimina causali={causali} onClose={close} />,
});

export const CausaliSection = () => (
  <>
    <WorkspaceGrid workspace={CAUSALI} section />
    <Dialogs />
  </>
);
