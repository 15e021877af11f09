/** Lists under keys. Where each thing has one key, `Map.groupBy` makes them at once. */

/** Adds to the list under a key, which begins with the first. */
export function addUnder<Key, Value>(groups: Map<Key, Value[]>, key: Key, value: Value): void {
  const group = groups.get(key);
  if (group) group.push(value);
  else groups.set(key, [value]);
}
