import { expect, it } from 'vitest';
import { computeBarLayout } from './bars.tsx';

it('bars stand in as many columns as there is room for, and what has no place is told by the last one', () => {
  // Five lines of one bar each are as high as a drawing.
  expect(computeBarLayout(12, 1, 1_100)).toEqual({ colonne: 3, mostrate: 12 });
  expect(computeBarLayout(40, 1, 1_100)).toEqual({ colonne: 3, mostrate: 14 });
  expect(computeBarLayout(12, 2, 320)).toEqual({ colonne: 1, mostrate: 2 });
});
