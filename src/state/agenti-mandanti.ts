/** The agenti and the mandanti of the azienda: they are few, and their names are read once for all pages. */
import type { Client } from '#api/client.ts';
import type { RuoloSoggetto } from '#api/contract/soggetti.ts';
import { createResource, getDati } from './resource.ts';
import { useResource } from './use-resource.ts';

interface Named {
  id: number;
  nome: string;
}

async function readNames(client: Client, ruolo: RuoloSoggetto, signal: AbortSignal): Promise<Named[]> {
  const { soggetti } = await client.call('soggetti', { query: { ruolo }, signal });
  return soggetti.map(({ id, ragione_sociale }) => ({ id, nome: ragione_sociale }));
}

const agentiMandantiResource = createResource(async (client, signal) => {
  const [agenti, mandanti] = await Promise.all([
    readNames(client, 'agente', signal),
    readNames(client, 'mandante', signal),
  ]);
  return { agenti, mandanti };
});

/** Undefined while they are being read. */
export const useAgentiMandanti = () => getDati(useResource(agentiMandantiResource).state);
