/** Several workspaces on one page: which of them a key is for. */

const FRAME = '[data-workspace]';

/**
 * True when a key pressed at `target` belongs to the workspace around `element`: it is inside it, or inside none
 * and this is the first of the page.
 */
export function isWithin(element: Element | null, target: EventTarget | null): boolean {
  const own = element?.closest(FRAME) ?? null;
  if (own === null) return true;
  const at = target instanceof Element ? target.closest(FRAME) : null;
  return (at ?? document.querySelector(FRAME)) === own;
}
