import { expect, test, vi } from 'vitest';
import type { Client } from '#api/client.ts';
import { routes, type RouteName } from '#api/contract/routes.ts';
import { announceChanges, isChangingCall, dataChangedAtom, dataVersionAtom } from './changes.ts';
import { createStore } from './jotai.ts';

const names = Object.keys(routes) as RouteName[];

test('every import, roll-back and edit counts; reading, signing in and preferences do not', async () => {
  const changes = await Promise.all(names.map(isChangingCall));
  const counting = names.filter((_name, at) => changes[at]);
  expect(counting).toEqual(
    expect.arrayContaining([
      'importRows',
      'allDelImport',
      'updateNota',
      'contoNuovo',
      'tipiPagamentoModifica',
    ]),
  );
  for (const name of [
    'verify',
    'me',
    'login',
    'logout',
    'notifiche',
    'preferenzeSalva',
    'importPresenti',
    'query',
    'sollecitoAnteprima',
    'matriceEffettiPeriodi',
  ] as const)
    expect(counting).not.toContain(name);
});

test('a change is told after it went through, and only then', async () => {
  const onChange = vi.fn<() => void>();
  const outcomes = [Promise.resolve({}), Promise.reject(new Error('refused')), Promise.resolve({})];
  const client = announceChanges({ call: () => outcomes.shift() } as unknown as Client, onChange);
  await client.call('updateNota', { body: { id: 1, nota: 'a', versione: 1 } });
  expect(onChange).toHaveBeenCalledTimes(1);
  await expect(client.call('updateNota', { body: { id: 1, nota: 'a', versione: 1 } })).rejects.toThrow(
    'refused',
  );
  await client.call('conti');
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('the version grows', () => {
  const store = createStore();
  const before = store.get(dataVersionAtom);
  store.set(dataChangedAtom);
  expect(store.get(dataVersionAtom)).toBe(before + 1);
});
