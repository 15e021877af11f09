/** Where a cell stands, by its reference. */

/** `A` is 0, `AB12` is 27; -1 when it is no reference. Written over character codes: it runs on every cell. */
export function parseColumn(reference: string): number {
  let column = 0;
  for (let at = 0; at < reference.length; at++) {
    const letter = reference.charCodeAt(at) - 64;
    if (letter < 1 || letter > 26) return at === 0 ? -1 : column - 1;
    column = column * 26 + letter;
    if (at > 4) return -1;
  }
  return column - 1;
}
