/** Numbers of fixed width, read where they stand: from character codes, without a text of their own. */

/** The number that `count` digits write from `from` on (zero-based); NaN when one of them is no digit. */
export function parseDigits(text: string, from: number, count: number): number {
  let number = 0;
  for (let at = from; at < from + count; at++) {
    const digit = text.charCodeAt(at) - 48;
    // Past the end of the text it is NaN, which is neither.
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    number = number * 10 + digit;
  }
  return number;
}
