/** Lines that every page prints alike in one place: they frame the table, whatever they say. */
import type { DataLine } from './columns.ts';
import { joinWords, type PrintedLine, type PdfPage } from './lines.ts';

/** How far apart lines of two pages stand that are printed in one place (points). */
const PLACE = 2;

const sameLine = (one: PrintedLine, other: PrintedLine): boolean =>
  Math.abs(one.y - other.y) <= PLACE && joinWords(one.parole) === joinWords(other.parole);

/**
 * The lines with a day and an amount with which all pages begin, or end, word for word: a balance in the foot of the page, and no
 * row. Two rows that are alike stand in one place of two pages by chance, and not at the edge of all of them.
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
    const edges = own.flatMap((lines) => lines.at(edge) ?? []);
    const [first, ...others] = edges;
    if (!first || !others.every((line) => sameLine(first, line))) continue;
    const words = first.parole.map(({ testo }) => testo).filter((word) => /[A-Za-zÀ-ÿ]{3}/.test(word));
    if (!isSum(words.join(' '))) for (const line of edges) found.add(line);
  }
  return found;
}
