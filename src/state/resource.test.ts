import { expect, test, vi } from 'vitest';
import type { Client } from '#api/client.ts';
import { clientAtom } from './api.ts';
import { setAziendaIdAtom } from './tab-azienda.ts';
import { dataChangedAtom } from './changes.ts';
import { createStore } from './jotai.ts';
import { createResource } from './resource.ts';

/** A resource whose readings end when the test says so. */
function setup() {
  const readings: { answer: (value: string) => void; fail: (error: unknown) => void; signal: AbortSignal }[] =
    [];
  const load = vi.fn<(client: Client, signal: AbortSignal) => Promise<string>>((_client, signal) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    readings.push({ answer: resolve, fail: reject, signal });
    return promise;
  });
  const store = createStore();
  store.set(clientAtom, { call: () => Promise.reject(new Error('not called')) });
  const resource = createResource(load);
  const reading = (index: number) => {
    const found = readings[index];
    if (!found) throw new Error(`reading ${index} was never started`);
    return found;
  };
  return { store, resource, load, reading, state: () => store.get(resource.stateAtom) };
}

test('idle, loading, ready; loading again only when asked', async () => {
  const { store, resource, load, reading, state } = setup();
  expect(state()).toEqual({ stato: 'idle' });
  const first = store.set(resource.loadAtom);
  expect(state()).toEqual({ stato: 'loading' });
  await store.set(resource.loadAtom);
  reading(0).answer('a');
  await first;
  expect(state()).toEqual({ stato: 'ready', dati: 'a' });
  await store.set(resource.loadAtom);
  expect(load).toHaveBeenCalledTimes(1);

  const again = store.set(resource.reloadAtom);
  expect(state()).toEqual({ stato: 'loading', dati: 'a' });
  reading(1).answer('b');
  await again;
  expect(state()).toEqual({ stato: 'ready', dati: 'b' });
});

test('what was read before the data changed is read again when it is opened, and only then', async () => {
  const { store, resource, load, reading, state } = setup();
  const first = store.set(resource.loadAtom);
  reading(0).answer('zero');
  await first;
  store.set(dataChangedAtom);
  expect(load).toHaveBeenCalledTimes(1);
  const again = store.set(resource.loadAtom);
  expect(state()).toEqual({ stato: 'loading', dati: 'zero' });
  reading(1).answer('sei');
  await again;
  expect(state()).toEqual({ stato: 'ready', dati: 'sei' });
  await store.set(resource.loadAtom);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a failure keeps what was known, and loading tries again', async () => {
  const { store, resource, reading, state } = setup();
  const first = store.set(resource.loadAtom);
  reading(0).answer('a');
  await first;
  const second = store.set(resource.reloadAtom);
  const error = new Error('giù');
  reading(1).fail(error);
  await second;
  expect(state()).toEqual({ stato: 'error', error, dati: 'a' });
  const third = store.set(resource.loadAtom);
  reading(2).answer('b');
  await third;
  expect(state()).toEqual({ stato: 'ready', dati: 'b' });
});

test('something thrown that is no error becomes one that keeps it', async () => {
  const { store, resource, reading, state } = setup();
  const first = store.set(resource.loadAtom);
  reading(0).fail('boh');
  await first;
  expect(state()).toMatchObject({ stato: 'error', error: { cause: 'boh' } });
});

test('the answer of an overtaken reading is dropped, and its call aborted', async () => {
  const { store, resource, reading, state } = setup();
  const slow = store.set(resource.reloadAtom);
  const quick = store.set(resource.reloadAtom);
  expect(reading(0).signal.aborted).toBe(true);
  reading(1).answer('new');
  await quick;
  reading(0).answer('old');
  await slow;
  expect(state()).toEqual({ stato: 'ready', dati: 'new' });
});

test('each azienda has its own data, and an answer goes to the one that asked', async () => {
  const { store, resource, reading, state } = setup();
  store.set(setAziendaIdAtom, 1);
  const first = store.set(resource.loadAtom);
  store.set(setAziendaIdAtom, 2);
  expect(state()).toEqual({ stato: 'idle' });
  reading(0).answer('of one');
  await first;
  expect(state()).toEqual({ stato: 'idle' });
  store.set(setAziendaIdAtom, 1);
  expect(state()).toEqual({ stato: 'ready', dati: 'of one' });
});
