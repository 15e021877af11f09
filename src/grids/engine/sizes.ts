/** The widths and heights for which the bar over a grid is drawn, and how narrow a text may become. */
import { LOW_WINDOW, TELEFONO } from '#ui/use-media.ts';

/** A phone. */
export const NARROW = `@media ${TELEFONO}`;
/** Width of the grid from which names stand beside the icons. */
export const WIDE = '@container (min-width: 1500px)';
/** A narrow pane: the parts that can, give up width so that the bar stays one row. */
export const NARROW_PANE = '@container (min-width: 431px) and (max-width: 560px)';
/** A part beside another: its tools are behind one button, so that filters and search have the one row. */
export const FOLDED = '@container (max-width: 900px)';
/** A part whose rows have tabs: these count them, and name it. */
export const TABBED = '@container (max-width: 1100px)';
/** Tabs and little else: the search is a lens over them while it is used. */
export const LENS = '@container (max-width: 640px)';
/** Folded, and with room for a box to type in beside the tabs. */
export const FOLDED_WIDE = '@container (min-width: 641px) and (max-width: 900px)';
export const BASSO = `@media ${LOW_WINDOW}`;
/** So much of its own width a text keeps where there is too little for several: with less it is not read. */
export const LEAST = 0.6;
