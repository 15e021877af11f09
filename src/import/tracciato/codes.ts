/** Whole numbers beside amounts with cents, which are no amounts themselves. */
import { listMeanings } from '../cell/words.ts';
import type { ProfiledColumn } from './profile.ts';

/** Numbers of policies and telephones: long ones without a sign to part them, or such as begin with nought. */
const CODE = /^(?:0\d[\d ]*|\d{5,})$/;

/** True of 1, 2, 3 and so on: what counts the rows. */
const isOfOrdinals = ({ celle }: ProfiledColumn): boolean => {
  const told = celle.filter((cell) => cell !== '').map(Number);
  return told.length > 1 && told.every((value, at) => value === (told[0] ?? 0) + at);
};

/** True under a name that documents are numbered by. */
const isOfDocuments = ({ intestazione }: ProfiledColumn): boolean =>
  listMeanings(intestazione)[0]?.ruolo === 'numero_documento';

const isWhole = ({ celle }: ProfiledColumn): boolean => celle.every((cell) => /^\d*$/.test(cell));

/** True of numbers that are codes, ordinals or numbers of documents beside a column that is all amounts with cents. */
export const isOfCodes = (column: ProfiledColumn, money: readonly ProfiledColumn[]): boolean =>
  (column.celle.every((cell) => cell === '' || CODE.test(cell)) ||
    (isWhole(column) && (isOfOrdinals(column) || isOfDocuments(column)))) &&
  money.some((other) => other.denaro > 0 && other.denaro === other.filled && other.filled >= column.filled);
