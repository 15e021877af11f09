/** Signing out while the page is asking: nothing is asked of a session that is over. */
import { describe, expect, test, vi } from 'vitest';
import type { Client } from '#api/client.ts';
import { ApiError } from '#api/errors.ts';
import { clientAtom } from './api.ts';
import { dataVersionAtom } from './changes.ts';
import { removeDemoAtom } from './demo.ts';
import { createStore } from './jotai.ts';
import { logoutAtom } from './sessione.ts';
import { leavingAtom, leavingSignalAtom, stopAtUscita } from './leaving.ts';
import { aziendaIdAtom, setAziendaIdAtom } from './tab-azienda.ts';

type Call = (name: string, request?: { signal?: AbortSignal }) => Promise<unknown>;

/** A page whose reads never answer, and whose way out, logout unless told, does as told. */
function page(out: () => Promise<unknown>, way = 'logout') {
  const store = createStore();
  const call = vi.fn<Call>((name, request) => {
    if (name === way) return out();
    const { promise, reject } = Promise.withResolvers<unknown>();
    request?.signal?.addEventListener('abort', () =>
      reject(new ApiError({ name: 'me', status: 0, code: 'annullata' })),
    );
    return promise;
  });
  const client = stopAtUscita({ call } as unknown as Client, () => store.set(leavingSignalAtom));
  store.set(clientAtom, client);
  return { store, client, call };
}

describe('signing out', () => {
  test('ends what is being asked, and asks nothing more', async () => {
    const answer = Promise.withResolvers<unknown>();
    const { store, client, call } = page(() => answer.promise);
    const read = client.call('importazioni');
    const out = store.set(logoutAtom);
    await expect(read).rejects.toMatchObject({ code: 'annullata' });
    expect(store.get(leavingAtom)).toBe(true);
    await expect(client.call('verify')).rejects.toMatchObject({ code: 'annullata' });
    expect(call.mock.calls.map(([name]) => name)).toEqual(['importazioni', 'logout']);
    answer.resolve({ ok: true });
    await out;
    expect(store.get(leavingAtom)).toBe(true);
  });

  test('that fails lets the page go on, and read again what was stopped', async () => {
    const { store, client, call } = page(() =>
      Promise.reject(new ApiError({ name: 'logout', status: 0, code: 'rete' })),
    );
    const read = client.call('importazioni');
    const before = store.get(dataVersionAtom);
    await expect(store.set(logoutAtom)).rejects.toMatchObject({ code: 'rete' });
    await expect(read).rejects.toMatchObject({ code: 'annullata' });
    expect(store.get(leavingAtom)).toBe(false);
    expect(store.get(dataVersionAtom)).toBe(before + 1);
    void client.call('importazioni').catch(() => undefined);
    expect(call).toHaveBeenCalledTimes(3);
  });

  test('a caller may still end its own call', async () => {
    const { client } = page(() => Promise.resolve({ ok: true }));
    const own = new AbortController();
    const read = client.call('importazioni', { signal: own.signal });
    own.abort();
    await expect(read).rejects.toMatchObject({ code: 'annullata' });
  });
});

describe('taking away the azienda that the tab works on', () => {
  const DEMO = 7;
  const opened = (demoTogli: () => Promise<unknown>) => {
    const made = page(demoTogli, 'demoTogli');
    made.store.set(setAziendaIdAtom, DEMO);
    return made;
  };

  test('ends what is being asked of it, and asks nothing more until the tab has moved', async () => {
    const answer = Promise.withResolvers<unknown>();
    const { store, client, call } = opened(() => answer.promise);
    const read = client.call('notifiche', { query: { dal: '2026-01-01', al: '2026-01-04' } });
    void store.set(removeDemoAtom, DEMO);
    await expect(read).rejects.toMatchObject({ code: 'annullata' });
    await expect(client.call('demoStato')).rejects.toMatchObject({ code: 'annullata' });
    answer.resolve({});
    await expect.poll(() => call.mock.lastCall?.[0]).toBe('me');
    expect(store.get(aziendaIdAtom)).not.toBe(DEMO);
  });

  test('that fails lets the page go on where it was, and read again what was stopped', async () => {
    const { store, client, call } = opened(() =>
      Promise.reject(new ApiError({ name: 'demoTogli', status: 409, code: 'unica_azienda' })),
    );
    const before = store.get(dataVersionAtom);
    await expect(store.set(removeDemoAtom, DEMO)).rejects.toMatchObject({ code: 'unica_azienda' });
    expect(store.get(aziendaIdAtom)).toBe(DEMO);
    expect(store.get(dataVersionAtom)).toBe(before + 1);
    void client.call('demoStato').catch(() => undefined);
    expect(call.mock.lastCall?.[0]).toBe('demoStato');
  });
});
