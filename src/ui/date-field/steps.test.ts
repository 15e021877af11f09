import { expect, it } from 'vitest';
import { giorno } from '#domain/date.ts';
import { passoGiorno } from './steps.ts';

it.each([
  ['ArrowRight', '2028-02-29'],
  ['ArrowUp', '2028-02-21'],
  ['Home', '2028-02-28'],
  ['End', '2028-03-05'],
  ['PageDown', '2028-03-28'],
])('%s from a Monday of February leads to %s', (key, day) => {
  expect(passoGiorno(key, giorno('2028-02-28'))).toBe(day);
});

it('a key that is no step, and a step beyond the years that there are, lead nowhere', () => {
  expect(passoGiorno('a', giorno('2028-02-28'))).toBeNull();
  expect(passoGiorno('PageDown', giorno('2199-12-31'))).toBeNull();
});
