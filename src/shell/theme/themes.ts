/** The Fluent theme of a set of preferences: one hue for the brand, one for the greys, one preset for the shape. */
import {
  createDarkTheme,
  createLightTheme,
  type BrandVariants,
  type Theme,
} from '@fluentui/react-components';
import type { Preferenze } from '#api/contract/preferenze.ts';
import { forme, type ShapeTokens } from './shapes.ts';
import { toHex, computeTint } from './oklch.ts';
import { makeBrandRamp } from './ramp.ts';
import { colori, greysOfSurface, getSurface, type Greys, type Superficie, type Tint } from './tints.ts';

type Look = Pick<Preferenze, 'preset' | 'colore' | 'superficie' | 'scuro'>;
export type QuadraTheme = Theme & ShapeTokens;

const FONT = "'Inter Variable', 'Segoe UI', system-ui, -apple-system, Roboto, 'Helvetica Neue', sans-serif";

/** Grounds of a filled button, and the text on them. */
type Filled = Pick<
  Theme,
  | 'colorBrandBackground'
  | 'colorBrandBackgroundHover'
  | 'colorBrandBackgroundPressed'
  | 'colorBrandBackgroundSelected'
  | 'colorNeutralForegroundOnBrand'
>;

const filled = (ground: string, hover: string, pressed: string, text: string): Filled => ({
  colorBrandBackground: ground,
  colorBrandBackgroundHover: hover,
  colorBrandBackgroundPressed: pressed,
  colorBrandBackgroundSelected: pressed,
  colorNeutralForegroundOnBrand: text,
});

/** Lightness of the bright hues' buttons: as bright as the hue is when it looks most itself. */
const lightOf = (hue: number): number => (hue < 60 ? 0.73 : hue < 85 ? 0.8 : 0.86);

function fillOf({ hue, chroma, shape }: Tint, brand: BrandVariants, dark: boolean): Filled {
  if (shape === 'nera' && dark) return filled(brand[120], '#ffffff', brand[110], '#1f1f1f');
  if (shape !== 'chiara')
    return dark
      ? filled(brand[80], brand[70], brand[60], '#ffffff')
      : filled(brand[80], brand[70], brand[50], '#ffffff');
  const light = lightOf(hue);
  const [ground, hover, pressed] = [light, light - 0.04, light - 0.09].map((step) =>
    toHex(step, chroma, hue),
  );
  return filled(ground ?? '', hover ?? '', pressed ?? '', toHex(0.22, 0.04, hue));
}

const lightTheme = (brand: BrandVariants): Theme => ({
  ...createLightTheme(brand),
  // The page lies a shade under its cards.
  colorNeutralBackground2: '#f8f8f8',
});

/** In the dark, slots 110 and 120 are the first that read well on the surface. */
const darkTheme = (brand: BrandVariants): Theme => ({
  ...createDarkTheme(brand),
  colorBrandForeground1: brand[110],
  colorBrandForeground2: brand[120],
  colorBrandForegroundLink: brand[110],
  colorBrandForegroundLinkHover: brand[120],
  colorBrandForegroundLinkPressed: brand[120],
  colorBrandForegroundLinkSelected: brand[110],
  colorCompoundBrandForeground1: brand[110],
  colorCompoundBrandForeground1Hover: brand[120],
  colorCompoundBrandForeground1Pressed: brand[110],
  colorCompoundBrandStroke: brand[110],
  colorCompoundBrandBackground: brand[110],
  colorNeutralForeground2BrandHover: brand[120],
  colorNeutralForeground2BrandPressed: brand[120],
  colorNeutralForeground2BrandSelected: brand[110],
  colorNeutralForeground3BrandHover: brand[120],
  colorNeutralForeground3BrandPressed: brand[120],
  colorNeutralForeground3BrandSelected: brand[110],
  // Fluent's own is 4.1:1 on a card.
  colorStatusDangerForeground1: '#e8838c',
  colorBrandBackground2: brand[40],
  colorBrandBackground2Hover: brand[50],
  colorBrandBackground2Pressed: brand[30],
});

/** Chroma between the two ends: ink below a lightness of 0.3, paper above 0.9. */
const chromaOf =
  ({ ink, card }: Greys): ((lightness: number) => number) =>
  (lightness) => {
    const way = Math.min(1, Math.max(0, (lightness - 0.3) / 0.6));
    return ink + (card - ink) * way;
  };

function tinted(theme: Theme, greys: Greys): Theme {
  const chromaAt = chromaOf(greys);
  const entries = Object.entries(theme).map(([token, value]) => [
    token,
    typeof value === 'string' ? computeTint(value, greys.hue, chromaAt) : value,
  ]);
  // The same tokens go in and come out, only greys change.
  return Object.fromEntries(entries) as Theme;
}

/** The whole theme; the same preferences give the same one. */
export function makeTheme(look: Look): QuadraTheme {
  const { preset, colore, scuro } = look;
  const tint = colori[colore];
  const brand = makeBrandRamp(tint);
  const shape = forme[preset];
  const base: Theme = {
    ...(scuro ? darkTheme(brand) : lightTheme(brand)),
    ...(scuro ? shape.scuro : shape.light),
    ...fillOf(tint, brand, scuro),
  };
  return {
    ...tinted(base, greysOfSurface[getSurface(look)]),
    ...shape.radii,
    ...shape.measures,
    fontFamilyBase: FONT,
    fontFamilyNumeric: FONT,
  };
}

/** The two greys that show a surface's hue in a swatch: stronger than on the page, where they lie side by side. */
export function getGreys(surface: Superficie): { giorno: string; night: string } {
  const { hue, ink, card } = greysOfSurface[surface];
  return { giorno: toHex(0.9, card * 5, hue), night: toHex(0.42, ink * 2.5, hue) };
}

/** The ground of the page under everything, which the browser paints before React does. */
export const getGround = (theme: QuadraTheme): string => theme.colorNeutralBackground2;

/** The colour of a swatch: what a filled button has. */
export const getSwatch = (colour: Preferenze['colore'], dark: boolean): string =>
  fillOf(colori[colour], makeBrandRamp(colori[colour]), dark).colorBrandBackground;
