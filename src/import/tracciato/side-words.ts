/** Amounts without a sign beside a column of few words: these may say which way each went, and only a person knows how. */
import type { ReadingQuestion } from '../cell/questions.ts';
import { findVerso, isGivenBack, parseIndicator } from '../cell/direction-words.ts';
import { makeEitherWay, makeSideOptions, readSideAnswer, type SideWords } from '../cell/word-questions.ts';
import { listMeanings, normalizeHeader, type ColumnRole } from '../cell/words.ts';
import { isOfCards } from './candidates.ts';
import { isDate, isMoney, type ProfiledColumn } from './profile.ts';

const isNamedSides = ({ intestazione }: ProfiledColumn): boolean =>
  listMeanings(intestazione).some(({ ruolo }) => ruolo === 'indicatore');

/** Of fewer rows any column may have two words. */
const RIGHE_VERSO = 4;
/** The longest word of a column of sides. */
const PAROLA_VERSO = 30;

/** What a column of two words may be instead. */
const NON_DI_VERSO: ReadonlySet<ColumnRole> = new Set(['divisa', 'stato', 'conto', 'ragione_sociale']);

/** So many words at most say a kind, of which so many may not say their side. */
const KINDS = 6;
const DOUBTFUL = 2;

const mayBeSides = (column: ProfiledColumn): boolean =>
  column.filled === column.celle.length &&
  !isOfCards(column) &&
  !isDate(column) &&
  (!isMoney(column) || [...column.valori].every((word) => /^\d{1,2}$/.test(word))) &&
  [...column.valori].every((word) => word.length <= PAROLA_VERSO && !/\d{3}/.test(word)) &&
  !listMeanings(column.intestazione).some(({ ruolo }) => NON_DI_VERSO.has(ruolo));

/** Free words: few of them alike may be few by chance, and what they tell of a side is told by no kind. */
const isDescription = ({ intestazione }: ProfiledColumn): boolean =>
  listMeanings(intestazione)[0]?.ruolo === 'descrizione';

/** What was done with money, of a kind of rows that names it last: `Pagamento inviato`. */
const PASSED_ON = /\b(?:inviat[oaie]|sent)$/;
const TAKEN_IN =
  /\b(?:ricevut[oaie]|received)$|^(?:ricarica|top ?up)(?: (?:da|dal|con|tramite|from|by)\b.*)?$/;

/** What the last word of a kind says of its rows, or that it was a top-up of the account itself. */
function findKindSide(word: string): 1 | -1 | null {
  const name = normalizeHeader(word);
  const entered = TAKEN_IN.test(name);
  return entered === PASSED_ON.test(name) ? null : entered ? 1 : -1;
}

/** What a word says of its rows; what gives money back is of a buyer or of a seller. */
const sideOf = (word: string): 1 | -1 | null =>
  isGivenBack(word) ? null : (parseIndicator(word) ?? findVerso(word) ?? findKindSide(word));

/** The ways in which several kinds of rows may go, some of either side known: each that is not may be of both. */
function listWays({ valori }: ProfiledColumn): SideWords[] {
  const words = [...valori];
  const of = (side: 1 | -1 | null): string[] => words.filter((word) => sideOf(word) === side);
  const [entra, leaves, doubtful] = [of(1), of(-1), of(null)];
  const known = entra.length > 0 && leaves.length > 0;
  if (words.length < 3 || words.length > KINDS || !known || doubtful.length > DOUBTFUL) return [];
  return doubtful.reduce<SideWords[]>(
    (ways, word) => [
      ...ways.map((way) => ({ ...way, leaves: [...way.leaves, word] })),
      ...ways.map((way) => ({ ...way, entra: [...way.entra, word] })),
    ],
    [{ entra, leaves }],
  );
}

/**
 * With the ways in which a column of few words, on every row, may say the sides of amounts that have no sign: two words
 * either way round, or the kinds of rows of which some words say it.
 */
export function withSides(
  question: ReadingQuestion,
  columns: readonly ProfiledColumn[],
  partite: boolean,
): ReadingQuestion {
  const possible = columns.filter(
    (column) =>
      mayBeSides(column) &&
      (column.celle.length >= RIGHE_VERSO || isNamedSides(column) || listWays(column).length > 0),
  );
  const pairs = possible.filter(({ valori }) => valori.size === 2);
  const pair = pairs.find(isNamedSides) ?? pairs[0];
  const kinds = partite ? undefined : possible.find((column) => listWays(column).length > 0);
  const column = pair ?? kinds;
  if (!column) return question;
  const ways = pair ? makeEitherWay([...pair.valori]) : listWays(column);
  return {
    ...question,
    options: [...question.options, ...makeSideOptions(column.intestazione, ways, partite)],
  };
}

export interface SideColumn extends SideWords {
  column: ProfiledColumn;
}

/** The column whose words a person gave a side, by the answer that says so; null for any other answer. */
export function findToldSides(
  columns: readonly ProfiledColumn[],
  answer: string | undefined,
): SideColumn | null {
  const told = readSideAnswer(answer);
  const column =
    told && columns.find(({ valori }) => [...told.entra, ...told.leaves].every((word) => valori.has(word)));
  return told && column ? { ...told, column } : null;
}

/**
 * What each word says of its rows beside the others of its column: what gives money back, and says no more, goes the other way
 * from what all the others say.
 */
function readSides(words: readonly string[]): ReadonlyMap<string, 1 | -1 | null> {
  // `Storno acquisto` beside `Acquisto carburante`: what is given back is named by another of them.
  const isOfAnother = (word: string): boolean => {
    const [, of] = normalizeHeader(word).split(' ');
    return words.some(
      (other) => other !== word && !isGivenBack(other) && normalizeHeader(other).split(' ')[0] === of,
    );
  };
  const isBack = (word: string): boolean =>
    isGivenBack(word) && (!/\s/.test(word.trim()) || isOfAnother(word));
  const plain = new Set(words.filter((word) => !isBack(word)).map((word) => sideOf(word)));
  const [side = null] = plain.size === 1 ? plain : [];
  const back = side === null ? null : side === 1 ? -1 : 1;
  return new Map(words.map((word) => [word, isBack(word) ? back : sideOf(word)]));
}

/** What each word of a column of kinds says of its rows; null of a column that is none. */
export function readKindSides(column: ProfiledColumn): ReadonlyMap<string, 1 | -1 | null> | null {
  const isOfKinds = mayBeSides(column) && !isDescription(column) && column.valori.size <= KINDS;
  return isOfKinds ? readSides([...column.valori]) : null;
}

/**
 * The column of few words that say themselves, each of them and of both sides, which way amounts without a sign went; null
 * where none does.
 */
export function findKnownSides(columns: readonly ProfiledColumn[], notices: string[]): SideColumn | null {
  for (const column of columns) {
    const sides = readKindSides(column);
    if (!sides) continue;
    const words = [...column.valori];
    const [entra, leaves] = [1, -1].map((side) => words.filter((word) => sides.get(word) === side));
    if (!entra || !leaves || entra.length * leaves.length === 0) continue;
    if (entra.length + leaves.length < words.length) continue;
    notices.push(
      `Gli importi sono senza segno: che cosa entra e che cosa esce lo dice la colonna «${column.intestazione}».`,
    );
    return { column, entra, leaves };
  }
  return null;
}
