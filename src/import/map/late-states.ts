/** Words that only rows past the sample have, and that say that their row was not done, in a column of no known use. */
import { cleanCell, classifyCell } from '../cell/cell.ts';
import type { FlatRiga } from '../read/table.ts';
import { isNotDone } from '../tracciato/row-words.ts';
import type { Indici } from './columns.ts';
import { keepAnswers } from '../cell/kept-answers.ts';

/** So many rows showed what each column holds, and whether to ask about it. */
const SHOWN = 500;
/** A column of so many different words is one of texts, or of names. */
const WORDS = 20;

interface LateStates {
  /** The column in which a row says so; -1 for none. */
  findIn: (riga: readonly string[]) => number;
  isIn: (riga: FlatRiga) => boolean;
}

/** The columns of few words, or of none, that feed nothing that tells a row's state, and in which no row shown says so. */
function listWatched(width: number, indices: Indici, shown: readonly (readonly string[])[]): number[] {
  const { data, data_valuta, importo, dare, avere, indicatore, divisa, conto, stato } = indices;
  const told = new Set([data, data_valuta, importo, dare, avere, indicatore, divisa, conto, stato]);
  for (const at of indices.descrizione) told.add(at);
  return Array.from({ length: width }, (_, at) => at).filter((at) => {
    const words = new Set(shown.map((riga) => cleanCell(riga[at] ?? '')));
    return (
      !told.has(at) &&
      words.size <= WORDS &&
      words.size * 2 <= shown.length &&
      ![...words].some((word) => isNotDone(word) || classifyCell(word) === 'denaro')
    );
  });
}

/**
 * Null where nothing is to be watched: a file that was shown whole, or rows that a balance counts.
 * @param first rows that show what a column holds
 */
export function createLateStates(indices: Indici, first: readonly (readonly string[])[]): LateStates | null {
  if (first.length <= SHOWN || indices.saldo !== -1) return null;
  const shown = first.slice(0, SHOWN);
  const width = first.reduce((most, riga) => Math.max(most, riga.length), 0);
  const columns = listWatched(width, indices, shown);
  if (columns.length === 0) return null;
  const says = keepAnswers((cell: string) => isNotDone(cleanCell(cell)));
  return {
    findIn: (riga) => columns.find((at) => says(riga[at] ?? '')) ?? -1,
    isIn: (riga) => columns.some((at) => riga.da[at] !== riga.fino[at] && says(riga.cella(at))),
  };
}
