import { expect, it } from 'vitest';
import { defineSigned, type Sign } from './label.tsx';

const sign = (testo: string): Sign => ({ testo, tono: 'neutro', icon: <i /> });
const SIGNS = { fatto: sign('Fatto'), manca: sign('Manca'), prima: null };

it('has the words of the signs, in their order or in one that is given', () => {
  const kind = defineSigned(SIGNS);
  expect([kind.format('manca'), kind.format('prima')]).toEqual(['Manca', '']);
  expect(kind.parse('manca')).toEqual({ ok: true, valore: 'manca' });
  expect(kind.compare('fatto', 'manca')).toBeLessThan(0);
  expect(defineSigned(SIGNS, ['manca', 'fatto', 'prima']).compare('fatto', 'manca')).toBeGreaterThan(0);
});
