import { expect, test } from 'vitest';
import { computeTextWidth, splitWidths } from './free-text.ts';

test('text takes what is left beside the columns that stay, as much as it wants, never less than its own', () => {
  expect(computeTextWidth(1_200, 800, 600, 260)).toBe(400);
  expect(computeTextWidth(1_900, 800, 600, 260)).toBe(600);
  expect(computeTextWidth(390, 800, 600, 260)).toBe(260);
  expect(computeTextWidth(1_200, 800, 90, 260)).toBe(260);
});

test('several texts share the room by their weights, none under its own', () => {
  const texts = [
    { weight: 13, own: 200 },
    { weight: 10, own: 190 },
  ];
  expect(splitWidths(920, texts)).toEqual([520, 400]);
  expect(splitWidths(300, texts)).toEqual([200, 190]);
});
