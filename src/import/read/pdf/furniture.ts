/** Lines that every page prints alike in one place: they frame the table, whatever they say. */
import type { DataLine } from './data-lines.ts';
import { joinWords, type PrintedLine, type PdfPage } from './lines.ts';

/** How far apart lines of two pages stand that are printed in one place (points). */
const PLACE = 2;

const sameLine = (one: PrintedLine, other: PrintedLine): boolean =>
  Math.abs(one.y - other.y) <= PLACE && joinWords(one.parole) === joinWords(other.parole);

/**
 * The lines with a day and an amount with which most pages begin, or end, word for word: a balance in the foot of the page, and
 * no row. Two rows that are alike hardly stand in one place of two pages, and at the edge of both.
 * @param isSum words that name a balance or a total: these are read for what they say
 */
export function findFurniture(
  pages: readonly PdfPage[],
  data: ReadonlyMap<PrintedLine, DataLine>,
  isSum: (text: string) => boolean,
): Set<PrintedLine> {
  const own = pages
    .map(({ lines }) => lines.filter((line) => data.has(line)))
    .filter(({ length }) => length > 0);
  const found = new Set<PrintedLine>();
  if (own.length < 2) return found;
  for (const edge of [0, -1]) {
    const groups: PrintedLine[][] = [];
    for (const line of own.flatMap((lines) => lines.at(edge) ?? [])) {
      const group = groups.find(([first]) => first && sameLine(first, line));
      if (group) group.push(line);
      else groups.push([line]);
    }
    for (const group of groups) {
      const words = group[0]?.parole.filter(({ testo }) => /[A-Za-zÀ-ÿ]{3}/.test(testo)) ?? [];
      if (group.length < 2 || group.length * 2 < own.length || isSum(joinWords(words))) continue;
      for (const line of group) found.add(line);
    }
  }
  return found;
}
