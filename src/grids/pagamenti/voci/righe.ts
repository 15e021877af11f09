/** The chart as rows of a grid. */
import type { Voce } from '#api/contract/voci.ts';
import { createRighe } from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import { atom } from '#state/jotai.ts';
import { vociResource } from './resources.ts';

export const righeVoci = createRighe<Voce>({
  getId: ({ id }) => id,
  load: async ({ get, signal }) => (await get(clientAtom).call('voci', { signal })).voci,
});

/** The grid, and every list of voci elsewhere. */
export const rereadVociAtom = atom(null, async (_get, set) => {
  await Promise.all([set(righeVoci.loadAtom), set(vociResource.reloadAtom)]);
});
