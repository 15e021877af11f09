/** The demonstration office: aziende, conti and a year of rows, made by the server in an empty database. */
import { setAziendaIdAtom } from './azienda-tab.ts';
import { aziendeAtom } from './azienda.ts';
import { clientAtom } from './api.ts';
import { atom } from './jotai.ts';
import { loadSessioneAtom } from './sessione.ts';

/** Fills the database and moves this tab to the first azienda that came with it. Raises `ApiError` (`database_non_vuoto`). */
export const fillWithDemoAtom = atom(null, async (get, set) => {
  const before = new Set(get(aziendeAtom).map(({ id }) => id));
  const made = await get(clientAtom).call('demo', { body: {} });
  await set(loadSessioneAtom);
  const arrived = get(aziendeAtom).find(({ id }) => !before.has(id));
  if (arrived) set(setAziendaIdAtom, arrived.id);
  return made;
});
