/** Starts of columns as a person writes them: characters counted from 1, parted by commas or spaces. */

export const formatTagli = (cuts: readonly number[]): string => cuts.map((cut) => cut + 1).join(', ');

/** Zero-based starts, the first of them 0; null when they are fewer than two, or do not grow. */
export function parseTagli(text: string): number[] | null {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  if (parts.length < 2 || parts.length > 200 || parts.some((part) => !/^[1-9]\d{0,3}$/.test(part)))
    return null;
  const cuts = parts.map((part) => Number(part) - 1);
  const growing = cuts.every((cut, at) => at === 0 || cut > (cuts[at - 1] ?? 0));
  if (!growing) return null;
  return cuts[0] === 0 ? cuts : [0, ...cuts];
}
