/** Bank accounts: the grid and the form of one. */
import { AddRegular, ArchiveRegular, EditRegular } from '@fluentui/react-icons';
import { useEffect } from 'react';
import type { Conto } from '#api/contract/conti.ts';
import type { Centesimi } from '#api/contract/valori.ts';
import { formatImporto, parseImporto } from '#domain/importi.ts';
import { FormDrawer } from '#ui/drawer.tsx';
import {
  AGGIORNA,
  type Azione,
  defineColonne,
  createRighe,
  defineWorkspace,
  ESPORTA,
  IMPORTO,
  SI_NO,
  TESTO,
  WorkspaceGrid,
  explainNone,
  onOne,
} from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import { atom, useAtom, useAtomValue, useSetAtom } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';
import { toNullable, useForm } from '#ui/form.ts';
import { TextField } from '#ui/parts.tsx';
import { runToldAtom } from '#ui/told.ts';

const righeConti = createRighe<Conto>({
  getId: ({ id }) => id,
  load: async ({ get, signal }) => (await get(clientAtom).call('conti', { signal })).conti,
});

/** Null: a new one; absent: closed. */
const openedAtom = atom<{ conto: Conto | null } | null>(null);

const archiveAtom = atom(null, async (get, set, conti: readonly Conto[]) => {
  const archiviato = conti.some((conto) => !conto.archiviato);
  await set(runToldAtom, 'Non è stato cambiato', async () => {
    for (const conto of conti) await get(clientAtom).call('contoCambia', { body: { ...conto, archiviato } });
    const [only] = conti;
    if (conti.length === 1 && only) return `${only.nome}: ${archiviato ? 'archiviato' : 'di nuovo in uso'}`;
    return archiviato ? 'Conti archiviati' : 'Conti di nuovo in uso';
  });
  await set(righeConti.loadAtom);
});

const NUOVO: Azione<Conto> = {
  id: 'nuovo',
  label: 'Nuovo conto',
  icon: <AddRegular />,
  dove: 'barra',
  writes: true,
  main: true,
  run: ({ store }) => store.set(openedAtom, { conto: null }),
};
const EDIT: Azione<Conto> = {
  id: 'modifica',
  label: 'Modifica',
  icon: <EditRegular />,
  writes: true,
  ...onOne((conto, { store }) => store.set(openedAtom, { conto })),
};
const ARCHIVE: Azione<Conto> = {
  id: 'archivia',
  label: 'Archivia o riapri',
  icon: <ArchiveRegular />,
  dove: 'riga',
  writes: true,
  disabledReason: explainNone,
  run: ({ righe, store }) => void store.set(archiveAtom, righe),
};

const column = defineColonne<Conto>();
const CONTI = defineWorkspace<Conto>({
  id: 'conti',
  titolo: 'Conti',
  nomi: ['conto', 'conti'],
  colonne: [
    column('nome', 'Nome', TESTO, { larghezza: 150, flexible: true, folded: true, ordine: 'asc' }),
    column('banca', 'Banca', TESTO, { larghezza: 130, folded: true }),
    column('iban', 'IBAN', TESTO, { larghezza: 260 }),
    column('codice_conto', 'Codice conto', TESTO, { larghezza: 130 }),
    column('divisa', 'Divisa', TESTO, { larghezza: 90, usual: 'EUR' }),
    column('saldo_iniziale', 'Saldo iniziale', IMPORTO, { larghezza: 140, senzaTotale: true }),
    column('archiviato', 'Archiviato', SI_NO, { larghezza: 110, usual: false }),
  ],
  righe: righeConti,
  actions: [NUOVO, EDIT, ARCHIVE, AGGIORNA, ESPORTA],
  empty: {
    titolo: 'Nessun conto',
    testo: 'Crea i conti bancari dell’azienda: ogni estratto conto si importa in uno di questi.',
    azione: NUOVO,
  },
  rigaClass: ({ archiviato }) => (archiviato ? 'spenta' : null),
});

function ContoDrawer({ conto, onClose }: { conto: Conto | null; onClose: () => void }) {
  const client = useAtomValue(clientAtom);
  const load = useSetAtom(righeConti.loadAtom);
  const { valori, bind, errors, error, underway, submit } = useForm({
    nome: conto?.nome ?? '',
    banca: conto?.banca ?? '',
    iban: conto?.iban ?? '',
    codice_conto: conto?.codice_conto ?? '',
    divisa: conto?.divisa ?? 'EUR',
    saldo_iniziale: formatImporto(conto?.saldo_iniziale ?? 0),
  });
  const saldo = parseImporto(valori.saldo_iniziale);
  const save = async () => {
    if (saldo === null) return;
    const done = await submit(async () => {
      const data = {
        nome: valori.nome,
        banca: toNullable(valori.banca),
        iban: toNullable(valori.iban),
        codice_conto: toNullable(valori.codice_conto),
        divisa: valori.divisa.trim().toUpperCase(),
        saldo_iniziale: saldo satisfies Centesimi,
      };
      if (conto) await client.call('contoCambia', { body: { ...conto, ...data } });
      else await client.call('contoNuovo', { body: data });
    });
    await load();
    if (!done) return;
    showToast({ titolo: conto ? 'Conto salvato' : 'Conto creato' });
    onClose();
  };
  return (
    <FormDrawer
      titolo={conto?.nome ?? 'Nuovo conto'}
      error={error}
      underway={underway}
      azione={conto ? 'Salva' : 'Crea'}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextField label="Nome" {...bind('nome')} required />
      <TextField label="Banca" {...bind('banca')} />
      <TextField
        label="IBAN"
        {...bind('iban')}
        hint="Si controllano le cifre di controllo e il CIN"
        maxLength={42}
      />
      <TextField
        label="Codice conto"
        {...bind('codice_conto')}
        hint="Come lo chiama il programma di contabilità: la prima nota in CSV porta questo"
        maxLength={20}
      />
      <TextField label="Divisa" {...bind('divisa')} required maxLength={3} />
      <TextField
        label="Saldo iniziale"
        {...bind('saldo_iniziale')}
        hint="Prima del primo movimento importato"
        errors={saldo === null ? { saldo_iniziale: 'Scrivi un importo, ad esempio 1.234,56' } : errors}
      />
    </FormDrawer>
  );
}

export function ContiSection() {
  const [opened, setOpened] = useAtom(openedAtom);
  useEffect(() => () => setOpened(null), [setOpened]);
  return (
    <>
      <WorkspaceGrid workspace={CONTI} section />
      {opened ? <ContoDrawer conto={opened.conto} onClose={() => setOpened(null)} /> : null}
    </>
  );
}
