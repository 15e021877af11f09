/** The bank accounts of the azienda: they are few, and read once for all pages. */
import type { Conto } from '#api/contract/conti.ts';
import { createResource, getDati } from './resource.ts';
import { useResource } from './use-resource.ts';

export const contiResource = createResource(
  async (client, signal) => (await client.call('conti', { signal })).conti,
);

const NONE: readonly Conto[] = [];

/** None while they are not known. */
export const useConti = (): readonly Conto[] => getDati(useResource(contiResource).state) ?? NONE;
