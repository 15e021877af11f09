/** A conto made on the spot, for a file of an account not seen before. */
import type { z } from 'zod';
import type { contoNuovoSchema } from '#api/contract/conti.ts';
import { atom } from '#state/jotai.ts';
import { chooseContoAtom } from './preview.ts';
import { clientOfFileAtom } from './atoms.ts';
import { rereadContiAtom } from './conti.ts';

/** Creates a conto and chooses it for the file. Raises `ApiError`. */
export const createContoAtom = atom(null, async (get, set, fresh: z.input<typeof contoNuovoSchema>) => {
  const conto = await get(clientOfFileAtom).call('contoNuovo', { body: fresh });
  await set(rereadContiAtom);
  set(chooseContoAtom, conto.id);
});
