/** Amounts without a sign beside a column of two words: these may say which way each went, and only a person knows how. */
import type { ReadingQuestion } from '../cell/questions.ts';
import { makeSideOptions } from '../cell/word-questions.ts';
import { listMeanings, type ColumnRole } from '../cell/words.ts';
import { isDate, isSoldi, type ProfiledColumn } from './profile.ts';

const isNamedSides = ({ intestazione }: ProfiledColumn): boolean =>
  listMeanings(intestazione).some(({ ruolo }) => ruolo === 'indicatore');

/** Of fewer rows any column may have two words. */
const RIGHE_VERSO = 4;
/** The longest word of a column of sides. */
const PAROLA_VERSO = 30;

/** What a column of two words may be instead. */
const NON_DI_VERSO: ReadonlySet<ColumnRole> = new Set(['divisa', 'stato', 'conto', 'ragione_sociale']);

/** With the two ways in which a column of two words, on every row, may say the sides of amounts that have no sign. */
export function withSides(
  question: ReadingQuestion,
  columns: readonly ProfiledColumn[],
  partite: boolean,
): ReadingQuestion {
  const possible = columns.filter(
    (column) =>
      column.valori.size === 2 &&
      (column.celle.length >= RIGHE_VERSO || isNamedSides(column)) &&
      column.piene === column.celle.length &&
      !isDate(column) &&
      (!isSoldi(column) || [...column.valori].every((word) => /^\d{1,2}$/.test(word))) &&
      [...column.valori].every((word) => word.length <= PAROLA_VERSO && !/\d{3}/.test(word)) &&
      !listMeanings(column.intestazione).some(({ ruolo }) => NON_DI_VERSO.has(ruolo)),
  );
  const column = possible.find(isNamedSides) ?? possible[0];
  if (!column) return question;
  const options = [...question.options, ...makeSideOptions(column.intestazione, [...column.valori], partite)];
  return { ...question, options };
}
