import { expect, it } from 'vitest';
import { toGiorno } from '#domain/date.ts';
import { moveGiorno } from './steps.ts';

it.each([
  ['ArrowRight', '2028-02-29'],
  ['ArrowUp', '2028-02-21'],
  ['Home', '2028-02-28'],
  ['End', '2028-03-05'],
  ['PageDown', '2028-03-28'],
])('%s from a Monday of February leads to %s', (key, day) => {
  expect(moveGiorno(key, toGiorno('2028-02-28'))).toBe(day);
});

it('a key that is no step, and a step beyond the years that there are, lead nowhere', () => {
  expect(moveGiorno('a', toGiorno('2028-02-28'))).toBeNull();
  expect(moveGiorno('PageDown', toGiorno('2199-12-31'))).toBeNull();
});
