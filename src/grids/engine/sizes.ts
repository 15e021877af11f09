/** The rooms that the row over a grid is drawn for. */

/** As much as names beside the icons take; asked of the grid's own width. */
export const LARGO = '@container (min-width: 1500px)';
/** A window as wide as a phone. */
export const TELEFONO = '(max-width: 640px)';
/** A window of little height: a page at 200 %. */
export const BASSO = '@media (max-height: 520px)';
