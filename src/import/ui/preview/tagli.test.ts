import { expect, test } from 'vitest';
import { formatTagli, parseTagli } from './tagli.ts';

test('starts of columns are written from 1, and the first column starts the line', () => {
  expect(parseTagli('1, 13; 25 80')).toEqual([0, 12, 24, 79]);
  expect(parseTagli('13, 25')).toEqual([0, 12, 24]);
  expect(parseTagli(formatTagli([0, 12, 24]))).toEqual([0, 12, 24]);
});

test('starts that do not grow, or are no numbers, cut nothing', () => {
  for (const text of ['', '5', '10, 5', '5, 5', '0, 4', '1, x', '-1, 3']) expect(parseTagli(text)).toBeNull();
});
