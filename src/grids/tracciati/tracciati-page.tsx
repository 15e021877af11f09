/** The tracciati: the list, and in its place the editor of the one that is open. */
import { type ComponentType, useEffect } from 'react';
import { WorkspaceGrid } from '#grids/engine/index.ts';
import { useAtom, useAtomValue, useSetAtom } from '#state/jotai.ts';
import { aziendaIdAtom } from '#state/azienda-tab.ts';
import { apertoAtom, type Aperto, daEliminareAtom, nomiFileAtom } from './atoms.ts';
import { EliminaDialog } from './elimina-dialog.tsx';
import { TRACCIATI } from './workspace.ts';

export interface EditorProps {
  aperto: Aperto;
  nomiFile: readonly string[];
  onChiudi: () => void;
}

export interface TracciatiPageProps {
  /** Draws the editor: reading files is not this area's work. */
  Editor: ComponentType<EditorProps>;
}

export function TracciatiPage({ Editor }: TracciatiPageProps) {
  const [aperto, setAperto] = useAtom(apertoAtom);
  const nomiFile = useAtomValue(nomiFileAtom);
  const daEliminare = useAtomValue(daEliminareAtom);
  const setDaEliminare = useSetAtom(daEliminareAtom);
  const azienda = useAtomValue(aziendaIdAtom);
  // What stands open belongs to the page that is left, and to its azienda.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(
    () => () => {
      setAperto(null);
      setDaEliminare(null);
    },
    [azienda, setAperto, setDaEliminare],
  );
  if (aperto) return <Editor aperto={aperto} nomiFile={nomiFile} onChiudi={() => setAperto(null)} />;
  return (
    <>
      <WorkspaceGrid workspace={TRACCIATI} />
      {daEliminare ? <EliminaDialog righe={daEliminare} /> : null}
    </>
  );
}
