/** Rolling back an import that was completed. */
import { clientAtom } from '#state/api.ts';
import { atom } from '#state/jotai.ts';
import { aziendaDelFileAtom } from './atomi.ts';

/** Removes the import; answers how many rows went. Raises `ApiError` (`annullo_con_conseguenze` unless confirmed). */
export const annullaImportazioneAtom = atom(null, async (get, _set, id: number, conferma: boolean) => {
  const { righe } = await get(clientAtom).call('allDelImport', {
    params: { id },
    query: { conferma: conferma ? 'true' : 'false' },
    azienda: get(aziendaDelFileAtom),
  });
  return righe;
});
