/** What is being asked, what came back, and the questions that were kept. */
import { z } from 'zod';
import type { Interrogazione, QueryAnswer, VisteReport } from '#api/contract/interrogazioni.ts';
import { describeError, parseDettagli, describeInDetail } from '#api/errors.ts';
import { clientAtom } from '#state/api.ts';
import { atom, type Atom } from '#state/jotai.ts';
import { createResource } from '#state/resource.ts';
import { ESEMPI } from './examples.ts';
import { runToldAtom } from '#ui/told.ts';

export const textAtom = atom(ESEMPI[0]?.sql ?? 'select * from movimenti');
/** The saved question that is open; null for one that was never saved. */
export const openedAtom = atom<Interrogazione | null>(null);

type QueryState =
  | { tipo: 'vuoto' }
  | { tipo: 'in_corso'; ferma: AbortController }
  | { tipo: 'pronto'; risposta: QueryAnswer }
  | { tipo: 'errore'; testo: string; position: number | null };

const stateBaseAtom = atom<QueryState>({ tipo: 'vuoto' });
export const stateAtom: Atom<QueryState> = atom((get) => get(stateBaseAtom));

const detailsSchema = z.object({ posizione: z.int().positive().nullable() });

/** Asks; a question under way is given up. */
export const executeAtom = atom(null, async (get, set) => {
  const before = get(stateBaseAtom);
  if (before.tipo === 'in_corso') before.ferma.abort();
  const ferma = new AbortController();
  set(stateBaseAtom, { tipo: 'in_corso', ferma });
  const settle = (state: QueryState) => {
    const now = get(stateBaseAtom);
    if (now.tipo === 'in_corso' && now.ferma === ferma) set(stateBaseAtom, state);
  };
  try {
    const risposta = await get(clientAtom).call('query', {
      body: { sql: get(textAtom) },
      signal: ferma.signal,
    });
    settle({ tipo: 'pronto', risposta });
  } catch (error) {
    const position = parseDettagli(error, 'query_rifiutata', detailsSchema)?.posizione ?? null;
    settle({ tipo: 'errore', testo: describeInDetail(error), position });
  }
});

/** The person does not wait any longer; the server stops the question by itself when its time is over. */
export const stopAtom = atom(null, (get, set) => {
  const state = get(stateBaseAtom);
  if (state.tipo !== 'in_corso') return;
  state.ferma.abort();
  set(stateBaseAtom, { tipo: 'vuoto' });
});

export const cleanAtom = atom(null, (_get, set) => set(stateBaseAtom, { tipo: 'vuoto' }));

export const visteResource = createResource<VisteReport['viste']>(
  async (client, signal) => (await client.call('queryViste', { signal })).viste,
);
export const savedOnesResource = createResource<readonly Interrogazione[]>(
  async (client, signal) => (await client.call('interrogazioni', { signal })).interrogazioni,
);

/** Saves the question, over the one that is open when it is the person's own. Raises `ApiError`. */
export const saveAtom = atom(
  null,
  async (get, set, { nome, condivisa, nuova }: { nome: string; condivisa: boolean; nuova: boolean }) => {
    const opened = get(openedAtom);
    const above =
      !nuova && opened?.mia ? { id: opened.id, versione: opened.versione } : { id: null, versione: null };
    try {
      const body = { ...above, nome, testo: get(textAtom), condivisa };
      set(openedAtom, await get(clientAtom).call('interrogazioneSalva', { body }));
    } finally {
      await set(savedOnesResource.reloadAtom);
    }
  },
);

export const deleteAtom = atom(null, async (get, set, { id, versione, nome }: Interrogazione) => {
  const remove = async () => {
    await get(clientAtom).call('interrogazioneElimina', { body: { id, versione } });
    if (get(openedAtom)?.id === id) set(openedAtom, null);
    return `Eliminata: ${nome}`;
  };
  await set(runToldAtom, 'Non è stata eliminata', remove, describeError);
  await set(savedOnesResource.reloadAtom);
});
