/** The chart and the rules of the azienda, read once and read again when they change. */
import type { Voce } from '#api/contract/voci.ts';
import { createResource, getDati } from '#state/resource.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { useEffect } from 'react';

export const vociResource = createResource(
  async (client, signal) => (await client.call('voci', { signal })).voci,
);
export const regoleResource = createResource(
  async (client, signal) => (await client.call('regole', { signal })).regole,
);

export const formatVoce = ({ codice, nome }: Pick<Voce, 'codice' | 'nome'>): string => `${codice} ${nome}`;

/** Null while they are read. */
export function useVoci(): readonly Voce[] | null {
  const load = useSetAtom(vociResource.loadAtom);
  const state = useAtomValue(vociResource.stateAtom);
  useEffect(() => void load(), [load]);
  return getDati(state) ?? null;
}
