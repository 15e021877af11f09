/** The ways of paying: the grid, and what opens over it. */
import { useEffect } from 'react';
import { WorkspaceGrid } from '#grids/engine/index.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { EliminaDialog } from './dialogs/delete.tsx';
import { closeAtom, dialogAtom } from './dialogs/open.ts';
import { GiorniDialog } from './dialogs/days.tsx';
import { TipoDrawer } from './dialogs/record.tsx';
import { TIPI_PAGAMENTO } from './workspace.ts';

function Dialogs() {
  const dialog = useAtomValue(dialogAtom);
  switch (dialog?.tipo) {
    case 'scheda':
      return <TipoDrawer riga={dialog.riga} />;
    case 'elimina':
      return <EliminaDialog righe={dialog.righe} />;
    case 'giorni':
      return <GiorniDialog righe={dialog.righe} />;
    case undefined:
      return null;
  }
}

interface TipiPagamentoPageProps {
  /** True inside a page with a title of its own. */
  section?: boolean;
}

export function TipiPagamentoPage({ section = false }: TipiPagamentoPageProps) {
  const close = useSetAtom(closeAtom);
  // What stood open belongs to the page that is left, and to its azienda.
  useEffect(() => () => close(), [close]);
  return (
    <>
      <WorkspaceGrid workspace={TIPI_PAGAMENTO} section={section} />
      <Dialogs />
    </>
  );
}
