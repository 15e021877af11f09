/** Lines of a printed table to rows of cells, cut where its columns start. */
import { splitPhrases, isDato, isMoney, isDashes, splitWords, type TextRun } from './line.ts';

/**
 * Cells of one line. Movements, and the line that names the columns, are cut word by word; what stands above and below
 * keeps its phrases whole, each in the column it mostly stands in.
 * @param names true for the line that names the columns
 */
export function cutLine(line: string, cuts: readonly number[], names: boolean): string[] {
  if (line === '' || line.trim() === '' || isDashes(line)) return [];
  const cells = new Array<string>(cuts.length).fill('');
  const divise = splitWords(line);
  for (const stretch of names || isDato(line, divise) ? divise : splitPhrases(line)) {
    const at = columnOf(stretch, cuts);
    const cell = cells[at] ?? '';
    cells[at] = cell === '' ? stretch.testo : `${cell} ${stretch.testo}`;
  }
  return cells;
}

/** Amounts belong where they end, and everything else where most of it stands. */
function columnOf({ da, fino, testo }: TextRun, cuts: readonly number[]): number {
  let last = cuts.length - 1;
  while (last > 0 && (cuts[last] ?? 0) >= fino) last--;
  // Wholly within one column, as nearly every word is: amount or not, it belongs there.
  if (da >= (cuts[last] ?? 0) || isMoney(testo)) return last;
  let best = 0;
  let wide = -1;
  for (let at = 0; at < cuts.length; at++) {
    const comune = Math.min(fino, cuts[at + 1] ?? Number.MAX_SAFE_INTEGER) - Math.max(da, cuts[at] ?? 0);
    if (comune > wide) {
      wide = comune;
      best = at;
    }
  }
  return best;
}
