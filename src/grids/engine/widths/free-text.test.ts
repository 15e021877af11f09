import { expect, test } from 'vitest';
import { computeTextWidth, computeWordWidths, splitWidths } from './free-text.ts';

test('text takes what is left beside the columns that stay, as much as it wants, never less than its own', () => {
  expect(computeTextWidth(1_200, 800, 600, 260)).toBe(400);
  expect(computeTextWidth(1_900, 800, 600, 260)).toBe(600);
  expect(computeTextWidth(390, 800, 600, 260)).toBe(260);
  expect(computeTextWidth(1_200, 800, 90, 260)).toBe(260);
});

test('several texts share the room by their weights, none under its own where there is room for it', () => {
  const texts = [
    { weight: 13, own: 200 },
    { weight: 10, own: 190 },
  ];
  expect(splitWidths(920, texts)).toEqual([520, 400]);
  expect(splitWidths(300, texts)).toEqual([153, 146]);
});

test('too little room for their own is shared too, as long as each keeps the better part of its own', () => {
  const texts = [
    { weight: 12, own: 330 },
    { weight: 11, own: 140 },
  ];
  expect(splitWidths(339, texts)).toEqual([238, 100]);
  // So little would be read by nobody, and is a scroll away all the same.
  expect(splitWidths(250, texts)).toEqual([330, 140]);
});

test('what a text has beyond its part, to have its own, the others have less', () => {
  const texts = [
    { weight: 12, own: 330 },
    { weight: 11, own: 150 },
  ];
  expect(splitWidths(520, texts)).toEqual([330, 190]);
  expect(splitWidths(1_150, texts)).toEqual([600, 550]);
  expect(splitWidths(400, texts)).toEqual([275, 125]);
});

test('in too little room short words give up what they leave empty, and what is not known keeps its own', () => {
  const columns = [
    { own: 180, wanted: 90 },
    { own: 120, wanted: null },
    { own: 100, wanted: 300 },
  ];
  expect(computeWordWidths(200, columns)).toEqual([90, 120, 100]);
});

test('with room to spare words that are cut are shown whole, in their order, as far as it goes', () => {
  const columns = [
    { own: 100, wanted: 160 },
    { own: 120, wanted: 100 },
    { own: 100, wanted: 300 },
  ];
  expect(computeWordWidths(400, columns)).toEqual([160, 120, 120]);
  expect(computeWordWidths(900, columns)).toEqual([160, 120, 300]);
});

test('what short words gave up goes to those that are cut', () => {
  const columns = [
    { own: 180, wanted: 80 },
    { own: 120, wanted: 160 },
  ];
  expect(computeWordWidths(250, columns)).toEqual([80, 160]);
});
