/** Two words beside amounts without a sign, known to nobody: a person says which of them came in, and the file is read so. */
import { findWord } from '../cell/amount.ts';
import { takeApart } from '../cell/beside.ts';
import { parseIndicator } from '../cell/direction-words.ts';
import { cleanCell } from '../cell/cell.ts';
import type { Risposte } from '../cell/questions.ts';
import { askWordedSides, readSideAnswer } from '../cell/word-questions.ts';
import { inferLettura, type Inferita } from './infer.ts';
import type { ProfiledColumn } from './profile.ts';
import type { SampleRows } from './sample.ts';
import { findStructure } from './structure.ts';
import { WordsError } from './worded-amounts.ts';

/** How a file is to be read, the words beside its amounts too. */
export function inferReading(campione: SampleRows, answers: Risposte): Inferita {
  try {
    return inferLettura(campione, answers);
  } catch (error) {
    const words = error instanceof WordsError ? listWords(error.colonna) : null;
    const inferred =
      error instanceof WordsError && words ? inferWorded(campione, answers, error.colonna, words) : null;
    if (!inferred) throw error;
    return inferred;
  }
}

/** The two words, of which each amount has one and no sign, that of what came in first where one is known; null where they are other than two. */
function listWords({ celle }: ProfiledColumn): [string, string] | null {
  // A header that was not understood stands among the cells.
  const filled = celle.filter((cell) => /\d/.test(cell));
  const words = filled.map((cell) => findWord(cell));
  const [one = null, other = null, ...more] = new Set(words);
  if (one === null || other === null || more.length > 0) return null;
  return parseIndicator(one) === -1 || parseIndicator(other) === 1 ? [other, one] : [one, other];
}

/** The cell with a sign in place of its word. */
function writeSign(cell: string, out: string): string {
  const word = findWord(cleanCell(cell));
  return word === null ? cell : `${word === out ? '-' : ''}${takeApart(cleanCell(cell))?.figures ?? ''}`;
}

/** Null where, read so, another column is the amount. */
function inferWorded(
  campione: SampleRows,
  answers: Risposte,
  { indice, intestazione }: ProfiledColumn,
  words: readonly [string, string],
): Inferita | null {
  const told = readSideAnswer(answers.segno);
  const [entra = '', leaves = ''] = told ? [...told.entra, ...told.leaves] : words;
  const righe = campione.righe.map((riga) =>
    riga.map((cell, at) => (at === indice ? writeSign(cell, leaves) : cell)),
  );
  const { segno: _, ...others } = answers;
  const inferred = inferLettura({ ...campione, righe, structure: findStructure(righe) }, others);
  const { lettura } = inferred;
  if (!lettura.colonne.some(({ campo, indice: at }) => campo === 'importo' && at === indice)) return null;
  const questions = inferred.domande.filter(({ id }) => id !== 'segno');
  if (!told) questions.push(askWordedSides(intestazione, words, inferred.natura === 'partita'));
  return {
    ...inferred,
    domande: questions,
    lettura: { ...lettura, segno: 'con_segno', parole_entrata: [entra], parole_uscita: [leaves] },
  };
}
