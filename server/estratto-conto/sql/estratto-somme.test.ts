import { expect, test } from 'vitest';
import type { FiltriEstratto } from './estratto-filters.ts';
import { expandSettled, isSummed } from './estratto-somme.ts';

test('a list that is narrowed by little is counted by its sums, whatever was looked for before', () => {
  const found = new Map<string, readonly number[]>();
  expect(isSummed({ natura: 'movimento', found })).toBe(true);
  expect(isSummed({ id_conto: 3, q: ' ', q_campi: ['descrizione'], filtri: [], found })).toBe(true);
  expect(isSummed({ natura: 'movimento', q: 'affitto', found })).toBe(false);
  expect(isSummed({ stato: 'aperta', found })).toBe(false);
});

test('a list of what is settled is that of all without its choice of states', () => {
  const choose = (...valori: string[]): FiltriEstratto => ({
    natura: 'movimento',
    filtri: [{ campo: 'stato', condizioni: [], scelta: { modo: 'solo', valori } }],
  });
  expect(expandSettled(choose('Ignorata', 'Chiusa'))).toEqual({ natura: 'movimento' });
  expect(expandSettled(choose('Chiusa'))).toBeNull();
  expect(expandSettled(choose('chiusa', 'ignorata'))).toBeNull();
  expect(expandSettled({ ...choose('Ignorata', 'Chiusa'), q: 'affitto' })).toBeNull();
  expect(expandSettled({ natura: 'movimento' })).toBeNull();
});
