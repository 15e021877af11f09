/** The ways of paying: the grid, and what opens over it. */
import { WorkspaceGrid } from '#grids/engine/index.ts';
import { defineDialogs } from '#ui/opened.tsx';
import { EliminaDialog } from './dialogs/delete.tsx';
import { openings } from './dialogs/open.ts';
import { GiorniDialog } from './dialogs/days.tsx';
import { TipoDrawer } from './dialogs/record.tsx';
import { TIPI_PAGAMENTO } from './workspace.ts';

const Dialogs = defineDialogs(openings, {
  scheda: ({ riga }) => <TipoDrawer riga={riga} />,
  elimina: ({ righe }) => <EliminaDialog righe={righe} />,
  giorni: ({ righe }) => <GiorniDialog righe={righe} />,
});

export const TipiPagamentoSection = () => (
  <>
    <WorkspaceGrid workspace={TIPI_PAGAMENTO} section />
    <Dialogs />
  </>
);
