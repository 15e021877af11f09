/** The demonstration office: an azienda of its own, added, taken away and put back by the server. */
import { atom } from './jotai.ts';
import { clientAtom } from './api.ts';
import { createResource } from './resource.ts';
import { loadSessioneAtom } from './sessione.ts';
import { setAziendaIdAtom } from './tab-azienda.ts';

/** Which one there is, what it holds, and which may be put back. */
export const demoResource = createResource((client, signal) => client.call('demoStato', { signal }));

/** Adds it, and this tab moves to it. Raises `ApiError` (`demo_presente`). */
export const fillWithDemoAtom = atom(null, async (get, set) => {
  const made = await get(clientAtom).call('demo', { body: {} });
  await set(loadSessioneAtom);
  set(setAziendaIdAtom, made.id_azienda);
  return made;
});

/** Takes it away; a tab that worked on it moves to an azienda of the user. Raises `ApiError` (`unica_azienda`). */
export const removeDemoAtom = atom(null, async (get, set, id_azienda: number) => {
  await get(clientAtom).call('demoTogli', { body: { id_azienda } });
  await set(loadSessioneAtom);
  await set(demoResource.reloadAtom);
});

/** Puts it back as it was; this tab stays where it is. */
export const restoreDemoAtom = atom(null, async (get, set, id_azienda: number) => {
  await get(clientAtom).call('demoRimetti', { body: { id_azienda } });
  await set(loadSessioneAtom);
  await set(demoResource.reloadAtom);
});
