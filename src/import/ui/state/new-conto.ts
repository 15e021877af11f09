/** A conto made on the spot, for a file of an account not seen before. */
import type { z } from 'zod';
import type { contoNuovoSchema } from '#api/contract/conti.ts';
import { atom } from '#state/jotai.ts';
import { scegliContoAtom } from './preview.ts';
import { clientDelFileAtom } from './atoms.ts';
import { rileggiContiAtom } from './conti.ts';

/** Creates a conto and chooses it for the file. Raises `ApiError`. */
export const creaContoAtom = atom(null, async (get, set, nuovo: z.input<typeof contoNuovoSchema>) => {
  const conto = await get(clientDelFileAtom).call('contoNuovo', { body: nuovo });
  await set(rileggiContiAtom);
  set(scegliContoAtom, conto.id);
});
