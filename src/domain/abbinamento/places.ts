/**
 * Places for values that come in no order. Filled here from the first to the last it stays a plain list: one that is
 * empty, written first at a far place, would be kept as a table by hash.
 */
export function makePosti<T>(quanti: number): (T | undefined)[] {
  const posti: (T | undefined)[] = [];
  for (let at = 0; at < quanti; at += 1) posti.push(undefined);
  return posti;
}
