import { describe, expect, it } from 'vitest';
import { filterInsoluto, isSameNumero } from './index.ts';

const candidata = (values: object) => ({
  numero_documento: '123/2026',
  data_documento: '2026-01-10',
  scadenza: '2026-03-31',
  ragione_sociale: 'Rossi Meccanica S.r.l.',
  references: [] as string[],
  ...values,
});
const outcome = (values: object) => ({
  riferimento: null,
  numero_documento: null,
  scadenza: null,
  ragione_sociale: null,
  ...values,
});

describe('two writings of one number', () => {
  it.each([
    ['123/2026', '123', true],
    ['FT-00123', '123/2026', true],
    ['26/A/45', '45', true],
    ['123/2026', '124/2026', false],
    ['123', '1234', false],
    ['2026', '2025', false],
    ['A', 'a ', true],
  ])('%s and %s: %s', (one, other, same) => {
    expect(isSameNumero(one, other)).toBe(same);
    expect(isSameNumero(other, one)).toBe(same);
  });
});

describe('an outcome', () => {
  it('finds the partita whose number it gives, among equal amounts', () => {
    const right = candidata({});
    const list = [right, candidata({ numero_documento: '124/2026' })];
    expect(filterInsoluto(outcome({ numero_documento: 'FT 123' }), list)).toEqual([right]);
    expect(filterInsoluto(outcome({ numero_documento: '999' }), list)).toEqual([]);
  });

  it('finds by the reference that the pagamento carries, and by due date when two are left', () => {
    const right = candidata({ references: ['0000456'] });
    const later = candidata({ references: ['456'], scadenza: '2026-04-30' });
    expect(filterInsoluto(outcome({ riferimento: '456' }), [right, later])).toEqual([right, later]);
    expect(filterInsoluto(outcome({ riferimento: '456', scadenza: '2026-04-30' }), [right, later])).toEqual([
      later,
    ]);
  });

  it('never takes a partita for its amount alone', () => {
    const only = candidata({});
    expect(filterInsoluto(outcome({}), [only])).toEqual([]);
    expect(filterInsoluto(outcome({ scadenza: '2026-03-31' }), [only])).toEqual([]);
    const known = outcome({ scadenza: '2026-03-31', ragione_sociale: 'ROSSI MECCANICA' });
    expect(filterInsoluto(known, [only])).toEqual([only]);
  });
});
