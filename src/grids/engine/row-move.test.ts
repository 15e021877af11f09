import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listSurroundings } from './blocks/find-again.ts';
import { findHeir } from './row-move.ts';

describe('a row that is gone', () => {
  const where = (left: readonly string[], before: readonly string[]) => (place: number) => {
    const at = left.indexOf(before[place] ?? '');
    return at === -1 ? null : at;
  };
  const heir = (before: string, left: string, place: number): string | null => {
    const rows = Array.from(left);
    const now = findHeir(place, before.length, where(rows, Array.from(before)));
    return now === null ? null : (rows[now] ?? null);
  };

  it('leaves its place to the next that is left, else to the one before', () => {
    expect(heir('abcde', 'xabcde', 2)).toBe('c');
    expect(heir('abcde', 'abde', 2)).toBe('d');
    expect(heir('abcde', 'yabex', 2)).toBe('e');
    expect(heir('abcde', 'ab', 2)).toBe('b');
    expect(heir('abcde', 'xy', 2)).toBe(null);
  });
});

describe('what is read around the places that are held', () => {
  it('holds them all with what may have come or gone, and no row twice', () => {
    const stretches = fc.array(
      fc
        .record({ alto: fc.nat(5_000), altre: fc.nat(40) })
        .map(({ alto, altre }) => ({ alto, basso: alto + altre })),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(stretches, fc.integer({ min: -900, max: 900 }), (places, differenza) => {
        const read = listSurroundings(places, differenza);
        for (const { alto, basso } of places)
          expect(
            read.some(
              ({ da, a }) =>
                da <= Math.max(0, alto - Math.abs(differenza)) && a > basso + Math.abs(differenza),
            ),
          ).toBe(true);
        for (const [at, { da }] of read.entries()) expect(da).toBeGreaterThan(read[at - 1]?.a ?? -1);
      }),
    );
  });

  it('leaves alone what is too long to read', () => {
    expect(listSurroundings([{ alto: 0, basso: 200_000 }], 0)).toEqual([]);
  });
});
