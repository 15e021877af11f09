/** Which columns say what became of each row: done or not, paid or open. */
import { isBookedOn, isTakenBack, parseAskedState } from '../cell/asked-states.ts';
import { STATI_TUTTI, type ReadingQuestion, type Risposte } from '../cell/questions.ts';
import { askStati, readStatesAnswer, type AskedStato } from '../cell/word-questions.ts';
import { explainNotOpen, isAskedPaid, isOpenStatus, isUnpaid } from '../cell/partite-words.ts';
import { listMeanings, normalizeHeader, type ColumnRole } from '../cell/words.ts';
import { filterSettledColumns, filterSettledDates } from './partite.ts';
import { isDate, isMoney, type ProfiledColumn } from './profile.ts';
import { findSuspectDone, findSuspectPayments } from './suspect-states.ts';
import { explainColumnStatus, explainStatus, isAuthorised, isFatta } from './row-words.ts';

/** A column of states none of which is known, and how many rows each has. */
export interface UnknownStates {
  colonna: ProfiledColumn;
  stati: AskedStato[];
  /** True where not even its name says that they are states. */
  suspect?: boolean;
}

/** So many words at most: more tell something else. */
const STATI = 20;

const isNamed = ({ intestazione }: ProfiledColumn): boolean =>
  listMeanings(intestazione).some(({ ruolo }) => ruolo === 'stato');

const weightOf = ({ intestazione, filled }: ProfiledColumn): number =>
  (listMeanings(intestazione).find(({ ruolo }) => ruolo === 'stato')?.peso ?? 0) + (filled > 0 ? 5 : 0);

const isState = (value: string): boolean =>
  isFatta(value) || isAuthorised(value) || explainColumnStatus(value) !== null;

/** Whatever its header: all that it holds are states, and some of what was not done. */
const isOfStates = (states: readonly string[]): boolean =>
  states.length > 1 &&
  states.every((state) => isState(state)) &&
  states.some((state) => explainColumnStatus(state) !== null);

const textsOf = ({ indice }: ProfiledColumn, righe: readonly string[][]): string[] =>
  righe.map((riga) => (riga[indice] ?? '').trim()).filter((cell) => cell !== '');

const hasBlanks = (column: ProfiledColumn, righe: readonly string[][]): boolean =>
  textsOf(column, righe).length < righe.length;

/** What a column says of all the rows, of those that were not done too. */
const written = (column: ProfiledColumn, righe: readonly string[][]): string[] => [
  ...new Set(textsOf(column, righe)),
];

/** True where the rows without a cell follow each other, first or last of all: between others they repeat the one above. */
function hasBlanksAtEnd({ indice }: ProfiledColumn, righe: readonly string[][]): boolean {
  const filled = righe.map((riga) => (riga[indice] ?? '').trim() !== '');
  const [first, last] = [filled.indexOf(true), filled.lastIndexOf(true)];
  const isWhole = first !== -1 && !filled.slice(first, last).includes(false);
  return isWhole && first === 0 ? last < filled.length - 1 : isWhole && last === filled.length - 1;
}

/** Days on which some rows were taken back, or on which some were booked and others were not. */
const isOfDays = (column: ProfiledColumn, righe: readonly string[][]): boolean =>
  written(column, righe).every((cell) => isTakenBack(column.intestazione, cell)) ||
  (hasBlanksAtEnd(column, righe) &&
    written(column, righe).every((cell) => isBookedOn(column.intestazione, cell)));

/** Codes of states are no amounts. */
const isCode = (column: ProfiledColumn): boolean => column.denaro === 0 && isNamed(column);

/** Another code of letters and figures on each row that has one: it names the row, and says nothing of it. */
function isOfIds(column: ProfiledColumn, righe: readonly string[][]): boolean {
  const texts = textsOf(column, righe);
  return (
    texts.length > 2 &&
    new Set(texts).size === texts.length &&
    texts.every((text) => /\p{L}/u.test(text) && /\d/.test(text))
  );
}

/** So many words at most, where no header says that they are states. */
const FEW = 6;

/** Some of its few words say that a row was not done, under a header that may be one of states. */
const isPartlyKnown = ({ intestazione }: ProfiledColumn, states: readonly string[]): boolean =>
  states.length <= FEW &&
  !listMeanings(intestazione).some(({ ruolo }) => ALTRO.has(ruolo)) &&
  states.some((state) => explainStatus(state) !== null);
const ALTRO: ReadonlySet<ColumnRole> = new Set([
  'descrizione',
  'causale',
  'ragione_sociale',
  'riferimento',
  'indicatore',
]);

/**
 * @param righe every row with a date and an amount
 * @param told something else says what is open, or that every row was done
 */
export function findStates(
  free: readonly ProfiledColumn[],
  all: readonly ProfiledColumn[],
  partite: boolean,
  righe: readonly string[][],
  told: boolean,
): { colonne: ProfiledColumn[]; unknowns: UnknownStates | null } {
  const few = free.filter(
    (column) =>
      written(column, righe).length > 0 &&
      !isOfIds(column, righe) &&
      ((column.valori.size <= STATI && !isDate(column)) || isOfDays(column, righe)),
  );
  const found = partite ? ofDocuments(few, all, righe, told) : ofMovements(few, righe, told);
  const said = found.colonne.length > 0 || free.some(isNamed);
  if (told || found.unknowns !== null || (partite && said)) return found;
  const others = free.filter((column) => !found.colonne.includes(column));
  const suspect = partite
    ? findSuspectPayments(others, all, righe)
    : findSuspectDone(others, all, righe, said);
  if (!suspect) return found;
  const { colonna, stati } = countStates(suspect, righe);
  const known = stati.map((one) => ({ ...one, out: !partite && explainColumnStatus(one.stato) !== null }));
  return { ...found, unknowns: { colonna, stati: known, suspect: true } };
}

