/** What an answer would make of the file, beside those given to the other questions. */
import type { QuestionId, QuestionOption, ProvaRisposta, ReadingQuestion, Risposte } from './questions.ts';

type Asked = readonly Pick<ReadingQuestion, 'id' | 'options'>[];

/** One name for what all questions but one were answered; the first answer stands for one not given yet. */
export const toOthersKey = (questions: Asked, id: QuestionId, answers: Risposte): string =>
  questions
    .filter((question) => question.id !== id)
    .map((question) => `${question.id}=${answers[question.id] ?? question.options[0]?.valore ?? ''}`)
    .join('&');

/** The file as it reads under this answer and those given so far. */
export const findProof = (
  questions: Asked,
  id: QuestionId,
  option: QuestionOption | undefined,
  answers: Risposte,
): ProvaRisposta | undefined => option?.prove?.[toOthersKey(questions, id, answers)] ?? option?.prova;

/** Every way of answering them all. */
export const listAnswers = (questions: Asked): Risposte[] =>
  questions.reduce<Risposte[]>(
    (all, { id, options }) =>
      all.flatMap((before) => options.map(({ valore }) => ({ ...before, [id]: valore }))),
    [{}],
  );
