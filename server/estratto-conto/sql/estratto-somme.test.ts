import { expect, test } from 'vitest';
import { isSummed } from './estratto-somme.ts';

test('a list that is narrowed by little is counted by its sums, whatever was looked for before', () => {
  const found = new Map<string, readonly number[]>();
  expect(isSummed({ natura: 'movimento', found })).toBe(true);
  expect(isSummed({ id_conto: 3, q: ' ', q_campi: ['descrizione'], filtri: [], found })).toBe(true);
  expect(isSummed({ natura: 'movimento', q: 'affitto', found })).toBe(false);
  expect(isSummed({ stato: 'aperta', found })).toBe(false);
});
