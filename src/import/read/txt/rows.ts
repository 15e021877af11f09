/** Lines of a printed table to rows of cells, cut where its columns start. */
import { splitPhrases, isDato, isDenaro, isTratteggio, splitWords, type TextRun } from './line.ts';

/**
 * Cells of one line. Movements, and the line that names the columns, are cut word by word; what stands above and below
 * keeps its phrases whole, each in the column it mostly stands in.
 * @param nomi true for the line that names the columns
 */
export function cutLine(linea: string, tagli: readonly number[], nomi: boolean): string[] {
  if (linea === '' || linea.trim() === '' || isTratteggio(linea)) return [];
  const celle = new Array<string>(tagli.length).fill('');
  const divise = splitWords(linea);
  for (const tratto of nomi || isDato(linea, divise) ? divise : splitPhrases(linea)) {
    const at = colonnaDi(tratto, tagli);
    const cella = celle[at] ?? '';
    celle[at] = cella === '' ? tratto.testo : `${cella} ${tratto.testo}`;
  }
  return celle;
}

/** Amounts belong where they end, and everything else where most of it stands. */
function colonnaDi({ da, fino, testo }: TextRun, tagli: readonly number[]): number {
  let last = tagli.length - 1;
  while (last > 0 && (tagli[last] ?? 0) >= fino) last--;
  // Wholly within one column, as nearly every word is: amount or not, it belongs there.
  if (da >= (tagli[last] ?? 0) || isDenaro(testo)) return last;
  let migliore = 0;
  let largo = -1;
  for (let at = 0; at < tagli.length; at++) {
    const comune = Math.min(fino, tagli[at + 1] ?? Number.MAX_SAFE_INTEGER) - Math.max(da, tagli[at] ?? 0);
    if (comune > largo) {
      largo = comune;
      migliore = at;
    }
  }
  return migliore;
}
