/**
 * An array for values that come in any order. It is filled from first to last, so that it stays a plain array: the
 * engine keeps an empty array that is first written at a high index as a slow hash table.
 */
export function makePlaces<T>(count: number): (T | undefined)[] {
  const places: (T | undefined)[] = [];
  for (let at = 0; at < count; at += 1) places.push(undefined);
  return places;
}
