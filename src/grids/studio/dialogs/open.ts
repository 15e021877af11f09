/** What stands open over the aziende: new tasks, whom to give them to, the checklist of one, packs to send. */
import type { AziendaStudio, CompitoStudio } from '#api/contract/studio.ts';
import { createOpenings } from '#ui/opened.tsx';

type StudioDialog =
  | { tipo: 'crea'; righe: readonly AziendaStudio[] }
  | { tipo: 'assegna'; compiti: readonly CompitoStudio[] }
  | { tipo: 'compito'; compito: CompitoStudio }
  | { tipo: 'fascicoli'; compiti: readonly CompitoStudio[] };

export const openings = createOpenings<StudioDialog>();
export const { openAtom, closeAtom } = openings;
