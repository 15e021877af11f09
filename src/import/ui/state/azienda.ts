/** Whose files are read: what tells an invoice issued from one received. */
import { atom } from '#state/jotai.ts';
import { clientAtom } from '#state/api.ts';
import { aziendeAtom } from '#state/azienda.ts';
import type { AziendaLettura } from '../../read/native.ts';

const knownAtom = atom<ReadonlyMap<number, AziendaLettura>>(new Map());

/** Name and codes of the azienda, asked once; its name alone when the server does not answer. Null when it is unknown. */
export const aziendaLetturaAtom = atom(
  null,
  async (get, set, id: number | null): Promise<AziendaLettura | null> => {
    const note = get(knownAtom);
    const key = id ?? 0;
    const nota = note.get(key);
    if (nota) return nota;
    const { ragione_sociale = '' } =
      get(aziendeAtom).find((azienda) => azienda.id === id) ?? get(aziendeAtom)[0] ?? {};
    try {
      const azienda = await get(clientAtom).call('azienda', { azienda: id });
      const { partita_iva, codice_fiscale } = azienda;
      const found = { ragione_sociale: azienda.ragione_sociale, partita_iva, codice_fiscale };
      // Codes are filled in sooner or later: what is not there yet is asked again.
      if (partita_iva !== null || codice_fiscale !== null) set(knownAtom, new Map([...note, [key, found]]));
      return found;
    } catch {
      return ragione_sociale === '' ? null : { ragione_sociale, partita_iva: null };
    }
  },
);
