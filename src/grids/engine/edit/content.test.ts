import { expect, it } from 'vitest';
import { toSospese } from './content.ts';

it('what waits is counted and copied as it was typed, without what only follows it', () => {
  const name = { id: 7, campo: 'ragione_sociale', prima: 'Rossi', dopo: 'Verdi' };
  const party = { id: 7, campo: 'id_soggetto', prima: 3, dopo: 12, follows: true as const };
  expect(toSospese([name, party])).toEqual([{ riga: 7, campo: 'ragione_sociale', testo: 'Verdi' }]);
});
