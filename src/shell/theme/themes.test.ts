import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PREFERENZE_INIZIALI } from '#api/contract/preferenze.ts';
import { forme } from './shapes.ts';
import { computeContrast } from '#tests/contrast.ts';
import { parseHex, computeTint } from './oklch.ts';
import { makeBrandRamp } from './ramp.ts';
import { getGround, makeTheme } from './themes.ts';
import { colori } from './tints.ts';

test('on the first visit the page has its ground before React draws it', () => {
  const css = readFileSync(new URL('global.css', import.meta.url), 'utf8');
  const grounds = [...css.matchAll(/background: (#\w{6});/g)].map(([, colour]) => colour);
  const wanted = [false, true].map((scuro) => getGround(makeTheme({ ...PREFERENZE_INIZIALI, scuro })));
  expect(grounds).toEqual(wanted);
});

test('without a chosen surface, slate by day and zinc by night', () => {
  const temaCon = (scuro: boolean, superficie: 'slate' | 'zinc' | null) =>
    makeTheme({ ...PREFERENZE_INIZIALI, scuro, superficie });
  expect(temaCon(false, null)).toEqual(temaCon(false, 'slate'));
  expect(temaCon(true, null)).toEqual(temaCon(true, 'zinc'));
});

test('every preset has its corners, and its measures reach the style sheets', () => {
  for (const preset of ['Aura', 'Lara', 'Nora'] as const) {
    const theme = makeTheme({ ...PREFERENZE_INIZIALI, preset });
    expect(theme.borderRadiusMedium).toBe(forme[preset].radii.borderRadiusMedium);
    expect(theme['quadra-riga-griglia']).toBe(forme[preset].measures['quadra-riga-griglia']);
  }
  expect(forme.Nora.radii.borderRadius6XLarge).toBe('0px');
});

test('white text stands on slot 80 in every hue', () => {
  for (let hue = 0; hue < 360; hue += 15)
    expect(
      computeContrast('#ffffff', makeBrandRamp({ hue, chroma: 0.15, shape: 'piena' })[80]),
    ).toBeGreaterThanOrEqual(4.5);
});

test('a ramp goes from dark to light', () => {
  const steps = Object.values(makeBrandRamp(colori.emerald)).map((colour) =>
    computeContrast(colour, '#000000'),
  );
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
});

test('tinting keeps the lightness of greys and leaves other values alone', () => {
  const slate = (colour: string) => computeTint(colour, 258, () => 0.009);
  for (const grey of ['#242424', '#616161', '#f0f0f0'])
    expect(computeContrast(slate(grey), grey)).toBeLessThan(1.05);
  expect(slate('#242424')).not.toBe('#242424');
  for (const other of ['#ffffff', '#c50f1f', 'rgba(0, 0, 0, 0.1)']) expect(slate(other)).toBe(other);
});

test('colours are read in both hexadecimal forms', () => {
  expect(parseHex('#fff')).toEqual([1, 1, 1]);
  expect(parseHex('#000000')).toEqual([0, 0, 0]);
  expect(parseHex('white')).toBeNull();
});
