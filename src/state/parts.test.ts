import { expect, test, vi } from 'vitest';
import { loadPart, missingPartsAtom, retryPartsAtom } from './parts.ts';
import { store } from './store.ts';

test('a part that cannot be fetched is told in the frame, and comes when it is asked for again', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const load = vi.fn<() => Promise<string>>(async () => 'la parte');
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const part = loadPart(load);
  await expect.poll(() => store.get(missingPartsAtom)).toBe(1);
  store.set(retryPartsAtom);
  await expect(part).resolves.toBe('la parte');
  expect(store.get(missingPartsAtom)).toBe(0);
  expect(load).toHaveBeenCalledTimes(2);
  expect(warn).toHaveBeenCalledOnce();
});
