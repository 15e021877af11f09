import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Presente } from '#api/contract/invio-import.ts';
import { toGiorno } from '#domain/date.ts';
import { toCentesimi } from '#domain/importi.ts';
import { getTwinKey, type Comparable, findGemelli, isSamePresenti } from './twins.ts';

/** Few values, so that twins are frequent. */
const riga: fc.Arbitrary<Comparable> = fc.record({
  data: fc.constantFrom(toGiorno('2026-01-01'), toGiorno('2026-01-02')),
  importo: fc.constantFrom(toCentesimi(100), toCentesimi(-100)),
  divisa: fc.constant('EUR'),
  descrizione: fc.constantFrom('Bonifico a favore', 'BONIFICO  A FAVORE ', 'Commissioni'),
  numero_documento: fc.constantFrom(null, '12'),
});
const present: fc.Arbitrary<Presente> = fc
  .tuple(riga, fc.integer({ min: 1, max: 4 }))
  .map(([row, occorrenze]) => ({ ...row, occorrenze }));

const count = (keys: readonly string[], key: string) => keys.filter((other) => other === key).length;

describe('findGemelli', () => {
  it('marks, for every kind of row, as many as are there and no more', () => {
    fc.assert(
      fc.property(
        fc.array(riga, { maxLength: 30 }),
        fc.array(present, { maxLength: 8 }),
        (righe, existing) => {
          const found = findGemelli(righe, existing);
          const keys = righe.map(getTwinKey);
          const marked = keys.filter((_, index) => found.has(index));
          for (const key of new Set(keys)) {
            const there = existing
              .filter((row) => getTwinKey(row) === key)
              .reduce((sum, { occorrenze }) => sum + occorrenze, 0);
            expect(count(marked, key)).toBe(Math.min(count(keys, key), there));
          }
        },
      ),
    );
  });

  it('marks the whole file when it is imported again, and nothing against an empty database', () => {
    fc.assert(
      fc.property(fc.array(riga, { maxLength: 30 }), (righe) => {
        const imported = righe.map((row) => ({ ...row, occorrenze: 1 }));
        expect(findGemelli(righe, imported).size).toBe(righe.length);
        expect(findGemelli(righe, []).size).toBe(0);
      }),
    );
  });

  it('leaves one new of three when two are there', () => {
    const row = { ...fc.sample(riga, 1)[0], descrizione: 'Canone' } as Comparable;
    const found = findGemelli([row, { ...row, descrizione: 'CANONE' }, row], [{ ...row, occorrenze: 2 }]);
    expect([...found]).toEqual([0, 1]);
  });
});

describe('samePresenti', () => {
  it('does not depend on order, on grouping or on rows outside the period', () => {
    fc.assert(
      fc.property(fc.array(present, { maxLength: 8 }), (existing) => {
        const singles = existing
          .flatMap((row) => Array.from({ length: row.occorrenze }, () => ({ ...row, occorrenze: 1 })))
          .toReversed();
        const day = { dal: '2026-01-01', al: '2026-01-01' };
        const outside = {
          ...fc.sample(present, 1)[0],
          data: toGiorno('2026-01-03'),
          occorrenze: 1,
        } as Presente;
        expect(isSamePresenti(existing, singles, { dal: '2026-01-01', al: '2026-01-02' })).toBe(true);
        expect(isSamePresenti([...existing, outside], singles, day)).toBe(true);
      }),
    );
  });

  it('sees one row more', () => {
    const row = fc.sample(present, 1)[0] as Presente;
    const period = { dal: '2026-01-01', al: '2026-01-02' };
    expect(isSamePresenti([row], [{ ...row, occorrenze: row.occorrenze + 1 }], period)).toBe(false);
    expect(isSamePresenti([row], [], period)).toBe(false);
  });
});
