/** The demonstration office: aziende, conti and a year of rows, made by the server in an empty database. */
import { setAziendaIdAtom } from './tab-azienda.ts';
import { aziendeAtom } from './azienda.ts';
import { clientAtom } from './api.ts';
import { atom } from './jotai.ts';
import { loadSessioneAtom } from './sessione.ts';

/**
 * Fills the database, counts what was made. The tab stays where it is when its azienda was filled too;
 * when all the filled ones are new, it moves to the first. Raises `ApiError` (`database_non_vuoto`).
 */
export const fillWithDemoAtom = atom(null, async (get, set) => {
  const before = new Set(get(aziendeAtom).map(({ id }) => id));
  const made = await get(clientAtom).call('demo', { body: {} });
  await set(loadSessioneAtom);
  const arrived = get(aziendeAtom).filter(({ id }) => !before.has(id));
  if (arrived[0] && arrived.length === made.aziende) set(setAziendaIdAtom, arrived[0].id);
  return made;
});
