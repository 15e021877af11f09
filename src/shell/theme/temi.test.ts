import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, parseHex, tint } from './oklch.ts';
import { brandRamp, darkTheme, emerald, lightTheme, slate } from './temi.ts';

/** Text on its ground, WCAG 2.2 AA. */
const PAIRS = [
  ['colorNeutralForeground1', 'colorNeutralBackground1'],
  ['colorNeutralForeground2', 'colorNeutralBackground2'],
  ['colorNeutralForeground3', 'colorNeutralBackground1'],
  ['colorNeutralForeground3', 'colorNeutralBackground2'],
  ['colorNeutralForegroundOnBrand', 'colorBrandBackground'],
  ['colorNeutralForegroundOnBrand', 'colorBrandBackgroundHover'],
  ['colorBrandForeground1', 'colorNeutralBackground1'],
  ['colorBrandForeground2', 'colorBrandBackground2'],
  ['colorBrandForeground2', 'colorBrandBackground2Hover'],
  ['colorBrandForegroundLink', 'colorNeutralBackground1'],
  ['colorBrandForegroundLink', 'colorNeutralBackground2'],
] as const;

describe.each([
  ['light', lightTheme(emerald, slate)],
  ['dark', darkTheme(emerald, slate)],
])('%s theme', (_name, theme) => {
  test.each(PAIRS)('%s reads on %s', (text, ground) => {
    expect(contrast(theme[text], theme[ground])).toBeGreaterThanOrEqual(4.5);
  });
});

test('the page has its ground before React draws it', () => {
  const css = readFileSync(new URL('global.css', import.meta.url), 'utf8');
  const grounds = [...css.matchAll(/background: (#\w{6});/g)].map(([, colour]) => colour);
  expect(grounds).toEqual([
    lightTheme(emerald, slate).colorNeutralBackground2,
    darkTheme(emerald, slate).colorNeutralBackground2,
  ]);
});

test('white text stands on slot 80 in every hue', () => {
  for (let hue = 0; hue < 360; hue += 15)
    expect(contrast('#ffffff', brandRamp({ hue, chroma: 0.15 })[80])).toBeGreaterThanOrEqual(4.5);
});

test('a ramp goes from dark to light', () => {
  const steps = Object.values(brandRamp(emerald)).map((colour) => contrast(colour, '#000000'));
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
});

test('tinting keeps the lightness of greys and leaves other values alone', () => {
  for (const grey of ['#242424', '#616161', '#f0f0f0'])
    expect(contrast(tint(grey, 0.009, 258), grey)).toBeLessThan(1.05);
  expect(tint('#242424', 0.009, 258)).not.toBe('#242424');
  expect(tint('#ffffff', 0.009, 258)).toBe('#ffffff');
  expect(tint('#c50f1f', 0.009, 258)).toBe('#c50f1f');
  expect(tint('rgba(0, 0, 0, 0.1)', 0.009, 258)).toBe('rgba(0, 0, 0, 0.1)');
});

test('colours are read in both hexadecimal forms', () => {
  expect(parseHex('#fff')).toEqual([1, 1, 1]);
  expect(parseHex('#000000')).toEqual([0, 0, 0]);
  expect(parseHex('white')).toBeNull();
});
