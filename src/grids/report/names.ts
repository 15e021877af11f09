/** Names of what parameters point at: conti, agenti and mandanti are read once. */
import type { Conto } from '#api/contract/conti.ts';
import { createResource } from '#state/resource.ts';

export interface NamedItem {
  id: number;
  testo: string;
}

const toNames = (soggetti: readonly { id: number; ragione_sociale: string }[]): NamedItem[] =>
  soggetti.map(({ id, ragione_sociale }) => ({ id, testo: ragione_sociale }));

/** Agenti, mandanti and conti are few. */
export const namesResource = createResource(async (client, signal) => {
  const [agenti, mandanti, { conti }] = await Promise.all([
    client.call('soggetti', { query: { ruolo: 'agente' }, signal }),
    client.call('soggetti', { query: { ruolo: 'mandante' }, signal }),
    client.call('conti', { signal }),
  ]);
  return {
    agenti: toNames(agenti.soggetti),
    mandanti: toNames(mandanti.soggetti),
    conti: conti.map(({ id, nome }: Conto): NamedItem => ({ id, testo: nome })),
  };
});
