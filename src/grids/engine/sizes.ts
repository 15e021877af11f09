/** The widths and heights for which the bar over a grid is drawn, and how narrow a text may become. */

/** Width of the grid from which names stand beside the icons. */
export const WIDE = '@container (min-width: 1500px)';
/** A narrow pane: the parts that can, give up width so that the bar stays one row. */
export const NARROW_PANE = '@container (min-width: 431px) and (max-width: 560px)';
/** A part beside another: its tools are behind one button, so that filters and search have the one row. */
export const FOLDED = '@container (max-width: 900px)';
/** A window of little height: a page at 200 %. */
export const LOW_WINDOW = '(max-height: 520px)';
export const BASSO = `@media ${LOW_WINDOW}`;
/** So much of its own width a text keeps where there is too little for several: with less it is not read. */
export const LEAST = 0.6;
