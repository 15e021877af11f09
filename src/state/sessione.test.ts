import { describe, expect, test, vi } from 'vitest';
import type { Client } from '#api/client.ts';
import type { Me } from '#api/contract/sessione.ts';
import { ApiError } from '#api/errors.ts';
import { clientAtom } from './api.ts';
import { aziendaIdAtom, setAziendaIdAtom } from './tab-azienda.ts';
import { aziendaAtom, aziendeAtom, chooseAziendaAtom } from './azienda.ts';
import { fillWithDemoAtom, removeDemoAtom } from './demo.ts';
import { createStore } from './jotai.ts';
import {
  loadSessioneAtom,
  loginAtom,
  logoutAtom,
  sessioneAtom,
  userChangedAtom,
  verifyAtom,
} from './sessione.ts';

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

/** A store whose client gives one answer per call, in order: a value, or an error to raise. */
function storeWith(...answers: unknown[]) {
  const call = vi.fn<(name: string, ...request: unknown[]) => Promise<unknown>>(async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const store = createStore();
  store.set(clientAtom, { call } as unknown as Client);
  return { store, call };
}

const refused = (
  code: 'non_autenticato' | 'azienda_non_trovata' | 'credenziali_errate' | 'rete',
  status = 401,
) => new ApiError({ name: 'me', code, status });

describe('signing in and out', () => {
  test('opens the session on the default azienda', async () => {
    const { store, call } = storeWith(ME);
    await store.set(loginAtom, { username: 'giulia', password: 'una frase lunga' });
    expect(call).toHaveBeenCalledWith('login', { body: { username: 'giulia', password: 'una frase lunga' } });
    expect(store.get(sessioneAtom)).toEqual(ME);
    expect(store.get(aziendaAtom)).toEqual(ALFA);
  });

  test('a refusal is the caller’s, and opens nothing', async () => {
    const { store } = storeWith(refused('credenziali_errate'));
    await expect(store.set(loginAtom, { username: 'a', password: 'b' })).rejects.toThrow(ApiError);
    expect(store.get(sessioneAtom)).toBeNull();
  });

  test('keeps the azienda of the tab when the user may open it, and only then', async () => {
    const kept = storeWith(ME);
    kept.store.set(setAziendaIdAtom, 2);
    await kept.store.set(loginAtom, { username: 'giulia', password: 'x' });
    expect(kept.store.get(aziendaAtom)).toEqual(BETA);

    const lost = storeWith(ME);
    lost.store.set(setAziendaIdAtom, 99);
    await lost.store.set(loginAtom, { username: 'giulia', password: 'x' });
    expect(lost.store.get(aziendaAtom)).toEqual(ALFA);
  });

  test('signing out forgets user and azienda; a failed attempt forgets nothing', async () => {
    const { store } = storeWith(ME, refused('rete', 0), { ok: true });
    await store.set(loadSessioneAtom);
    await expect(store.set(logoutAtom)).rejects.toThrow(ApiError);
    expect(store.get(sessioneAtom)).toEqual(ME);
    await store.set(logoutAtom);
    expect(store.get(sessioneAtom)).toBeNull();
    expect(store.get(aziendaIdAtom)).toBeNull();
  });
});

test('another user in the same page is noticed; the same one again is not', async () => {
  const { store } = storeWith(ME, refused('non_autenticato'), ME, { ...ME, username: 'marco' });
  await store.set(loginAtom, { username: 'giulia', password: 'x' });
  await store.set(verifyAtom);
  await store.set(loginAtom, { username: 'giulia', password: 'x' });
  expect(store.get(userChangedAtom)).toBe(false);
  await store.set(loginAtom, { username: 'marco', password: 'x' });
  expect(store.get(userChangedAtom)).toBe(true);
});

describe('verifying', () => {
  test('says yes and keeps the session', async () => {
    const { store } = storeWith(ME, { ok: true });
    await store.set(loadSessioneAtom);
    await expect(store.set(verifyAtom)).resolves.toBe('valida');
    expect(store.get(sessioneAtom)).toEqual(ME);
  });

  test.each([refused('non_autenticato'), new TypeError('boh')])('%s is the end', async (error) => {
    const { store } = storeWith(ME, error, error);
    await store.set(loadSessioneAtom);
    await expect(store.set(verifyAtom)).resolves.toBe('scaduta');
    expect(store.get(sessioneAtom)).toBeNull();
    await expect(store.set(verifyAtom)).resolves.toBe('assente');
  });

  test('a silence is a no, and not the end of the session', async () => {
    const { store } = storeWith(ME, refused('rete', 0));
    await store.set(loadSessioneAtom);
    await expect(store.set(verifyAtom)).resolves.toBe('silenzio');
    expect(store.get(sessioneAtom)).toEqual(ME);
  });
});

test('a tab left on a lost azienda starts over from the default one', async () => {
  const { store, call } = storeWith(refused('azienda_non_trovata', 404), ME);
  store.set(setAziendaIdAtom, 99);
  await store.set(loadSessioneAtom);
  expect(call).toHaveBeenCalledTimes(2);
  expect(store.get(aziendaAtom)).toEqual(ALFA);
});

test('only an azienda of the user can be chosen', async () => {
  const { store } = storeWith(ME);
  await store.set(loadSessioneAtom);
  store.set(chooseAziendaAtom, 2);
  expect(store.get(aziendaAtom)).toEqual(BETA);
  store.set(chooseAziendaAtom, 3);
  expect(store.get(aziendaAtom)).toEqual(BETA);
});

test('after the demonstration office is made, the tab moves to it', async () => {
  const arrived = { ...ME, aziende: [ALFA, { id: 7, ragione_sociale: 'Demo S.r.l.' }] };
  const made = { id_azienda: 7, conti: 3, soggetti: 400, movimenti: 20_000, partite: 15_000 };
  const { store } = storeWith({ ...ME, aziende: [ALFA] }, made, arrived);
  await store.set(loadSessioneAtom);
  await expect(store.set(fillWithDemoAtom)).resolves.toEqual(made);
  expect(store.get(aziendeAtom)).toEqual(arrived.aziende);
  expect(store.get(aziendaIdAtom)).toBe(7);
});

test('a tab on the demonstration office leaves it as soon as it is removed, before it asks for anything else', async () => {
  const { store, call } = storeWith({ ...ME, aziende: [ALFA, { id: 7, ragione_sociale: 'Demo S.r.l.' }] });
  await store.set(loadSessioneAtom);
  store.set(chooseAziendaAtom, 7);
  const asked: [string, number | null][] = [];
  call.mockImplementation(async (name) => {
    asked.push([name, store.get(aziendaIdAtom)]);
    return name === 'me' ? { ...ME, aziende: [ALFA] } : {};
  });
  await store.set(removeDemoAtom, 7);
  expect(asked).toEqual([
    ['demoTogli', 7],
    ['me', 1],
    ['demoStato', 1],
  ]);
  expect(store.get(aziendaAtom)).toEqual(ALFA);
});
