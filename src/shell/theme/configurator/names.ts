/** The names of colours and surfaces, as a person reads them. */
import type { Colore, Superficie } from '../tints.ts';

export const nomiColori: { readonly [name in Colore]: string } = {
  noir: 'Nero',
  emerald: 'Smeraldo',
  green: 'Verde',
  lime: 'Lime',
  orange: 'Arancio',
  amber: 'Ambra',
  yellow: 'Giallo',
  teal: 'Ottanio',
  cyan: 'Ciano',
  sky: 'Cielo',
  blue: 'Blu',
  indigo: 'Indaco',
  violet: 'Viola',
  purple: 'Porpora',
  fuchsia: 'Fucsia',
  pink: 'Rosa',
  rose: 'Corallo',
};

export const surfaceNames: { readonly [name in Superficie]: string } = {
  slate: 'Ardesia',
  gray: 'Grigio',
  zinc: 'Zinco',
  neutral: 'Neutra',
  stone: 'Pietra',
  soho: 'Soho',
  viva: 'Viva',
  ocean: 'Oceano',
};
