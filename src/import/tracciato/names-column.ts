/** The column of names of a list of documents, under a word that nobody knows: `Professionista`, `Inquilino`. */
import { isDate, isMoney, type ProfiledColumn } from './profile.ts';
import { isNamedElse } from './suspect-states.ts';

/** Names of people and of firms, in letters. */
const [SHORT, LONG] = [5, 60];

const isOfNames = (column: ProfiledColumn): boolean => {
  const { intestazione, celle, filled, testo, length } = column;
  return (
    /\p{L}/u.test(intestazione) &&
    !isDate(column) &&
    !isMoney(column) &&
    filled === celle.length &&
    testo === filled &&
    length >= SHORT &&
    length <= LONG &&
    celle.every((cell) => !/\d/.test(cell)) &&
    celle.filter((cell) => /\p{L} \p{L}|\p{L}\. \p{L}/u.test(cell)).length * 2 > filled &&
    !isNamedElse(column, new Set())
  );
};

/** Null where none is, or several may be. */
export function findNamesColumn(columns: readonly ProfiledColumn[]): ProfiledColumn | null {
  const [found, ...others] = columns.filter((column) => isOfNames(column));
  return found && others.length === 0 ? found : null;
}
