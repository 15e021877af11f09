/**
 * Colours by lightness, chroma and hue (OKLCH), where equal lightness looks equally light in every hue:
 * one table of lightnesses then serves all primary colours.
 * Matrices: Björn Ottosson, "A perceptual color space for image processing" (bottosson.github.io/posts/oklab).
 */

export type Rgb = readonly [number, number, number];

/** A channel of sRGB, 0 to 1, without its gamma. */
export const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const toGamma = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

function linearOf(lightness: number, chroma: number, hue: number): Rgb {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const fits = (rgb: Rgb): boolean => rgb.every((channel) => channel >= -0.0005 && channel <= 1.0005);

/** `#rrggbb`; chroma gives way until the colour exists on a screen, lightness and hue stay. */
export function toHex(lightness: number, chroma: number, hue: number): string {
  let kept = chroma;
  while (kept > 0 && !fits(linearOf(lightness, kept, hue))) kept -= 0.004;
  const channels = linearOf(lightness, Math.max(kept, 0), hue).map((channel) => {
    const byte = Math.round(255 * toGamma(Math.min(1, Math.max(0, channel))));
    return byte.toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** Channels of `#rgb` or `#rrggbb`, 0 to 1; null for any other way of writing a colour. */
export function parseHex(text: string): Rgb | null {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text);
  const long = short ?? /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text);
  if (!long) return null;
  const [r = 0, g = 0, b = 0] = long.slice(1).map((part) => parseInt(short ? part + part : part, 16) / 255);
  return [r, g, b];
}

/** OKLab lightness of a grey given by one channel, 0 to 1. */
const lightnessOf = (channel: number): number => Math.cbrt(toLinear(channel));

/**
 * A grey with a breath of hue: same lightness, so that contrasts chosen for the grey still hold.
 * `chromaAt` says how much of it at each lightness; white stays white. Colours that are no greys come back unchanged.
 */
export function computeTint(colour: string, hue: number, chromaAt: (lightness: number) => number): string {
  const rgb = parseHex(colour);
  if (!rgb || rgb[0] !== rgb[1] || rgb[1] !== rgb[2]) return colour;
  const lightness = lightnessOf(rgb[0]);
  return lightness > 0.999 ? colour : toHex(lightness, chromaAt(lightness), hue);
}
