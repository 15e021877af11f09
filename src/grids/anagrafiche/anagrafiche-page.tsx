/** The page of the registries: the address says which role and which panel, the workspace shows the rows. */
import { useEffect, useRef } from 'react';
import { type RuoloSoggetto, ruoloSchema } from '#api/contract/soggetti.ts';
import { idTestoSchema } from '#api/contract/valori.ts';
import { WorkspaceGrid } from '#grids/engine/index.ts';
import { loadWhenShown } from '#ui/lazy.tsx';
import { defineDialogs } from '#ui/opened.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { useAddress } from '#ui/use-address.ts';
import { roleAtom, setRoleAtom } from './atoms.ts';
import { type AnagraficheDialog, openAtom, openings } from './dialogs/open.ts';
import type { ReadTable } from './dialogs/import/table.ts';
import { ANAGRAFICHE } from './workspace.ts';

const RecordDrawer = loadWhenShown(async () => (await import('./dialogs/record/record.tsx')).RecordDrawer);
const Nuovo = loadWhenShown(async () => (await import('./dialogs/record/new.tsx')).Nuovo);
const Elimina = loadWhenShown(async () => (await import('./dialogs/delete.tsx')).EliminaDialog);
const Doppioni = loadWhenShown(async () => (await import('./dialogs/duplicates/duplicates.tsx')).Doppioni);
const Merge = loadWhenShown(async () => (await import('./dialogs/duplicates/merge.tsx')).MergeDialog);
const Importa = loadWhenShown(async () => (await import('./dialogs/import/import.tsx')).Importa);

const VISTE = [
  { valore: 'tutti', testo: 'Tutti' },
  { valore: 'cliente', testo: 'Clienti' },
  { valore: 'fornitore', testo: 'Fornitori' },
  { valore: 'mandante', testo: 'Mandanti' },
  { valore: 'agente', testo: 'Agenti' },
] as const;

const Dialogs = defineDialogs<AnagraficheDialog, { readTable: ReadTable }>(openings, {
  scheda: ({ id }) => <RecordDrawer key={id} id={id} />,
  nuovo: () => <Nuovo />,
  elimina: ({ righe }) => <Elimina righe={righe} />,
  doppioni: () => <Doppioni />,
  unisci: ({ soggetti, poi }) => <Merge soggetti={soggetti} poi={poi} />,
  importa: (_dialog, { readTable }) => <Importa readTable={readTable} />,
});

/** The role of the address; all for anything else. */
function parseRole(search: URLSearchParams): RuoloSoggetto | null {
  const parsed = ruoloSchema.safeParse(search.get('ruolo'));
  return parsed.success ? parsed.data : null;
}

/** A link from elsewhere names a soggetto: its panel opens once. */
function useRequested(search: URLSearchParams): void {
  const open = useSetAtom(openAtom);
  const asked = search.get('soggetto');
  useEffect(() => {
    const id = idTestoSchema.safeParse(asked ?? undefined);
    if (id.success) open({ tipo: 'scheda', id: id.data });
  }, [asked, open]);
}

interface AnagrafichePageProps {
  /** Reads a table out of a file: the area itself knows nothing of file formats. */
  readTable: ReadTable;
}

export function AnagrafichePage({ readTable }: AnagrafichePageProps) {
  const [search, setSearch] = useAddress();
  const asked = parseRole(search);
  const role = useAtomValue(roleAtom);
  const setRole = useSetAtom(setRoleAtom);
  const usedRef = useRef(false);
  useEffect(() => setRole(asked), [asked, setRole]);
  useRequested(search);
  if (role !== asked) return null;
  return (
    <>
      <WorkspaceGrid
        key={role ?? 'tutti'}
        workspace={ANAGRAFICHE[role ?? 'tutti']}
        filtri={
          <Segmented
            label="Quali soggetti mostrare"
            valore={role ?? 'tutti'}
            voci={VISTE}
            usatoRef={usedRef}
            onChoose={(choice) => setSearch(choice === 'tutti' ? {} : { ruolo: choice })}
          />
        }
      />
      <Dialogs readTable={readTable} />
    </>
  );
}
