/** For the tests: how well colours can be told apart. */
import { parseHex, toLinear, type Rgb } from '#shell/theme/oklch.ts';

/** Relative luminance, 0 to 1 (WCAG 2.2). */
function computeLuminance([r, g, b]: Rgb): number {
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b);
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2). */
export function computeContrast(one: string, other: string): number {
  const [first, second] = [parseHex(one), parseHex(other)];
  if (!first || !second) throw new RangeError(`not hexadecimal colours: ${one}, ${other}`);
  const [high = 0, low = 0] = [computeLuminance(first), computeLuminance(second)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}
