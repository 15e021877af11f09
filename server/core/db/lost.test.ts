import { expect, test } from 'vitest';
import { isDatabaseLost } from './lost.ts';

const coded = (code: string): Error => Object.assign(new Error('no'), { code });

test.each(['57P01', '57P03', '53300', '08006', '08P01', 'ECONNREFUSED', 'ECONNRESET'])(
  '%s is a database that is away',
  (code) => {
    expect(isDatabaseLost(coded(code))).toBe(true);
    expect(isDatabaseLost(new Error('above', { cause: coded(code) }))).toBe(true);
    expect(isDatabaseLost(new AggregateError([coded(code)], ''))).toBe(true);
  },
);

test.each(['Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])(
  '"%s" is too',
  (message) => {
    expect(isDatabaseLost(new Error(message))).toBe(true);
  },
);

test.each([coded('23505'), coded('57014'), coded('53100'), new Error('a bug'), 'text', null])(
  'what the database refuses is not: %s',
  (cause) => {
    expect(isDatabaseLost(cause)).toBe(false);
  },
);
