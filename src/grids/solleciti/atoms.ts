/** The letters to be confirmed, and those that were. */
import type { Lettera, PartitaEsclusa, Sollecito } from '#api/contract/solleciti.ts';
import { describeError } from '#api/errors.ts';
import { createRighe, readByOffset } from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { atom, type Atom } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';

/** One letter for each soggetto and divisa. */
export const getLetteraKey = ({ id_soggetto, divisa }: Pick<Lettera, 'id_soggetto' | 'divisa'>): string =>
  `${id_soggetto}/${divisa}`;

/** What the page says around the letters. */
interface LettereContext {
  dimostrativa: boolean;
  mittente: string | null;
  /** Levels that are set; with none nobody is ever due. */
  livelli: number;
  escluse: readonly PartitaEsclusa[];
}
const surroundingBaseAtom = atom<LettereContext | null>(null);
export const surroundingAtom: Atom<LettereContext | null> = atom((get) => get(surroundingBaseAtom));

/** Partite that look paid and that the person wants in all the same; forgotten with the azienda. */
const includedBaseAtom = atom<{ azienda: number | null; ids: readonly number[] }>({ azienda: null, ids: [] });
const includedAtom: Atom<readonly number[]> = atom((get) => {
  const { azienda, ids } = get(includedBaseAtom);
  return azienda === get(aziendaIdAtom) ? ids : [];
});
export const includeAtom = atom(null, (get, set, id: number) =>
  set(includedBaseAtom, { azienda: get(aziendaIdAtom), ids: [...get(includedAtom), id] }),
);

export const righeLettere = createRighe<Lettera>({
  getId: getLetteraKey,
  chiaveAtom: atom((get) => JSON.stringify([get(aziendaIdAtom), get(includedAtom)])),
  // Whatever changes moves whole letters: they are read again together.
  vive: { area: 'solleciti', read: async () => [], versione: () => 0 },
  async load({ get, set, signal }) {
    const client = get(clientAtom);
    const include = get(includedAtom);
    const query = include.length > 0 ? { includi: include.join(',') } : {};
    const [{ lettere, escluse, dimostrativa, mittente }, { livelli }] = await Promise.all([
      client.call('daSollecitare', { query, signal }),
      client.call('livelliSollecito', { signal }),
    ]);
    set(surroundingBaseAtom, { dimostrativa, mittente, escluse, livelli: livelli.length });
    return lettere;
  },
});

const PAGINA = 1_000;

export const righeSolleciti = createRighe<Sollecito>({
  getId: ({ id }) => id,
  vive: { area: 'solleciti', read: async () => [], versione: ({ versione }) => versione },
  load: ({ get, signal }) =>
    readByOffset(async (offset) => {
      const query = { limit: PAGINA, offset };
      const { solleciti, totale } = await get(clientAtom).call('solleciti', { query, signal });
      return { righe: solleciti, totale };
    }),
});

/** Takes back letters that still wait; what has left meanwhile stays, and is told. */
export const stopSollecitiAtom = atom(null, async (get, set, ids: readonly number[]) => {
  const client = get(clientAtom);
  let stopped = 0;
  let why = '';
  for (const id of ids)
    try {
      const { sollecito } = await client.call('sollecito', { params: { id } });
      await client.call('sollecitoAnnulla', { params: { id }, body: { versione: sollecito.versione } });
      stopped += 1;
    } catch (error) {
      why = describeError(error);
    }
  const all = stopped === ids.length;
  showToast({
    severity: all ? 'success' : 'warn',
    titolo: all ? 'Fermati: non è partito nulla' : `Fermati ${stopped} di ${ids.length}`,
    ...(all ? {} : { testo: why }),
  });
  await Promise.all([set(righeLettere.loadAtom), set(righeSolleciti.loadAtom)]);
});
