/** Amounts with words beside them that nobody knows: without them it is not known which way each went. */
import { findUnknownWord, findWord } from '../cell/amount.ts';
import { listMeanings, type ColumnRole } from '../cell/words.ts';
import { ReadingError } from '../read/error.ts';
import { isMoney, type ProfiledColumn } from './profile.ts';

const MONEY: ReadonlySet<ColumnRole> = new Set(['importo', 'dare', 'avere']);
/** More words than these are no sides. */
const PAROLE = 6;
const SHOWN = 3;

/** True where one word that nobody knows stands beside some amounts, and one that is known beside all the others. */
function isPairOf(unknown: readonly string[], { celle }: ProfiledColumn): boolean {
  if (unknown.length === 0) return false;
  const words = celle.flatMap((cell) => (/\d/.test(cell) ? [findWord(cell)] : []));
  return !words.includes(null) && new Set(words).size === 2 && new Set(unknown).size === 1;
}

/** The column that its name says to be the amount, or that is the only one to hold figures, where words stand beside most of them. */
export function findWordedAmounts(columns: readonly ProfiledColumn[]): ProfiledColumn | null {
  const worded = columns.filter((column) => {
    const words = column.celle.flatMap((cell) => findUnknownWord(cell) ?? []);
    return (words.length > column.filled / 2 && new Set(words).size <= PAROLE) || isPairOf(words, column);
  });
  // Another column that is called an amount, and can be read, is one: what has units beside it is a quantity.
  const isNamed = ({ intestazione }: ProfiledColumn): boolean =>
    listMeanings(intestazione).some(({ ruolo }) => MONEY.has(ruolo));
  const readable = columns.filter((column) => isMoney(column) && !worded.includes(column));
  if (readable.some((column) => isNamed(column))) return null;
  return worded.find((column) => isNamed(column)) ?? (readable.length > 0 ? null : (worded[0] ?? null));
}

/** The refusal of a file for the words beside its amounts; some of these can be asked about. */
export class WordsError extends ReadingError {
  readonly colonna: ProfiledColumn;

  constructor(colonna: ProfiledColumn, message: string) {
    super('nessun_importo', message);
    this.colonna = colonna;
  }
}

/** The refusal that says where they stand and what they are. */
export function makeWordedError(colonna: ProfiledColumn): ReadingError {
  const { intestazione, indice, celle } = colonna;
  const examples = new Map<string, string>();
  for (const cell of celle) {
    const word = findUnknownWord(cell) ?? findWord(cell);
    if (word !== null && !examples.has(word)) examples.set(word, cell);
  }
  const shown = [...examples.values()].slice(0, SHOWN).map((cell) => `«${cell}»`);
  const column = intestazione === '' ? `${indice + 1}` : `«${intestazione}»`;
  return new WordsError(
    colonna,
    `Gli importi della colonna ${column} hanno accanto parole che non si riconoscono: ${shown.join(', ')}.`,
  );
}
