import { expect, test } from 'vitest';
import { z } from 'zod';
import { createStore } from './jotai.ts';
import { readStored, writeStored } from './storage.ts';
import { darkAtom, toggleDarkAtom } from './theme.ts';

const schema = z.object({ dark: z.boolean() });

/** A storage in memory. */
function memory(text: string | null = null) {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
    removeItem: () => {
      kept = null;
    },
  };
}

const read = (text: string | null) => readStored('localStorage', 'k', schema, memory(text));

test('what was written comes back', () => {
  const storage = memory();
  writeStored('localStorage', 'k', { dark: true }, storage);
  expect(readStored('localStorage', 'k', schema, storage)).toEqual({ dark: true });
  writeStored('localStorage', 'k', null, storage);
  expect(readStored('localStorage', 'k', schema, storage)).toBeNull();
});

test.each([null, '', '{', 'null', '{"dark":"yes"}', '[]'])('%j is as good as nothing', (text) => {
  expect(read(text)).toBeNull();
});

const refuse = () => {
  throw new Error('QuotaExceededError');
};

test('a storage that refuses does not stop the work', () => {
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  expect(readStored('localStorage', 'k', schema, storage)).toBeNull();
  expect(() => writeStored('localStorage', 'k', { dark: true }, storage)).not.toThrow();
});

test('the theme starts light and flips', () => {
  const store = createStore();
  expect(store.get(darkAtom)).toBe(false);
  void store.set(toggleDarkAtom);
  expect(store.get(darkAtom)).toBe(true);
});
