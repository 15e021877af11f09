/** Starts of columns as a person writes them: characters counted from 1, parted by commas or spaces. */

export const formatTagli = (tagli: readonly number[]): string => tagli.map((taglio) => taglio + 1).join(', ');

/** Zero-based starts, the first of them 0; null when they are fewer than two, or do not grow. */
export function parseTagli(testo: string): number[] | null {
  const parti = testo.split(/[\s,;]+/).filter((parte) => parte !== '');
  if (parti.length < 2 || parti.length > 200 || parti.some((parte) => !/^[1-9]\d{0,3}$/.test(parte)))
    return null;
  const tagli = parti.map((parte) => Number(parte) - 1);
  const crescenti = tagli.every((taglio, at) => at === 0 || taglio > (tagli[at - 1] ?? 0));
  if (!crescenti) return null;
  return tagli[0] === 0 ? tagli : [0, ...tagli];
}
