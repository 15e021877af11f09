import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toGiorno } from '#domain/date.ts';
import { toCentesimi } from '#domain/importi.ts';
import { makeScale } from '#ui/chart/scale.ts';
import { makeBars } from './bars.ts';

const AREA = { width: 700, left: 60 };
const HEIGHT = 216;
const scaleOf = (months: readonly ReturnType<typeof month>[]) =>
  makeScale(
    months.flatMap(({ avere, dare }): number[] => [avere, dare]),
    HEIGHT,
  );
const month = (avere: number, dare: number) => ({
  mese: toGiorno('2026-11-01'),
  avere: toCentesimi(avere),
  dare: toCentesimi(dare),
});

test('every bar fits in the chart, in on one side of zero and out on the other', () => {
  const amount = fc.integer({ min: 0, max: 10 ** 12 });
  fc.assert(
    fc.property(fc.array(fc.tuple(amount, amount), { maxLength: 12 }), (pairs) => {
      const months = pairs.map(([avere, dare]) => month(avere, -dare));
      const scale = scaleOf(months);
      expect(scale.lines).toContain(0);
      expect(scale.lines.length).toBeLessThanOrEqual(7);
      const zero = scale.y(0);
      for (const { avere, dare, bar, x, width } of makeBars(months, AREA, scale)) {
        expect(avere.y).toBeGreaterThanOrEqual(8 - 1e-6);
        expect(avere.y + avere.height).toBeCloseTo(zero, 6);
        expect(dare.y).toBe(zero);
        expect(dare.y + dare.height).toBeLessThanOrEqual(HEIGHT + 1e-6);
        expect(bar.x).toBeGreaterThanOrEqual(x);
        expect(bar.x + bar.width).toBeLessThanOrEqual(x + width + 1e-6);
      }
    }),
  );
});

test('heights are in proportion', () => {
  const months = [month(2_000, -1_000), month(4_000, 0)];
  const [first, second] = makeBars(months, AREA, scaleOf(months));
  expect(second?.avere.height).toBeCloseTo(2 * (first?.avere.height ?? 0), 6);
  expect(first?.dare.height).toBeCloseTo((first?.avere.height ?? 0) / 2, 6);
  expect(second?.dare.height).toBe(0);
});
