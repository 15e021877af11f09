/** The aziende that the person may open, and the months of their conti. */
import type { AziendaStudio, ContoStudio } from '#api/contract/studio.ts';
import { describeError } from '#api/errors.ts';
import { createRighe, type RighePage } from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import { atom } from '#state/jotai.ts';
import { oggiAtom } from '#state/today.ts';
import { sessioneAtom } from '#state/sessione.ts';

const chiaveAtom = atom((get) => `${get(sessioneAtom)?.username} ${get(oggiAtom)}`);

export const righeStudio = createRighe<AziendaStudio>({
  getId: ({ id }) => id,
  chiaveAtom,
  descriviErrore: describeError,
  async *load({ get, signal }): AsyncGenerator<RighePage<AziendaStudio>> {
    const { aziende } = await get(clientAtom).call('studio', { signal });
    yield { righe: aziende, totale: aziende.length };
  },
});

export const righeMesi = createRighe<ContoStudio>({
  getId: ({ id_azienda, id_conto }) => `${id_azienda}/${id_conto}`,
  chiaveAtom,
  descriviErrore: describeError,
  async *load({ get, signal }): AsyncGenerator<RighePage<ContoStudio>> {
    const { conti } = await get(clientAtom).call('studioMesi', { signal });
    yield { righe: conti, totale: conti.length };
  },
});
