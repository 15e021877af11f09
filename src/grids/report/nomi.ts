/** Names of what parameters point at: conti, agenti, mandanti and one soggetto are read once. */
import type { Conto } from '#api/contract/conti.ts';
import { clientAtom } from '#state/api.ts';
import { atom } from '#state/jotai.ts';
import { createResource } from '#state/resource.ts';

export interface Nome {
  id: number;
  testo: string;
}

const toNomi = (soggetti: readonly { id: number; ragione_sociale: string }[]): Nome[] =>
  soggetti.map(({ id, ragione_sociale }) => ({ id, testo: ragione_sociale }));

/** Agenti, mandanti and conti are few. */
export const nomiResource = createResource(async (client, signal) => {
  const [agenti, mandanti, { conti }] = await Promise.all([
    client.call('soggetti', { query: { ruolo: 'agente' }, signal }),
    client.call('soggetti', { query: { ruolo: 'mandante' }, signal }),
    client.call('conti', { signal }),
  ]);
  return {
    agenti: toNomi(agenti.soggetti),
    mandanti: toNomi(mandanti.soggetti),
    conti: conti.map(({ id, nome }: Conto): Nome => ({ id, testo: nome })),
  };
});

const PROPOSTI = 12;

/** The soggetti whose name answers to a text, best first. */
export const cercaSoggettiAtom = atom(
  null,
  async (get, _set, { q, signal }: { q: string; signal: AbortSignal }): Promise<Nome[]> => {
    const { soggetti } = await get(clientAtom).call('soggetti', { query: { q, limit: PROPOSTI }, signal });
    return toNomi(soggetti);
  },
);

/** The name of one soggetto; null when it is not there. */
export const nomeSoggettoAtom = atom(
  null,
  async (get, _set, { id, signal }: { id: string; signal: AbortSignal }): Promise<string | null> => {
    if (!/^\d{1,15}$/.test(id)) return null;
    const { soggetti } = await get(clientAtom).call('soggetti', { query: { ids: id }, signal });
    return soggetti[0]?.ragione_sociale ?? null;
  },
);
