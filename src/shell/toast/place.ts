/** Where messages stand: under the top bar at the right, where they cover nothing that a person may press. */

interface Span {
  top: number;
  bottom: number;
}

/** Below the top bar. */
export const BELOW_BAR = 60;
const MARGIN = 8;

/** The first room of this height from the bar down, clear of what can be pressed; under the bar when there is none. */
export function findPlace(obstacles: readonly Span[], height: number, windowHeight: number): number {
  let top = BELOW_BAR;
  for (const obstacle of obstacles.toSorted((a, b) => a.top - b.top)) {
    if (obstacle.bottom + MARGIN <= top) continue;
    if (obstacle.top >= top + height) break;
    top = obstacle.bottom + MARGIN;
  }
  return top + height <= windowHeight ? top : BELOW_BAR;
}

const PRESSABLE = 'button, a[href], input, select, textarea, [role="tab"], [role="radio"]';

/** What can be pressed in the strip at the right of the window; rows of a grid scroll, and are not of it. */
export const findObstacles = (larghezza: number, own: Element): Span[] =>
  [...document.querySelectorAll(PRESSABLE)].flatMap((each) => {
    if (own.contains(each) || each.closest('[role="row"]:not(.ag-header-row)')) return [];
    const { top, bottom, right, width } = each.getBoundingClientRect();
    return width > 0 && right > window.innerWidth - larghezza ? [{ top, bottom }] : [];
  });
