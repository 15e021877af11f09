/** Which way the money of a table went: by the first that says it, in the order in which evidence counts. */
import { findWrittenSide, hasSign } from '../cell/amount.ts';
import type { ReadingQuestion, Risposte } from '../cell/questions.ts';
import { readSideAnswer } from '../cell/word-questions.ts';
import { inferSides } from './ledger-sides.ts';
import { hasMinus, SignFacts, type DatiSegno } from './sign-facts.ts';
import {
  findNamedSide,
  readAsWritten,
  readBalances,
  readCardholder,
  readCardPayment,
  readContrary,
  readDebt,
  readKeptBack,
  readOnlyReceived,
  readOtherWords,
  readOwnName,
  readParty,
  readSales,
  readSectionTitles,
  readWrittenSides,
  type SignVerdict,
} from './sign-steps.ts';

const EVIDENCE: readonly ((facts: SignFacts) => SignVerdict | null)[] = [
  readDebt,
  readOwnName,
  readBalances,
  readKeptBack,
  readSectionTitles,
  readParty,
  readWrittenSides,
  readOnlyReceived,
  readSales,
  readCardPayment,
  readCardholder,
  readOtherWords,
  readContrary,
];

function weigh(facts: SignFacts): SignVerdict {
  for (const read of EVIDENCE) {
    const verdict = read(facts);
    if (verdict) return verdict;
  }
  return readAsWritten(facts);
}

/** The sign convention, where no column says each row's side; asks where nothing says it. */
export function inferSegno(
  dati: DatiSegno,
  answers: Risposte,
  questions: ReadingQuestion[],
  notices: string[],
): SignVerdict['segno'] {
  const { money, colonne, around, partite } = dati;
  const answer = answers.segno;
  if (money.segno === 'indicatore' || money.segno === 'dare_avere')
    return inferSides({ money, colonne, around, partite }, answer, questions, notices);
  if (answer === 'con_segno' || answer === 'inverso') return answer;
  if (readSideAnswer(answer)) return 'con_segno';
  const { segno, notice, question } = weigh(new SignFacts(dati, answers, questions));
  if (notice !== undefined) notices.push(notice);
  if (question) questions.push(question);
  return segno;
}

/** True of a statement whose amounts have no sign, by whatever columns or balances it might be told. */
export function isSignOpen({ money, colonne, campione, partite }: DatiSegno): boolean {
  const column = colonne.find(({ indice }) => indice === money.importo);
  if (!column || partite || money.segno !== 'con_segno' || money.provata || money.received) return false;
  return (
    !column.celle.some((cell) => hasSign(cell) || findWrittenSide(cell) !== null) &&
    findNamedSide(column) === null &&
    !hasMinus(campione.righe, money.importo)
  );
}
