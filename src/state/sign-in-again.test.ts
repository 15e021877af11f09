import { describe, expect, test, vi } from 'vitest';
import type { Client } from '#api/client.ts';
import { ApiError } from '#api/errors.ts';
import { clientAtom } from './api.ts';
import { createStore } from './jotai.ts';
import {
  askSignInAgainAtom,
  resumeAfterLogin,
  signInAgainAtom,
  signingInAgainAtom,
  giveUpAtom,
} from './sign-in-again.ts';
import { loginAtom } from './sessione.ts';

const ME = { username: 'giulia', id_azienda: 1, aziende: [] };
const NOTA = { body: { id: 1, nota: 'scritta prima della scadenza', versione: 1 } };
const expired = () => new ApiError({ name: 'updateNota', code: 'non_autenticato', status: 401 });

/** A session that the server forgets and takes up again when the test says so. */
async function setup() {
  const server = { holds: true, password: 'giusta' };
  const call = vi.fn<(name: string, request?: { body: { password: string } }) => Promise<unknown>>(
    async (name, request) => {
      if (name === 'login') {
        if (request?.body.password !== server.password)
          throw new ApiError({ name: 'login', code: 'credenziali_errate', status: 401 });
        server.holds = true;
        return ME;
      }
      if (!server.holds) throw expired();
      return { salvata: true };
    },
  );
  const store = createStore();
  const client = resumeAfterLogin({ call } as unknown as Client, () => store.set(askSignInAgainAtom));
  store.set(clientAtom, client);
  await store.set(loginAtom, { username: 'giulia', password: 'giusta' });
  call.mockClear();
  return { server, store, client, call };
}

describe('a session that ends during the work', () => {
  test('holds the refused call until the person signs in again, then makes it once more', async () => {
    const { server, store, client, call } = await setup();
    server.holds = false;
    const saving = client.call('updateNota', NOTA);
    await expect.poll(() => store.get(signingInAgainAtom)).toBe(true);
    await store.set(signInAgainAtom, 'giusta');
    await expect(saving).resolves.toEqual({ salvata: true });
    expect(store.get(signingInAgainAtom)).toBe(false);
    expect(call.mock.calls.map(([name]) => name)).toEqual(['updateNota', 'login', 'updateNota']);
    expect(call).toHaveBeenLastCalledWith('updateNota', NOTA);
  });

  test('asks once for all the calls that wait', async () => {
    const { server, store, client, call } = await setup();
    server.holds = false;
    const both = [client.call('updateNota', NOTA), client.call('conti')];
    await expect.poll(() => store.get(signingInAgainAtom)).toBe(true);
    await store.set(signInAgainAtom, 'giusta');
    await Promise.all(both);
    expect(call.mock.calls.filter(([name]) => name === 'login')).toHaveLength(1);
  });

  test('a wrong password is said and the calls go on waiting', async () => {
    const { server, store, client } = await setup();
    server.holds = false;
    const saving = client.call('updateNota', NOTA);
    await expect.poll(() => store.get(signingInAgainAtom)).toBe(true);
    await expect(store.set(signInAgainAtom, 'sbagliata')).rejects.toMatchObject({
      code: 'credenziali_errate',
    });
    expect(store.get(signingInAgainAtom)).toBe(true);
    await store.set(signInAgainAtom, 'giusta');
    await expect(saving).resolves.toEqual({ salvata: true });
  });

  test('giving up lets the call fail as it was refused', async () => {
    const { server, store, client } = await setup();
    server.holds = false;
    const saving = client.call('updateNota', NOTA);
    await expect.poll(() => store.get(signingInAgainAtom)).toBe(true);
    store.set(giveUpAtom);
    await expect(saving).rejects.toMatchObject({ code: 'non_autenticato' });
    expect(store.get(signingInAgainAtom)).toBe(false);
  });

  test('a call that is aborted stops waiting', async () => {
    const { server, store, client } = await setup();
    server.holds = false;
    const controller = new AbortController();
    const reading = client.call('conti', { signal: controller.signal });
    await expect.poll(() => store.get(signingInAgainAtom)).toBe(true);
    controller.abort();
    await expect(reading).rejects.toMatchObject({ code: 'non_autenticato' });
  });
});

test('the guard’s question and signing out are answered at once', async () => {
  const { server, store, client } = await setup();
  server.holds = false;
  await expect(client.call('verify')).rejects.toThrow(ApiError);
  await expect(client.call('logout')).rejects.toThrow(ApiError);
  expect(store.get(signingInAgainAtom)).toBe(false);
});

test('other failures pass through', async () => {
  const client = resumeAfterLogin(
    { call: () => Promise.reject(new ApiError({ name: 'conti', code: 'rete', status: 0 })) },
    () => Promise.reject(new Error('not asked')),
  );
  await expect(client.call('conti')).rejects.toMatchObject({ code: 'rete' });
});

test('before anyone signed in there is nobody to ask', async () => {
  const store = createStore();
  await expect(store.set(askSignInAgainAtom)).resolves.toBe(false);
  expect(store.get(signingInAgainAtom)).toBe(false);
});
