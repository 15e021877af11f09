/** The ways of paying that are in use, read once for the bench. */
import { useEffect } from 'react';
import { createResource, getDati } from '#state/resource.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';

const kindsResource = createResource(async (client, signal) => {
  const { tipi_pagamento } = await client.call('tipiPagamento', { signal });
  return tipi_pagamento.filter(({ attivo }) => attivo);
});

export function useTipiPagamento() {
  const state = useAtomValue(kindsResource.stateAtom);
  const load = useSetAtom(kindsResource.loadAtom);
  useEffect(() => void load(), [load]);
  return getDati(state) ?? [];
}
