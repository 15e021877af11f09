/** The number of each document of a list, where no column is called so. */
import { listMeanings } from '../cell/words.ts';
import { normalizeTitle } from './partite.ts';
import { isDate, type ProfiledColumn } from './profile.ts';

/** The longest number of a document. */
const NUMERO = /^(?=.*\d)[\p{L}\d][\p{L}\d ./_-]{0,15}$/u;

/** What numbers the lines of a ledger, or the parts of a document. */
const OF_LINE = /\b(?:reg|registrazione|riga|rata)\b/;

/** What a supplier calls the number of its own document. */
const isReference = ({ intestazione }: ProfiledColumn): boolean =>
  /^(?:(?:your|our) )?reference$/.test(normalizeTitle(intestazione));

/** The column under a name that nobody knows that numbers the documents: another short number on each row. */
export const findUnnamedNumero = (columns: readonly ProfiledColumn[]): ProfiledColumn | null =>
  columns.find(
    (column) =>
      column.filled === column.celle.length &&
      column.valori.size === Math.min(column.filled, 40) &&
      column.denaro === 0 &&
      !isDate(column) &&
      (listMeanings(column.intestazione).length === 0 || isReference(column)) &&
      !OF_LINE.test(normalizeTitle(column.intestazione)) &&
      column.celle.every((cell) => NUMERO.test(cell)),
  ) ?? null;
