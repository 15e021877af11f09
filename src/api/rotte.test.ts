import { expect, test } from 'vitest';
import { type RouteName, routes } from './contract/routes.ts';
import { trovaRotta } from './rotte.ts';

test('every call of the contract is found, whichever part of the list it comes with', async () => {
  for (const name of Object.keys(routes) as RouteName[])
    expect(await trovaRotta(name), name).toBe(routes[name]);
});
