import { expect, it } from 'vitest';
import { MAX_DOCUMENTO } from '#api/contract/soggetti.ts';
import { formatBytes } from './bytes.ts';

it('counts as limits are set, in the largest unit that leaves a whole one', () => {
  expect([0, 1, 1_023, 1_024, 1_500, 10_240, 1_023_400].map(formatBytes)).toEqual([
    '0 byte',
    '1 byte',
    '1023 byte',
    '1 kB',
    '1 kB',
    '10 kB',
    '999 kB',
  ]);
  expect([1_048_576, 2_411_724, 1_503_238_554].map(formatBytes)).toEqual(['1 MB', '2,3 MB', '1,4 GB']);
  // A document as large as it may be is not said to be larger.
  expect(formatBytes(MAX_DOCUMENTO)).toBe('10 MB');
});

it('never says a whole unit as so many of the one before', () => {
  expect([1_048_100, 1_073_741_000].map(formatBytes)).toEqual(['1 MB', '1 GB']);
});
