import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Client } from '#api/client.ts';
import { toGiorno } from '#domain/date.ts';
import { clientAtom } from './api.ts';
import { createStore } from './jotai.ts';
import { notificheCountAtom, notificheAtom, notificheResource } from './notifiche.ts';
import { lookAtCalendarAtom, todayAtom } from './today.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 11, 31, 23, 59) }));
afterEach(() => vi.useRealTimers());

const due = (id: number, scadenza: string) => ({
  id,
  ragione_sociale: `Ditta ${id}`,
  scadenza: toGiorno(scadenza),
});
const ITEMS = [due(1, '2026-12-30'), due(2, '2026-12-31'), due(3, '2027-01-01'), due(4, '2027-01-02')];

function setup(answer: () => Promise<unknown>) {
  const store = createStore();
  store.set(lookAtCalendarAtom);
  const call = vi.fn<(name: string, request: unknown) => Promise<unknown>>(answer);
  store.set(clientAtom, { call } as unknown as Client);
  const ids = () => {
    const { yesterday: ieri, oggi, tomorrow: domani } = store.get(notificheAtom);
    return [ieri, oggi, domani].map((group) => group.map(({ id }) => id));
  };
  return { store, call, ids };
}

test('yesterday, today and tomorrow are asked for, and the day after, which is not shown', async () => {
  const { store, call, ids } = setup(async () => ITEMS);
  await store.set(notificheResource.loadAtom);
  expect(call.mock.calls[0]?.[1]).toMatchObject({ query: { dal: '2026-12-30', al: '2027-01-02' } });
  expect(ids()).toEqual([[1], [2], [3]]);
  expect(store.get(notificheCountAtom)).toBe(3);
});

test('at midnight the same items move to other groups, even with the server down', async () => {
  const { store, ids } = setup(async () => ITEMS);
  await store.set(notificheResource.loadAtom);
  expect(store.set(lookAtCalendarAtom)).toBe(false);
  vi.setSystemTime(new Date(2027, 0, 1, 0, 0));
  expect(store.set(lookAtCalendarAtom)).toBe(true);
  expect(store.get(todayAtom)).toBe('2027-01-01');
  expect(ids()).toEqual([[2], [3], [4]]);
});

test('what is known stays when reading again fails', async () => {
  const answers = [Promise.resolve(ITEMS), Promise.reject(new Error('down'))];
  const { store, ids } = setup(() => answers.shift() ?? Promise.reject(new Error('no more')));
  await store.set(notificheResource.loadAtom);
  await store.set(notificheResource.reloadAtom);
  expect(store.get(notificheResource.stateAtom).stato).toBe('error');
  expect(ids()).toEqual([[1], [2], [3]]);
});
