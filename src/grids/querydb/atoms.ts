/** What is being asked, what came back, and the questions that were kept. */
import { z } from 'zod';
import type { Interrogazione, RispostaQuery, VisteReport } from '#api/contract/interrogazioni.ts';
import { ApiError, describeError, parseDettagli } from '#api/errors.ts';
import { clientAtom } from '#state/api.ts';
import { atom, type Atom } from '#state/jotai.ts';
import { createResource } from '#state/resource.ts';
import { addToastAtom } from '#state/toast.ts';
import { ESEMPI } from './examples.ts';

export const testoAtom = atom(ESEMPI[0]?.sql ?? 'select * from movimenti');
/** The saved question that is open; null for one that was never saved. */
export const apertaAtom = atom<Interrogazione | null>(null);

export type QueryState =
  | { tipo: 'vuoto' }
  | { tipo: 'in_corso'; ferma: AbortController }
  | { tipo: 'pronto'; risposta: RispostaQuery }
  | { tipo: 'errore'; testo: string; posizione: number | null };

const statoBaseAtom = atom<QueryState>({ tipo: 'vuoto' });
export const statoAtom: Atom<QueryState> = atom((get) => get(statoBaseAtom));

const dettagliSchema = z.object({ posizione: z.int().positive().nullable() });

/** Asks; a question under way is given up. */
export const eseguiAtom = atom(null, async (get, set) => {
  const before = get(statoBaseAtom);
  if (before.tipo === 'in_corso') before.ferma.abort();
  const ferma = new AbortController();
  set(statoBaseAtom, { tipo: 'in_corso', ferma });
  const settle = (stato: QueryState) => {
    const now = get(statoBaseAtom);
    if (now.tipo === 'in_corso' && now.ferma === ferma) set(statoBaseAtom, stato);
  };
  try {
    const risposta = await get(clientAtom).call('query', {
      body: { sql: get(testoAtom) },
      signal: ferma.signal,
    });
    settle({ tipo: 'pronto', risposta });
  } catch (error) {
    const detail = error instanceof ApiError ? error.problema?.detail : undefined;
    const posizione = parseDettagli(error, 'query_rifiutata', dettagliSchema)?.posizione ?? null;
    settle({ tipo: 'errore', testo: detail ?? describeError(error), posizione });
  }
});

/** The person does not wait any longer; the server stops the question by itself when its time is over. */
export const fermaAtom = atom(null, (get, set) => {
  const stato = get(statoBaseAtom);
  if (stato.tipo !== 'in_corso') return;
  stato.ferma.abort();
  set(statoBaseAtom, { tipo: 'vuoto' });
});

export const pulisciAtom = atom(null, (_get, set) => set(statoBaseAtom, { tipo: 'vuoto' }));

export const visteRisorsa = createResource<VisteReport['viste']>(
  async (client, signal) => (await client.call('queryViste', { signal })).viste,
);
export const salvateRisorsa = createResource<readonly Interrogazione[]>(
  async (client, signal) => (await client.call('interrogazioni', { signal })).interrogazioni,
);

/** Saves the question, over the one that is open when it is the person's own; null when done, else why not. */
export const salvaAtom = atom(
  null,
  async (get, set, { nome, condivisa, nuova }: { nome: string; condivisa: boolean; nuova: boolean }) => {
    const aperta = get(apertaAtom);
    const sopra =
      !nuova && aperta?.mia ? { id: aperta.id, versione: aperta.versione } : { id: null, versione: null };
    try {
      const body = { ...sopra, nome, testo: get(testoAtom), condivisa };
      set(apertaAtom, await get(clientAtom).call('interrogazioneSalva', { body }));
      await set(salvateRisorsa.reloadAtom);
      return null;
    } catch (error) {
      await set(salvateRisorsa.reloadAtom);
      return error instanceof ApiError
        ? (error.problema?.detail ?? describeError(error))
        : describeError(error);
    }
  },
);

export const eliminaAtom = atom(null, async (get, set, { id, versione, nome }: Interrogazione) => {
  try {
    await get(clientAtom).call('interrogazioneElimina', { body: { id, versione } });
    if (get(apertaAtom)?.id === id) set(apertaAtom, null);
    set(addToastAtom, { severity: 'success', titolo: `Eliminata: ${nome}` });
  } catch (error) {
    set(addToastAtom, { severity: 'error', titolo: 'Non è stata eliminata', testo: describeError(error) });
  }
  await set(salvateRisorsa.reloadAtom);
});
