/** Where an arrow goes in a list that has headings between its lines. */

/**
 * The line that a step from line `at` reaches: past those that take no focus, or the last before them; `at` where
 * there is none. A step may be infinite.
 */
export function findNext(held: readonly boolean[], at: number, step: number): number {
  const from = Math.min(held.length - 1, Math.max(0, at + step));
  const after = step > 0 ? held.indexOf(true, from) : held.lastIndexOf(true, from);
  const found = after < 0 ? (step > 0 ? held.lastIndexOf(true, from) : held.indexOf(true, from)) : after;
  return found < 0 ? at : found;
}
