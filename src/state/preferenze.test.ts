import { expect, test, vi } from 'vitest';
import type { Client } from '#api/client.ts';
import { PREFERENZE_INIZIALI, type Preferenze } from '#api/contract/preferenze.ts';
import { clientAtom } from './api.ts';
import { createStore } from './jotai.ts';
import { layoutAtom, setMenuModeAtom } from './layout.ts';
import { loadPreferenzeAtom, preferenzeAtom, setPreferenzeAtom } from './preferenze.ts';
import { loginAtom } from './sessione.ts';
import { darkAtom, toggleDarkAtom } from './theme.ts';
import { toastQueueAtom } from './toast.ts';

/** A server that answers when the test says so. */
async function signedIn() {
  const calls: { name: string; body: Preferenze; answer: (value: Preferenze) => void; fail: () => void }[] =
    [];
  const call = vi.fn<(name: string, request: { body: Preferenze }) => Promise<unknown>>((name, request) => {
    if (name === 'login') return Promise.resolve({ username: 'giulia', id_azienda: 1, aziende: [] });
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    calls.push({ name, body: request.body, answer: resolve, fail: () => reject(new Error('down')) });
    return promise;
  });
  const store = createStore();
  store.set(clientAtom, { call } as unknown as Client);
  await store.set(loginAtom, { username: 'giulia', password: 'una frase lunga' });
  const at = (index: number) => {
    const found = calls[index];
    if (!found) throw new Error(`no call ${index}`);
    return found;
  };
  return { store, calls, at };
}

test('the default is Aura, emerald, light, static', () => {
  expect(createStore().get(preferenzeAtom)).toEqual({
    preset: 'Aura',
    colore: 'emerald',
    superficie: null,
    scuro: false,
    menu: 'static',
  });
});

test('a choice shows at once and is saved', async () => {
  const { store, at } = await signedIn();
  const done = store.set(setPreferenzeAtom, { colore: 'rose' });
  expect(store.get(preferenzeAtom).colore).toBe('rose');
  expect(at(0)).toMatchObject({ name: 'preferenzeSalva', body: { ...PREFERENZE_INIZIALI, colore: 'rose' } });
  at(0).answer(at(0).body);
  await done;
  expect(store.get(toastQueueAtom)).toEqual([]);
});

test('choices made while one is being saved go together in the next save', async () => {
  const { store, calls, at } = await signedIn();
  const done = store.set(setPreferenzeAtom, { colore: 'rose' });
  await store.set(setPreferenzeAtom, { colore: 'blue' });
  await store.set(setPreferenzeAtom, { preset: 'Nora' });
  expect(calls).toHaveLength(1);
  at(0).answer(at(0).body);
  await expect.poll(() => calls).toHaveLength(2);
  expect(at(1).body).toMatchObject({ colore: 'blue', preset: 'Nora' });
  at(1).answer(at(1).body);
  await done;
  expect(calls).toHaveLength(2);
});

test('a failed save is said, keeps the look, and can be tried again', async () => {
  const { store, calls, at } = await signedIn();
  const done = store.set(setPreferenzeAtom, { colore: 'rose' });
  at(0).fail();
  await done;
  expect(store.get(preferenzeAtom).colore).toBe('rose');
  const [toast] = store.get(toastQueueAtom);
  expect(toast).toMatchObject({ severity: 'error', azione: { label: 'Riprova' } });
  toast?.azione?.run();
  expect(calls).toHaveLength(2);
  expect(at(1).body.colore).toBe('rose');
});

test('nobody signed in: the choice stays in the browser and no call is made', async () => {
  const store = createStore();
  const call = vi.fn<() => Promise<never>>();
  store.set(clientAtom, { call });
  await store.set(toggleDarkAtom);
  expect(store.get(darkAtom)).toBe(true);
  expect(call).not.toHaveBeenCalled();
});

test('the server’s preferences replace the browser’s', async () => {
  const { store, calls, at } = await signedIn();
  const done = store.set(loadPreferenzeAtom);
  at(0).answer({ ...PREFERENZE_INIZIALI, scuro: true, menu: 'overlay' });
  await done;
  expect(store.get(darkAtom)).toBe(true);
  expect(store.get(layoutAtom).menuMode).toBe('overlay');
  expect(calls).toHaveLength(1);
});

test('a choice made while they are on their way wins, and is saved on top of them', async () => {
  const { store, calls, at } = await signedIn();
  const loading = store.set(loadPreferenzeAtom);
  await store.set(setPreferenzeAtom, { colore: 'rose' });
  expect(calls).toHaveLength(1);
  at(0).answer({ ...PREFERENZE_INIZIALI, scuro: true });
  await expect.poll(() => calls).toHaveLength(2);
  expect(at(1).body).toEqual({ ...PREFERENZE_INIZIALI, scuro: true, colore: 'rose' });
  at(1).answer(at(1).body);
  await loading;
  expect(store.get(preferenzeAtom)).toMatchObject({ scuro: true, colore: 'rose' });
});

test('without an answer the browser’s copy stays', async () => {
  const { store, at } = await signedIn();
  const noise = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const loading = store.set(loadPreferenzeAtom);
  at(0).fail();
  await loading;
  expect(store.get(preferenzeAtom)).toEqual(PREFERENZE_INIZIALI);
  expect(noise).toHaveBeenCalledOnce();
  noise.mockRestore();
});

test('the menu mode is a preference', async () => {
  const { store, at } = await signedIn();
  const done = store.set(setMenuModeAtom, 'overlay');
  expect(at(0).body.menu).toBe('overlay');
  at(0).answer(at(0).body);
  await done;
});
