import { expect, it } from 'vitest';
import { formatBreve } from './short-amount.ts';

it.each([
  [0, '0'],
  [49, '0'],
  [123_456, '+1.235'],
  [-9_999_949, '-99.999'],
  [9_999_950, '+100k'],
  [-123_456_789, '-1.235k'],
])('says the net of %i cents in what a day of a phone has room for', (cents, text) => {
  expect(formatBreve(cents)).toBe(text);
});
