/** What stands open over the aziende: new tasks, whom to give them to, the checklist of one, packs to send. */
import type { AziendaStudio, CompitoStudio } from '#api/contract/studio.ts';
import { atom, type Atom } from '#state/jotai.ts';

type StudioDialog =
  | { tipo: 'crea'; righe: readonly AziendaStudio[] }
  | { tipo: 'assegna'; compiti: readonly CompitoStudio[] }
  | { tipo: 'compito'; compito: CompitoStudio }
  | { tipo: 'fascicoli'; compiti: readonly CompitoStudio[] };

const openedAtom = atom<StudioDialog | null>(null);
export const dialogAtom: Atom<StudioDialog | null> = atom((get) => get(openedAtom));
export const openDialogAtom = atom(null, (_get, set, dialog: StudioDialog) => set(openedAtom, dialog));
export const closeDialogAtom = atom(null, (_get, set) => set(openedAtom, null));
