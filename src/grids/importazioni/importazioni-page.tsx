/** The import log: a page of its own, or a section under the import wizard. */
import { type ReactNode, useEffect } from 'react';
import type { Importazione } from '#api/contract/importazioni.ts';
import { WorkspaceGrid } from '#grids/engine/index.ts';
import { useAtom, useAtomValue, useSetAtom } from '#state/jotai.ts';
import { AnnullaDialog } from './dialogs/annul.tsx';
import { toRereadAtom, settingsOpenAtom, righeImportazioni } from './atoms.ts';
import { ImpostazioniDialog } from './dialogs/settings.tsx';
import { IMPORTAZIONI } from './workspace.tsx';

interface RiletturaProps {
  importazione: Importazione;
  /** Called when it was applied. */
  onApplied: () => void;
  onClose: () => void;
}

interface ImportazioniPageProps {
  /** True inside a page with a title of its own. */
  section?: boolean;
  /** Draws the re-reading of an import: reading files is not this area's work. */
  rilettura?: (props: RiletturaProps) => ReactNode;
}

export function ImportazioniPage({ section = false, rilettura }: ImportazioniPageProps) {
  const [toReread, setToReread] = useAtom(toRereadAtom);
  const load = useSetAtom(righeImportazioni.loadAtom);
  const settings = useAtomValue(settingsOpenAtom);
  useEffect(() => () => setToReread(null), [setToReread]);
  return (
    <>
      <WorkspaceGrid workspace={IMPORTAZIONI} section={section} />
      <AnnullaDialog />
      {settings ? <ImpostazioniDialog /> : null}
      {toReread && rilettura
        ? rilettura({
            importazione: toReread,
            onApplied: () => void load(),
            onClose: () => setToReread(null),
          })
        : null}
    </>
  );
}
