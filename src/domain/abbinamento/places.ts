/**
 * Places for values that come in no order. Filled here from the first to the last it stays a plain list: one that is
 * empty, written first at a far place, would be kept as a table by hash.
 */
export function makePosti<T>(count: number): (T | undefined)[] {
  const places: (T | undefined)[] = [];
  for (let at = 0; at < count; at += 1) places.push(undefined);
  return places;
}
