/** What stands open over the aziende: new tasks, whom to give them to, the checklist of one. */
import type { AziendaStudio, CompitoStudio } from '#api/contract/studio.ts';
import { atom, type Atom } from '#state/jotai.ts';

export type StudioDialog =
  | { tipo: 'crea'; righe: readonly AziendaStudio[] }
  | { tipo: 'assegna'; compiti: readonly CompitoStudio[] }
  | { tipo: 'compito'; compito: CompitoStudio };

const apertoAtom = atom<StudioDialog | null>(null);
export const dialogoAtom: Atom<StudioDialog | null> = atom((get) => get(apertoAtom));
export const apriDialogoAtom = atom(null, (_get, set, dialogo: StudioDialog) => set(apertoAtom, dialogo));
export const chiudiDialogoAtom = atom(null, (_get, set) => set(apertoAtom, null));
