/** Names of soggetti, sought while they are typed and read behind an id. */
import { clientAtom } from '#state/api.ts';
import { atom } from '#state/jotai.ts';

export interface PartyName {
  id: number;
  testo: string;
}

const toNames = (soggetti: readonly { id: number; ragione_sociale: string }[]): PartyName[] =>
  soggetti.map(({ id, ragione_sociale }) => ({ id, testo: ragione_sociale }));

const PROPOSTI = 12;

/** The soggetti whose name answers to a text, best first. */
export const searchSoggettiAtom = atom(
  null,
  async (get, _set, { q, signal }: { q: string; signal: AbortSignal }): Promise<PartyName[]> => {
    const { soggetti } = await get(clientAtom).call('soggetti', { query: { q, limit: PROPOSTI }, signal });
    return toNames(soggetti);
  },
);

/** The name of one soggetto; null when it is not there. */
export const soggettoNameAtom = atom(
  null,
  async (get, _set, { id, signal }: { id: string; signal: AbortSignal }): Promise<string | null> => {
    if (!/^\d{1,15}$/.test(id)) return null;
    const { soggetti } = await get(clientAtom).call('soggetti', { query: { ids: id }, signal });
    return soggetti[0]?.ragione_sociale ?? null;
  },
);
