import { expect, test } from 'vitest';
import { computeRing } from './ripple.ts';

test.each([
  ['the middle', 50, 16],
  ['a corner', 0, 0],
  ['the opposite corner', 100, 32],
])('pressed in %s, the ring reaches every corner of the button', (_where, x, y) => {
  const { left, top, size } = computeRing(x, y, 100, 32);
  const radius = size / 2;
  expect([left + radius, top + radius]).toEqual([x, y]);
  for (const [cornerX, cornerY] of [
    [0, 0],
    [100, 0],
    [0, 32],
    [100, 32],
  ] as const)
    expect(Math.hypot(cornerX - x, cornerY - y)).toBeLessThanOrEqual(radius + 1e-9);
});
