import { expect, test } from 'vitest';
import type { FiltriEstratto } from './estratto-filters.ts';
import { isSummed, splitByStato } from './estratto-somme.ts';

test('a list that is narrowed by little is counted by its sums, whatever was looked for before', () => {
  const found = new Map<string, readonly number[]>();
  expect(isSummed({ natura: 'movimento', found })).toBe(true);
  expect(isSummed({ id_conto: 3, q: ' ', q_campi: ['descrizione'], filtri: [], found })).toBe(true);
  expect(isSummed({ natura: 'movimento', q: 'affitto', found })).toBe(false);
  expect(isSummed({ stato: 'aperta', found })).toBe(false);
});

test('a list of what is open, or settled, is that of all without its choice of states', () => {
  const choose = (...valori: string[]): FiltriEstratto => ({
    natura: 'movimento',
    filtri: [{ campo: 'stato', condizioni: [], scelta: { modo: 'solo', valori } }],
  });
  const all = { natura: 'movimento' };
  expect(splitByStato(choose('Ignorata', 'Chiusa'))).toEqual({ all, open: false });
  expect(splitByStato(choose('Aperta', 'Parziale'))).toEqual({ all, open: true });
  expect(splitByStato(choose('Chiusa'))).toBeNull();
  expect(splitByStato(choose('Aperta', 'Chiusa'))).toBeNull();
  expect(splitByStato(choose('chiusa', 'ignorata'))).toBeNull();
  expect(splitByStato({ ...choose('Ignorata', 'Chiusa'), q: 'affitto' })).toBeNull();
  expect(splitByStato({ natura: 'movimento' })).toBeNull();
});
