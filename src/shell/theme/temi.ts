/** The Fluent themes: a brand ramp from one hue, greys with a breath of another, and a workbench's typography. */
import {
  createDarkTheme,
  createLightTheme,
  type BrandVariants,
  type Theme,
} from '@fluentui/react-components';
import { oklch, tint } from './oklch.ts';

export interface Tinta {
  hue: number;
  chroma: number;
}

/** Default primary colour. */
export const emerald: Tinta = { hue: 163, chroma: 0.15 };
/** Default surface: grey leaning to blue, so that paper white stays the warmest thing on the page. */
export const slate: Tinta = { hue: 258, chroma: 0.009 };

/**
 * Fluent's sixteen slots, dark to light. White text stands on slot 80 (4.5:1 at least in any hue);
 * the dark theme writes with slots 100 to 120 on its near-black.
 */
const LIGHTNESS: { readonly [slot in keyof BrandVariants]: number } = {
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
  110: 0.69,
  120: 0.75,
  130: 0.81,
  140: 0.87,
  150: 0.92,
  160: 0.96,
};

export function brandRamp({ hue, chroma }: Tinta): BrandVariants {
  const slots = Object.entries(LIGHTNESS).map(([slot, lightness]) => {
    // The ends of the ramp carry less colour, as ink and paper do.
    const fade = 1 - (2.2 * (lightness - 0.58)) ** 2;
    return [slot, oklch(lightness, chroma * fade, hue)];
  });
  // Object.entries of a record keyed by slot gives exactly the slots.
  return Object.fromEntries(slots) as BrandVariants;
}

const FONT = "'Inter Variable', 'Segoe UI', system-ui, -apple-system, Roboto, 'Helvetica Neue', sans-serif";

function finish(theme: Theme, surface: Tinta): Theme {
  const tinted = Object.entries(theme).map(([token, value]) => [
    token,
    typeof value === 'string' ? tint(value, surface.chroma, surface.hue) : value,
  ]);
  return {
    // The same tokens go in and come out, only greys change.
    ...(Object.fromEntries(tinted) as Theme),
    fontFamilyBase: FONT,
    fontFamilyNumeric: FONT,
    borderRadiusMedium: '6px',
    borderRadiusLarge: '8px',
    borderRadiusXLarge: '12px',
  };
}

export function lightTheme(primary: Tinta, surface: Tinta): Theme {
  return finish(createLightTheme(brandRamp(primary)), surface);
}

/** In the dark, slots 110 and 120 are the first that read well on the surface, and hairlines stay hairlines. */
export function darkTheme(primary: Tinta, surface: Tinta): Theme {
  const brand = brandRamp(primary);
  return finish(
    {
      ...createDarkTheme(brand),
      colorBrandForeground1: brand[110],
      colorBrandForeground2: brand[120],
      colorBrandForegroundLink: brand[110],
      colorBrandForegroundLinkHover: brand[120],
      colorBrandForegroundLinkPressed: brand[100],
      colorCompoundBrandForeground1: brand[110],
      colorCompoundBrandStroke: brand[110],
      colorCompoundBrandBackground: brand[110],
      colorBrandBackground2: brand[40],
      colorBrandBackground2Hover: brand[50],
      colorBrandBackground2Pressed: brand[30],
      colorNeutralStroke1: '#525252',
      colorNeutralStroke2: '#3d3d3d',
      colorNeutralStroke3: '#333333',
    },
    surface,
  );
}
