import { expect, it } from 'vitest';
import { findPlace } from './place.ts';

it('messages stand under the bar, or below what can be pressed there', () => {
  expect(findPlace([], 100, 900)).toBe(60);
  expect(findPlace([{ top: 10, bottom: 50 }], 100, 900)).toBe(60);
  expect(findPlace([{ top: 64, bottom: 96 }], 100, 900)).toBe(104);
  // Between two there must be room for all of it.
  expect(
    findPlace(
      [
        { top: 180, bottom: 210 },
        { top: 64, bottom: 96 },
      ],
      100,
      900,
    ),
  ).toBe(218);
  expect(
    findPlace(
      [
        { top: 64, bottom: 96 },
        { top: 300, bottom: 330 },
      ],
      100,
      900,
    ),
  ).toBe(104);
});

it('where there is no room at all they stand under the bar', () => {
  expect(findPlace([{ top: 64, bottom: 380 }], 100, 400)).toBe(60);
});
