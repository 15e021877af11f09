import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCentesimi } from '#domain/importi.ts';
import { sumAmounts } from './sums.ts';

const riga = fc.record({
  importo: fc.option(fc.integer({ min: -10_000_000, max: 10_000_000 }).map(toCentesimi), { nil: null }),
  divisa: fc.constantFrom('EUR', 'USD', 'CHF'),
});
type Riga = { importo: ReturnType<typeof toCentesimi> | null; divisa: string };
const MISURA = { importo: (r: Riga) => r.importo, divisa: (r: Riga) => r.divisa };

const byName = (righe: Riga[]) =>
  sumAmounts(righe, MISURA).divise.sort((a, b) => (a.divisa < b.divisa ? -1 : 1));
const mediaOf = (...amounts: number[]) =>
  sumAmounts(
    amounts.map((importo) => ({ importo: toCentesimi(importo), divisa: 'EUR' })),
    MISURA,
  ).divise[0]?.media;

describe('riepiloga', () => {
  it('adds up by divisa, and dare + avere is the sum', () => {
    fc.assert(
      fc.property(fc.array(riga), (righe) => {
        const { righe: count, divise } = sumAmounts(righe, MISURA);
        expect(count).toBe(righe.length);
        for (const { divisa, dare, avere, somma, righe: withAmount } of divise) {
          const amounts = righe.flatMap((r) =>
            r.divisa === divisa && r.importo !== null ? [r.importo] : [],
          );
          expect(withAmount).toBe(amounts.length);
          expect(somma).toBe(amounts.reduce((sum, each) => sum + each, 0) || 0);
          expect(dare + avere).toBe(somma);
          expect(dare).toBeLessThanOrEqual(0);
          expect(avere).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('does not depend on the order of the rows', () => {
    fc.assert(
      fc.property(fc.array(riga), (righe) => {
        expect(byName(righe.toReversed())).toEqual(byName(righe));
      }),
    );
  });

  it('rounds the mean to the cent, halves away from zero', () => {
    expect(mediaOf(1, 2)).toBe(2);
    expect(mediaOf(-1, -2)).toBe(-2);
    expect(mediaOf(100, 101, 101)).toBe(101);
  });
});
