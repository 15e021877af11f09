import { expect, test } from 'vitest';
import { createStore } from './jotai.ts';
import { addToastAtom, takeToastsAtom, toastQueueAtom } from './toast.ts';

test('messages wait in order and are taken once', () => {
  const store = createStore();
  store.set(addToastAtom, { severity: 'info', titolo: 'uno' });
  store.set(addToastAtom, { severity: 'contrast', titolo: 'due', testo: 'con un testo' });
  expect(store.get(toastQueueAtom)).toHaveLength(2);
  expect(store.set(takeToastsAtom).map(({ titolo }) => titolo)).toEqual(['uno', 'due']);
  expect(store.set(takeToastsAtom)).toEqual([]);
});

test('two equal messages are two messages', () => {
  const store = createStore();
  store.set(addToastAtom, { severity: 'warn', titolo: 'ancora' });
  store.set(addToastAtom, { severity: 'warn', titolo: 'ancora' });
  const ids = store.set(takeToastsAtom).map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
});

test('errors, and what can be done about a message, stay longer; a given time wins', () => {
  const store = createStore();
  store.set(addToastAtom, { severity: 'success', titolo: 'fatto' });
  store.set(addToastAtom, { severity: 'error', titolo: 'no' });
  store.set(addToastAtom, { severity: 'error', titolo: 'no', duration: 700 });
  store.set(addToastAtom, {
    severity: 'success',
    titolo: 'tolto',
    azione: { label: 'Annulla', run: () => {} },
  });
  const [done, no, short, removed] = store.set(takeToastsAtom);
  expect(no?.duration).toBeGreaterThan(done?.duration ?? Infinity);
  expect(short?.duration).toBe(700);
  expect(removed?.duration).toBe(no?.duration);
});
