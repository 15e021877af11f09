/** Whatever stands open over the aziende. */
import { defineDialogs } from '#ui/opened.tsx';
import { AssignCompiti } from './assign.tsx';
import { CreaCompiti } from './make.tsx';
import { openings } from './open.ts';
import { SendFascicoli } from './packs.tsx';
import { CompitoDrawer } from './task.tsx';

export const StudioDialogs = defineDialogs(openings, {
  crea: ({ righe }) => <CreaCompiti righe={righe} />,
  assegna: ({ compiti }) => <AssignCompiti compiti={compiti} />,
  compito: ({ compito }) => <CompitoDrawer compito={compito} />,
  fascicoli: ({ compiti }) => <SendFascicoli compiti={compiti} />,
});
