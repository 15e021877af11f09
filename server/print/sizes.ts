/** Points on paper (72 an inch) and the few colours of the family. */

/** A4, ISO 216. */
const A4 = { corto: 595.28, lungo: 841.89 };
export const MARGIN = 40;
/** Air on both sides of a cell. */
export const ARIA = 6;
export const COLORI = {
  testo: '#1c2126',
  grigio: '#5c666d',
  filo: '#d5dadd',
  border: '#8a9299',
  fondo: '#eef1f3',
  accento: '#1f4e79',
} as const;

/** Width between the margins. */
export const getUsableWidth = (horizontal: boolean): number =>
  (horizontal ? A4.lungo : A4.corto) - 2 * MARGIN;
