/** The colours a person may choose, each by its hue: ramps and greys are computed from it. */
import type { Preferenze } from '#api/contract/preferenze.ts';

export type Colore = Preferenze['colore'];
export type Superficie = NonNullable<Preferenze['superficie']>;

/**
 * `piena`: white text on a deep colour. `chiara`: dark text on a bright one, for hues that are themselves
 * only when bright (a yellow deep enough for white text is brown). `nera`: ink itself, in the
 * surface's own grey.
 */
export interface Tint {
  hue: number;
  chroma: number;
  shape: 'piena' | 'chiara' | 'nera';
}

const filled = (hue: number, chroma: number): Tint => ({ hue, chroma, shape: 'piena' });
const light = (hue: number, chroma: number): Tint => ({ hue, chroma, shape: 'chiara' });

export const colori: { readonly [name in Colore]: Tint } = {
  noir: { hue: 0, chroma: 0, shape: 'nera' },
  emerald: filled(163, 0.15),
  green: filled(148, 0.18),
  lime: light(128, 0.2),
  orange: light(52, 0.17),
  amber: light(74, 0.165),
  yellow: light(98, 0.17),
  teal: filled(184, 0.12),
  cyan: filled(210, 0.12),
  sky: filled(236, 0.14),
  blue: filled(258, 0.19),
  indigo: filled(275, 0.2),
  violet: filled(291, 0.22),
  purple: filled(304, 0.23),
  fuchsia: filled(322, 0.24),
  pink: filled(354, 0.21),
  rose: filled(16, 0.2),
};

/** Chroma of a surface's greys: near black, and near white, where the eye sees the least of it. */
export interface Greys {
  hue: number;
  ink: number;
  card: number;
}

export const greysOfSurface: { readonly [name in Superficie]: Greys } = {
  slate: { hue: 258, ink: 0.02, card: 0.004 },
  gray: { hue: 264, ink: 0.011, card: 0.003 },
  zinc: { hue: 286, ink: 0.006, card: 0.0015 },
  neutral: { hue: 0, ink: 0, card: 0 },
  stone: { hue: 66, ink: 0.009, card: 0.005 },
  soho: { hue: 282, ink: 0.022, card: 0.0045 },
  viva: { hue: 222, ink: 0.016, card: 0.005 },
  ocean: { hue: 205, ink: 0.034, card: 0.007 },
};

/** The surface of who chose none: slate by day, zinc by night. */
export const getSurface = ({ superficie, scuro }: Pick<Preferenze, 'superficie' | 'scuro'>): Superficie =>
  superficie ?? (scuro ? 'zinc' : 'slate');
