/** The demonstration office: an azienda that the server adds, removes and restores. */
import { atom } from './jotai.ts';
import { clientAtom } from './api.ts';
import { aziendeAtom } from './azienda.ts';
import { dataChangedAtom } from './changes.ts';
import { beginLeavingAtom, giveUpLeavingAtom } from './leaving.ts';
import { createResource } from './resource.ts';
import { loadSessioneAtom } from './sessione.ts';
import { aziendaIdAtom, setAziendaIdAtom } from './tab-azienda.ts';

/** Which office exists, what it contains, and which one can be restored. */
export const demoResource = createResource((client, signal) => client.call('demoStato', { signal }));

/** Adds it; this tab moves to it. Raises `ApiError` (`demo_presente`). */
export const fillWithDemoAtom = atom(null, async (get, set) => {
  const made = await get(clientAtom).call('demo', { body: {} });
  await set(loadSessioneAtom);
  set(setAziendaIdAtom, made.id_azienda);
  return made;
});

/**
 * Removes it; a tab that works on it moves to another azienda of the user. Raises `ApiError` (`unica_azienda`). Until it
 * has moved the tab asks for nothing else: whatever it read of an azienda that goes could be refused.
 */
export const removeDemoAtom = atom(null, async (get, set, id_azienda: number) => {
  const here = get(aziendaIdAtom) === id_azienda;
  if (here) set(beginLeavingAtom);
  try {
    await get(clientAtom).call('demoTogli', { body: { id_azienda } });
  } catch (error) {
    if (here) {
      set(giveUpLeavingAtom);
      // What was ended is read again.
      set(dataChangedAtom);
    }
    throw error;
  }
  const other = get(aziendeAtom).find(({ id }) => id !== id_azienda);
  if (here) {
    set(setAziendaIdAtom, other?.id ?? null);
    set(giveUpLeavingAtom);
  }
  await set(loadSessioneAtom);
  await set(demoResource.reloadAtom);
});

/** Restores it as it was; this tab stays where it is. */
export const restoreDemoAtom = atom(null, async (get, set, id_azienda: number) => {
  await get(clientAtom).call('demoRimetti', { body: { id_azienda } });
  await set(loadSessioneAtom);
  await set(demoResource.reloadAtom);
});
