import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Client } from '#api/client.ts';
import type { AvanzamentoLotto } from '#api/contract/lotti.ts';
import { ApiError } from '#api/errors.ts';
import { toCentesimi } from '#domain/importi.ts';
import { clientAtom } from '#state/api.ts';
import { createStore } from '#state/jotai.ts';
import { toastQueueAtom } from '#state/toast.ts';
import { acceptAllAtom } from './accept-all.ts';
import { doneAtom } from './decision.ts';
import { readFoundAtom } from './proposte.ts';

const ESITO: AvanzamentoLotto['esito'] = {
  id_lotto: 5,
  accettate: 48,
  entrate: toCentesimi(10_000),
  uscite: toCentesimi(0),
  partite: 48,
  differenze: [],
  giroconti: 0,
  alias: 0,
  saltate: [],
};
const at = (fatte: number, esito: AvanzamentoLotto['esito'] = null): AvanzamentoLotto => ({
  id_lotto: 5,
  tipo: 'proposte',
  annullo: 'no',
  username: 'anna',
  spiegati: null,
  stato: esito ? 'completato' : 'in_corso',
  fatte,
  da_fare: 48,
  esito,
});
const lost = () => new ApiError({ name: 'lottoAvanzamento', status: 0, code: 'rete' });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Accepts, with what the server says to the start and each time it is asked how far it is. */
async function accept(
  answers: readonly (AvanzamentoLotto | ApiError)[],
  start: AvanzamentoLotto | ApiError = at(0),
) {
  const store = createStore();
  const left = [...answers];
  const call = async (name: string) => {
    if (name === 'accettazioneAvvia')
      return await (start instanceof ApiError ? Promise.reject(start) : Promise.resolve(start));
    if (name === 'lottoAvanzamento') {
      const answer = left.shift();
      return await (answer instanceof ApiError ? Promise.reject(answer) : Promise.resolve(answer));
    }
    if (name === 'calcoloUltimo') return await Promise.resolve({ calcolo: null, id_completato: 4 });
    return await Promise.resolve({ proposte: [], righe: [], totale: 0 });
  };
  store.set(clientAtom, { call } as unknown as Client);
  await store.set(readFoundAtom);
  const accepted = store.set(acceptAllAtom, { soglia: 0.99, movimenti_esclusi: [] });
  await vi.advanceTimersByTimeAsync(60_000);
  return { store, accepted: await accepted, titles: store.get(toastQueueAtom).map(({ titolo }) => titolo) };
}

it('follows an acceptance over a network that is lost and comes back: the server goes on alone', async () => {
  const { store, accepted, titles } = await accept([at(20), lost(), lost(), lost(), at(40), at(48, ESITO)]);
  expect(accepted).toBe(true);
  expect(titles).toEqual(['48 abbinamenti accettati']);
  expect(store.get(doneAtom).map(({ quanti }) => quanti)).toEqual([48]);
});

it('whose answer to the start is lost is not said to have done nothing: nobody knows', async () => {
  const { accepted, titles } = await accept([], lost());
  expect(accepted).toBe(false);
  expect(titles).toEqual(['Il server non ha risposto: può averlo fatto']);
});

it('that the server refuses has done nothing, and says so', async () => {
  const { titles } = await accept(
    [],
    new ApiError({ name: 'accettazioneAvvia', status: 404, code: 'non_trovato' }),
  );
  expect(titles).toEqual(['Non è stato accettato nulla']);
});
