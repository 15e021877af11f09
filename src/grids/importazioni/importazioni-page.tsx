/** The import log: a page of its own, or a section under the import wizard. */
import { type ReactNode, useEffect } from 'react';
import type { Importazione } from '#api/contract/importazioni.ts';
import { WorkspaceGrid } from '#grids/engine/index.ts';
import { useAtom, useAtomValue, useSetAtom } from '#state/jotai.ts';
import { AnnullaDialog } from './dialogs/annul.tsx';
import { daRileggereAtom, impostazioniAperteAtom, righeImportazioni } from './atoms.ts';
import { ImpostazioniDialog } from './dialogs/settings.tsx';
import { IMPORTAZIONI } from './workspace.tsx';

export interface RiletturaProps {
  importazione: Importazione;
  /** Called when it was applied. */
  onApplicata: () => void;
  onChiudi: () => void;
}

export interface ImportazioniPageProps {
  /** True inside a page with a title of its own. */
  sezione?: boolean;
  /** Draws the re-reading of an import: reading files is not this area's work. */
  rilettura?: (props: RiletturaProps) => ReactNode;
}

export function ImportazioniPage({ sezione = false, rilettura }: ImportazioniPageProps) {
  const [daRileggere, setDaRileggere] = useAtom(daRileggereAtom);
  const carica = useSetAtom(righeImportazioni.caricaAtom);
  const impostazioni = useAtomValue(impostazioniAperteAtom);
  useEffect(() => () => setDaRileggere(null), [setDaRileggere]);
  return (
    <>
      <WorkspaceGrid workspace={IMPORTAZIONI} sezione={sezione} />
      <AnnullaDialog />
      {impostazioni ? <ImpostazioniDialog /> : null}
      {daRileggere && rilettura
        ? rilettura({
            importazione: daRileggere,
            onApplicata: () => void carica(),
            onChiudi: () => setDaRileggere(null),
          })
        : null}
    </>
  );
}
