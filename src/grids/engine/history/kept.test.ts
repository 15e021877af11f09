import { beforeEach, expect, it, vi } from 'vitest';
import { readStorie, writeStorie } from './kept.ts';
import type { Storia, HistoryEntry } from './history.ts';

const voce = (numero: number, cells = 1): HistoryEntry => ({
  numero,
  etichetta: `modifica ${numero}`,
  celle: Array.from({ length: cells }, (_, id) => ({ id, campo: 'nota', prima: null, dopo: `n${id}` })),
});
const past = (...fatti: HistoryEntry[]): Storia => ({ fatti, annullati: [] });

beforeEach(() => {
  const held = new Map<string, string>();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (key: string, text: string) => held.set(key, text),
      removeItem: (key: string) => held.delete(key),
    },
  });
  return () => vi.unstubAllGlobals();
});

it('gives back to a user what was kept, question by question', () => {
  const pasts = new Map([
    ['a', past(voce(1), voce(2))],
    ['b', { fatti: [], annullati: [voce(3)] }],
  ]);
  writeStorie('prova', 'anna', pasts);
  expect(Object.fromEntries(readStorie('prova', 'anna'))).toEqual(Object.fromEntries(pasts));
  expect(readStorie('altra', 'anna').size).toBe(0);
});

it('keeps nothing of another user', () => {
  writeStorie('prova', 'anna', new Map([['a', past(voce(1))]]));
  expect(readStorie('prova', 'bruno').size).toBe(0);
  expect(readStorie('prova', 'anna').size).toBe(0);
});

it('drops the oldest steps when they hold too many cells', () => {
  writeStorie('prova', 'anna', new Map([['a', past(voce(1, 6_000), voce(2, 6_000), voce(3))]]));
  const kept = readStorie('prova', 'anna').get('a');
  expect(kept?.fatti.map(({ numero }) => numero)).toEqual([2, 3]);
});
