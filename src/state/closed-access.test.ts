import { expect, test } from 'vitest';
import type { Client } from '#api/client.ts';
import type { Me } from '#api/contract/sessione.ts';
import { ApiError } from '#api/errors.ts';
import { clientAtom } from './api.ts';
import { aziendaAtom, chooseAziendaAtom } from './azienda.ts';
import { checkAccessAtom } from './closed-access.ts';
import { createStore } from './jotai.ts';
import { loadSessioneAtom } from './sessione.ts';
import { aziendaIdAtom } from './tab-azienda.ts';
import { toastQueueAtom } from './toast.ts';

const ALFA = { id: 1, ragione_sociale: 'Alfa S.r.l.' };
const BETA = { id: 2, ragione_sociale: 'Beta S.p.A.' };
const ME: Me = {
  username: 'giulia',
  id_azienda: 1,
  aziende: [ALFA, BETA],
  ruolo: 'operatore',
  secondo_fattore: false,
  titolare: false,
  password_da_cambiare: false,
};

/** A tab on Beta; the server answers as long as it is asked for what this person may open. */
async function openTab() {
  const store = createStore();
  let me = ME;
  let session = true;
  const refuse = (name: 'me' | 'verify', code: 'azienda_non_trovata' | 'non_autenticato', status: number) =>
    Promise.reject(new ApiError({ name, code, status }));
  const call = async (name: 'me' | 'verify'): Promise<unknown> => {
    if (!session) return await refuse(name, 'non_autenticato', 401);
    if (name === 'verify') return { ok: true };
    const asked = store.get(aziendaIdAtom);
    if (asked !== null && !me.aziende.some(({ id }) => id === asked))
      return await refuse(name, 'azienda_non_trovata', 404);
    return me;
  };
  store.set(clientAtom, { call } as unknown as Client);
  await store.set(loadSessioneAtom);
  store.set(chooseAziendaAtom, 2);
  return {
    store,
    closeBeta: () => {
      me = { ...ME, aziende: [ALFA] };
    },
    endSession: () => {
      session = false;
    },
  };
}

test('a tab on an azienda that is closed moves to another, and says so', async () => {
  const { store, closeBeta } = await openTab();
  closeBeta();
  expect(await store.set(checkAccessAtom)).toBe(true);
  expect(store.get(aziendaAtom)).toEqual(ALFA);
  expect(store.get(toastQueueAtom)).toMatchObject([
    { titolo: 'Beta S.p.A. non c’è più, o non ti è più aperta', testo: 'Ora lavori su: Alfa S.r.l.' },
  ]);
});

test('a tab on another azienda stays there, and says nothing', async () => {
  const { store, closeBeta } = await openTab();
  store.set(chooseAziendaAtom, 1);
  closeBeta();
  expect(await store.set(checkAccessAtom)).toBe(true);
  expect(store.get(aziendaAtom)).toEqual(ALFA);
  expect(store.get(toastQueueAtom)).toEqual([]);
});

test('a session that has ended is told to whoever asks', async () => {
  const { store, endSession } = await openTab();
  endSession();
  expect(await store.set(checkAccessAtom)).toBe(false);
});
