/** The import log: a page of its own, or a section under the import wizard. */
import { WorkspaceGrid } from '#grids/engine/index.ts';
import { AnnullaDialog } from './annulla-dialog.tsx';
import { IMPORTAZIONI } from './workspace.tsx';

export interface ImportazioniPageProps {
  /** True inside a page with a title of its own. */
  sezione?: boolean;
}

export function ImportazioniPage({ sezione = false }: ImportazioniPageProps) {
  return (
    <>
      <WorkspaceGrid workspace={IMPORTAZIONI} sezione={sezione} />
      <AnnullaDialog />
    </>
  );
}
