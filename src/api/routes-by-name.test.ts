import { expect, test } from 'vitest';
import { type RouteName, routes } from './contract/routes.ts';
import { loadRotta } from './routes-by-name.ts';

test('every call of the contract is found, whichever part of the list it comes with', async () => {
  for (const name of Object.keys(routes) as RouteName[])
    expect(await loadRotta(name), name).toBe(routes[name]);
});