function ofMovements(few: readonly ProfiledColumn[], righe: readonly string[][], told: boolean) {
  const asking = few.filter((column) =>
    written(column, righe).every((value) => parseAskedState(value, column.intestazione) !== null),
  );
  const states = few.filter((column) => !asking.includes(column) && (!isMoney(column) || isCode(column)));
  const open = states.find((column) => isLeftOpen(column, righe, told));
  // A column of states of which none is known says nothing of what was done: those of a country, for one.
  const known = states.filter(
    (column) => column !== open && written(column, righe).some((state) => isState(state)),
  );
  const [named] = known.filter((column) => isNamed(column)).toSorted((x, y) => weightOf(y) - weightOf(x));
  // Booked in one, cancelled in another: all of them count.
  const others = known.filter(
    (column) => column !== named && (!named || isNamed(column)) && isOfStates(written(column, righe)),
  );
  const colonne = [...(named ? [named] : []), ...others, ...asking];
  return { colonne, unknowns: open ? countStates(open, righe, (state) => !isState(state)) : null };
}

/**
 * Several of its words are known to nobody, and none says that a row was done: what they say has to be asked.
 * @param proved balances count every row
 */
function isLeftOpen(column: ProfiledColumn, righe: readonly string[][], proved: boolean): boolean {
  const states = written(column, righe);
  const unknown = states.filter((state) => !isState(state));
  const done = states.some((state) => isFatta(state) || isAuthorised(state));
  // One word on some rows alone says something of them.
  if (isNamed(column) && states.length === 1 && unknown.length === 1)
    return !proved && hasBlanks(column, righe);
  if (states.length < 2 || unknown.length === 0) return false;
  if (isNamed(column)) return unknown.length > 1 && !done;
  return unknown.length > 1 && isPartlyKnown(column, states);
}

function ofDocuments(
  few: readonly ProfiledColumn[],
  all: readonly ProfiledColumn[],
  righe: readonly string[][],
  told: boolean,
) {
  const states = few.filter(
    (column) => !isMoney(column) || isCode(column) || isAskedPaid(column.intestazione, [...column.valori]),
  );
  const closed = filterSettledColumns(states, (column) => written(column, righe));
  // Where amounts say what is left, the last of the payments need not be that of the rest.
  const dates = filterSettledDates(all, told).filter(
    ({ intestazione }) => !told || !/\bultim[oa]\b/.test(normalizeHeader(intestazione)),
  );
  const [named] =
    closed.length > 0
      ? []
      : states.filter((column) => isNamed(column)).toSorted((x, y) => weightOf(y) - weightOf(x));
  const doubtful = states.find(
    (column) =>
      closed.length + dates.length === 0 &&
      isNamed(column) &&
      written(column, righe).length > 1 &&
      !written(column, righe).some((value) => saysPayment(value, column.intestazione)) &&
      !written(column, righe).every((value) => isOpenStatus(value, column.intestazione)),
  );
  return {
    colonne: [...closed, ...dates, ...(named && named !== doubtful ? [named] : [])],
    unknowns: doubtful ? countStates(doubtful, righe) : null,
  };
}

/** True of a word that says that a document is settled, or that it is not paid: those beside it are told by it. */
const saysPayment = (value: string, header: string): boolean =>
  explainNotOpen(value, header) !== null || isUnpaid(value, header);

function countStates(
  colonna: ProfiledColumn,
  righe: readonly string[][],
  isUnknown: (state: string) => boolean = () => true,
): UnknownStates {
  const cells = righe.map((riga) => (riga[colonna.indice] ?? '').trim());
  const counts = Map.groupBy(
    cells.filter((cell) => isUnknown(cell)),
    (text) => text,
  );
  return { colonna, stati: [...counts].map(([stato, those]) => ({ stato, righe: those.length })) };
}

/** The states with which a row enters, where nobody knows them: as a person said; null where all rows enter. */
export function askUnknownStates(
  unknown: UnknownStates | null,
  partite: boolean,
  answers: Risposte,
  questions: ReadingQuestion[],
  notices: string[],
): string[] | null {
  if (!unknown) return null;
  const { colonna, stati, suspect } = unknown;
  const answer = answers.stati;
  const name = colonna.intestazione === '' ? String(colonna.indice + 1) : colonna.intestazione;
  if (answer === undefined) questions.push(askStati(name, stati, partite));
  if (answer !== undefined && answer !== STATI_TUTTI) return readStatesAnswer(answer);
  // Of a column that is no more than suspected, who says that every row enters has said that it is none of states.
  if (suspect === true && answer === STATI_TUTTI) return null;
  notices.push(
    `La colonna «${name}» ha stati che non si riconoscono: tutte le righe sono lette come ${partite ? 'aperte' : 'avvenute'}.`,
  );
  return null;
}
