import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeLabelStep, makeScale, roundStep } from './scale.ts';

test.each([
  [0, 100],
  [1_000, 200],
  [123_456, 50_000],
  [5_000_000, 1_000_000],
])('a span of %i is cut by %i', (span, step) => {
  expect(roundStep(span)).toBe(step);
});

test('counts are cut by whole numbers', () => {
  expect(roundStep(3, 1)).toBe(1);
});

test('every value stands between the lines, higher the larger it is', () => {
  const values = fc.array(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), { maxLength: 12 });
  fc.assert(
    fc.property(fc.array(values, { maxLength: 3 }), (all) => {
      const { lines, y } = makeScale(all.flat(), 200);
      expect(lines).toContain(0);
      expect(lines.length).toBeLessThanOrEqual(7);
      const sorted = all.flat().toSorted((a, b) => a - b);
      for (const [at, value] of sorted.entries()) {
        expect(y(value)).toBeGreaterThanOrEqual(8 - 1e-6);
        expect(y(value)).toBeLessThanOrEqual(200 + 1e-6);
        if (at > 0) expect(y(value)).toBeLessThanOrEqual(y(sorted[at - 1] ?? 0) + 1e-6);
      }
    }),
    { numRuns: 60 },
  );
});

test('names that would touch are left out', () => {
  expect(computeLabelStep(12, 1_200, 6)).toBe(1);
  expect(computeLabelStep(100, 600, 5)).toBe(8);
  expect(computeLabelStep(0, 0, 5)).toBeGreaterThan(0);
});
