/** Which column is the amount and which way it went are asked together, where the second is asked of every column. */
import type { ReadingQuestion, Risposte } from '../cell/questions.ts';

/** Of another column the cell is another. */
const withoutCell = (example: string): string => example.replace(/«[^»]*»/, 'un importo senza segno');

/**
 * The questions, with that of the sign where it will follow whatever column is chosen.
 * @param questionsUnder what is still asked under some answers
 */
export function withSign(
  questions: readonly ReadingQuestion[],
  answers: Risposte,
  questionsUnder: (answers: Risposte) => readonly ReadingQuestion[],
): ReadingQuestion[] {
  const column = questions.find(({ id }) => id === 'importo');
  if (!column || questions.some(({ id }) => id === 'segno')) return [...questions];
  const signs = column.options.map(({ valore }) =>
    questionsUnder({ ...answers, importo: valore }).find(({ id }) => id === 'segno'),
  );
  const [first] = signs;
  if (!first || signs.some((sign) => !isSame(sign, first))) return [...questions];
  const options = first.options.map((option) => ({ ...option, example: withoutCell(option.example) }));
  return [...questions, { ...first, options }];
}

const isSame = (one: ReadingQuestion | undefined, other: ReadingQuestion): boolean =>
  one?.testo === other.testo && one.options.every(({ valore }, at) => valore === other.options[at]?.valore);
