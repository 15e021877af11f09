import { expect, it } from 'vitest';
import { formatBytes } from './bytes.ts';

it('counts by the thousand, in the largest unit that leaves a whole one', () => {
  expect([0, 1, 999, 1_000, 1_499, 10_240, 999_400].map(formatBytes)).toEqual([
    '0 byte',
    '1 byte',
    '999 byte',
    '1 kB',
    '1 kB',
    '10 kB',
    '999 kB',
  ]);
  expect([1_000_000, 1_048_576, 10_485_760, 1_400_000_000].map(formatBytes)).toEqual([
    '1 MB',
    '1 MB',
    '10,5 MB',
    '1,4 GB',
  ]);
});

it('never says a thousand of one unit for one of the next', () => {
  expect([999_500, 999_950_000].map(formatBytes)).toEqual(['1 MB', '1 GB']);
});
