/** Rolling back an import that was completed. */
import type { Conseguenze } from '#api/contract/importazioni.ts';
import { clientAtom } from '#state/api.ts';
import { atom } from '#state/jotai.ts';
import { aziendaDelFileAtom } from './atomi.ts';

/**
 * Removes the import; answers how many rows went. Raises `ApiError` (`annullo_con_conseguenze`) until the consequences
 * that it names are given back: they are then accepted, the pagamenti among them too.
 */
export const annullaImportazioneAtom = atom(
  null,
  async (get, _set, id: number, conseguenze: Conseguenze | null) => {
    const { righe } = await get(clientAtom).call('allDelImport', {
      params: { id },
      query: {
        conferma: conseguenze ? 'true' : 'false',
        annulla_pagamenti: conseguenze && conseguenze.abbinate > 0 ? 'true' : 'false',
      },
      azienda: get(aziendaDelFileAtom),
    });
    return righe;
  },
);
