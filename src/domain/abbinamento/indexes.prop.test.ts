import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NumberReader } from './document.ts';
import { groupRows } from './group-rows.ts';
import { NearAmounts } from './near.ts';
import { sortBy } from './sort-indexes.ts';
import { ByParty } from './by-party.ts';

const number = fc.oneof(
  fc.integer({ min: -20, max: 20 }),
  fc.integer({ min: -2_000_000_000_000, max: 2_000_000_000_000 }),
  fc.constant(Number.NaN),
);
const column = fc.array(number, { maxLength: 60 }).map((values) => Float64Array.from(values));

describe('groupRows', () => {
  it('finds the rows of each number in their order, and none for another', () => {
    fc.assert(
      fc.property(column, number, (values, other) => {
        const found = groupRows(values.length, (row) => values[row]);
        for (const value of [...values, other])
          expect(found.get(value) ?? []).toEqual([...values.keys()].filter((row) => values[row] === value));
      }),
    );
  });

  it('finds a row by each of its numbers', () => {
    const [one, other] = [
      [1, 2, Number.NaN],
      [3, 1, 2],
    ];
    const found = groupRows(
      3,
      (row) => one?.[row],
      (row) => other?.[row],
    );
    expect([1, 2, 3].map((parsed) => found.get(parsed))).toEqual([[0, 1], [1, 2], [0]]);
  });
});

/** How far apart numbers may be: one step of putting them in order, several, more than can be put in order by steps. */
const RADII = [900, 2_000_000, 2 ** 31 - 2, 2 ** 32];
const within = (radius: number): fc.Arbitrary<Float64Array> =>
  fc
    .array(fc.oneof(fc.integer({ min: -radius, max: radius }), fc.constant(Number.NaN)), { maxLength: 60 })
    .map((values) => Float64Array.from(values));

describe('sortBy', () => {
  const sorted = (values: Float64Array): number[] => sortBy([...values.keys()], values);
  const awaited = (values: Float64Array): number[] =>
    [...values.keys()].sort((a, b) => {
      const [one, other] = [values[a] ?? 0, values[b] ?? 0];
      if (Number.isNaN(one) || Number.isNaN(other))
        return Number(Number.isNaN(one)) - Number(Number.isNaN(other)) || a - b;
      return one - other || a - b;
    });

  it('orders rows by their numbers, equals as they stand, those without last', () => {
    fc.assert(
      fc.property(fc.oneof(column, ...RADII.map(within)), (values) => {
        expect(sorted(values)).toEqual(awaited(values));
      }),
    );
  });

  it('does so for numbers that are not whole, or too far apart for steps', () => {
    for (const values of [
      [2.5, Number.NaN, -1, 2.5, 0],
      [9e15, -9e15, 3, Number.NaN, 3, 9e15],
    ])
      expect(sorted(Float64Array.from(values))).toEqual(awaited(Float64Array.from(values)));
  });
});

describe('Vicini', () => {
  it('has the rows of each amount, and the amounts between two in order', () => {
    fc.assert(
      fc.property(
        column,
        fc.integer({ min: -30, max: 30 }),
        fc.integer({ min: -30, max: 2_000_000 }),
        (values, one, other) => {
          const found = new NearAmounts(values);
          for (const value of [...values, one])
            expect(found.get(value)).toEqual([...values.keys()].filter((row) => values[row] === value));
          const between = [...new Set(values)].filter((value) => value >= one && value <= other);
          expect([...found.listImporti(one, other)]).toEqual(between.sort((a, b) => a - b));
        },
      ),
    );
  });
});

describe('PerPartito', () => {
  it('has the partite of each party by amount, their sums and those that recur', () => {
    const riga = fc.record({
      party: fc.integer({ min: 0, max: 3 }),
      residuo: fc.integer({ min: -9, max: 9 }),
    });
    fc.assert(
      fc.property(fc.array(riga, { maxLength: 40 }), fc.integer({ min: -10, max: 10 }), (righe, importo) => {
        const parties = Int32Array.from(righe, ({ party }) => party);
        const residui = Float64Array.from(righe, ({ residuo }) => residuo);
        const byParty = [0, 1, 2, 3].map((party) =>
          [...righe.keys()].filter((row) => parties[row] === party),
        );
        const found = new ByParty(byParty, residui);
        for (let party = 0; party < 4; party += 1) {
          const own = [...righe.keys()].filter((row) => parties[row] === party);
          const from = found.between(party, importo, 9);
          const near = own.filter((row) => (residui[row] ?? 0) >= importo);
          expect(from).toEqual(near.sort((a, b) => (residui[a] ?? 0) - (residui[b] ?? 0) || a - b));
          for (const sign of [1, -1])
            expect(found.total(party, sign)).toBe(
              own.reduce((sum, row) => sum + Math.max(0, sign * (residui[row] ?? 0)), 0),
            );
          for (const row of own)
            expect(found.recurring.has(row)).toBe(
              own.some((other) => other !== row && residui[other] === residui[row]),
            );
        }
      }),
    );
  });
});

describe('NumberReader', () => {
  it.each([
    ['123/2026', 2026, 123, -1],
    ['2026/123', 2026, 123, -1],
    ['26/A/123', 2026, 123, -1],
    ['FT-00123', 2026, 123, -1],
    ['20260000123', 2026, 20_260_000_123, 123],
    ['12/45', 2026, 45, 1_245],
    ['45/7', 0, 45, 745],
    ['A', 2026, -1, -1],
    ['0', 2026, -1, -1],
  ])('reads %s of %i as %i, also known as %i', (text, year, first, other) => {
    const reader = new NumberReader();
    reader.read(text, year);
    expect([reader.number, reader.variant]).toEqual([first, other]);
  });
});
