/** Fluent's sixteen brand slots out of one hue. */
import type { BrandVariants } from '@fluentui/react-components';
import { toHex } from './oklch.ts';
import type { Tint } from './tints.ts';

type Scala = { readonly [slot in keyof BrandVariants]: number };

/**
 * Dark to light. White text stands on slot 80 (4.5:1 at least in any hue); the dark theme writes with
 * slots 110 and 120 on its near-black.
 */
const SCALA: Scala = {
  10: 0.16,
  20: 0.21,
  30: 0.26,
  40: 0.31,
  50: 0.35,
  60: 0.39,
  70: 0.43,
  80: 0.48,
  90: 0.55,
  100: 0.63,
  110: 0.72,
  120: 0.77,
  130: 0.82,
  140: 0.87,
  150: 0.92,
  160: 0.96,
};

/** Ink: near black where others are deep, near white where others are bright. */
const BLACK_RAMP: Scala = {
  ...SCALA,
  50: 0.16,
  60: 0.18,
  70: 0.21,
  80: 0.25,
  90: 0.36,
  110: 0.9,
  120: 0.94,
  130: 0.95,
  140: 0.96,
  150: 0.945,
  160: 0.965,
};

export function makeBrandRamp({ hue, chroma, shape }: Tint): BrandVariants {
  const slots = Object.entries(shape === 'nera' ? BLACK_RAMP : SCALA).map(([slot, lightness]) => {
    // The ends of the ramp carry less colour, as ink and paper do; paper least of all.
    const fade = 1 - ((lightness > 0.58 ? 2.4 : 2.2) * (lightness - 0.58)) ** 2;
    return [slot, toHex(lightness, chroma * fade, hue)];
  });
  // Object.entries of a record keyed by slot gives exactly the slots.
  return Object.fromEntries(slots) as BrandVariants;
}
