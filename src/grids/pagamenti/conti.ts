/** The bank accounts, read once for every face of the page. */
import { useEffect } from 'react';
import type { Conto } from '#api/contract/conti.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { createResource, getDati } from '#state/resource.ts';

const contiResource = createResource(
  async (client, signal) => (await client.call('conti', { signal })).conti,
);

const NONE: readonly Conto[] = [];

export function useConti(): readonly Conto[] {
  const load = useSetAtom(contiResource.loadAtom);
  const state = useAtomValue(contiResource.stateAtom);
  useEffect(() => void load(), [load]);
  return getDati(state) ?? NONE;
}
