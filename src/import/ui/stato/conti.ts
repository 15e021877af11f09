/** The bank accounts to choose from, and a new one made on the spot. */
import type { z } from 'zod';
import type { contoNuovoSchema } from '#api/contract/conti.ts';
import { clientAtom } from '#state/api.ts';
import { atom } from '#state/jotai.ts';
import { createResource } from '#state/resource.ts';
import { scegliContoAtom } from './anteprima.ts';

/** Conti of the azienda, as the server lists them. */
export const contiResource = createResource(async (client, signal) => {
  const { conti } = await client.call('conti', { signal });
  return conti;
});

/** Creates a conto and chooses it for the file. Raises `ApiError`. */
export const creaContoAtom = atom(null, async (get, set, nuovo: z.input<typeof contoNuovoSchema>) => {
  const conto = await get(clientAtom).call('contoNuovo', { body: nuovo });
  await set(contiResource.reloadAtom);
  set(scegliContoAtom, conto.id);
});
