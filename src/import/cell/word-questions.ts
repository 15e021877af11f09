/** Questions about words that nobody knows: what they say of each row is told by whoever knows the file. */
import { formatImporto } from '#domain/importi.ts';
import { RIGA_TENUTA, STATI_TUTTI, type QuestionOption, type ReadingQuestion } from './questions.ts';

/** So many words of a state are offered to be left out one at a time. */
const OFFERED_STATI = 3;

/** A word of a column of states, and how many rows have it. */
export interface AskedStato {
  stato: string;
  righe: number;
  out?: boolean;
}

/** A state as it is shown; an empty cell has no word. */
export const formatState = (word: string): string => (word === '' ? 'vuoto' : `«${word}»`);

const quote = (words: readonly string[]): string =>
  words.map((word) => (word === '' ? 'la cella vuota' : formatState(word))).join(', ');

/**
 * A column of states in words that nobody knows: which of them say that a row is a movement, or that a document is open.
 * `valore` is the list of these words, as JSON.
 * @param states each word with its rows; `fuori` of those that are known to say that a row does not enter
 */
export function askStati(column: string, states: readonly AskedStato[], partite: boolean): ReadingQuestion {
  const all = states.toSorted((x, y) => y.righe - x.righe).map(({ stato }) => stato);
  const [what, many, one, subject] = partite
    ? ['i documenti ancora aperti', 'righe aperte', 'aperto', 'Un documento']
    : ['le operazioni avvenute', 'operazioni avvenute', 'avvenuta', 'Un’operazione'];
  const only = (words: readonly string[]): QuestionOption => {
    const without = quote(all.filter((word) => !words.includes(word)).slice(0, OFFERED_STATI));
    return {
      valore: JSON.stringify(words),
      testo:
        words.length > 1
          ? `Tutte le righe tranne quelle con ${without}`
          : `Solo le righe con ${quote(words)}`,
      example: `${subject} con ${without} non è ${one}: resta fuori`,
    };
  };
  const [first = '', ...others] = all;
  const single = others.length === 1 ? all : [first];
  const exceptions = others.length === 1 ? [] : others.toReversed().slice(0, OFFERED_STATI);
  const left = states.flatMap(({ stato, out }) => (out === true ? [stato] : []));
  const ways = [
    ...(left.length === 0 ? [] : [all.filter((word) => !left.includes(word))]),
    ...single.map((word) => [word]),
    ...[...(left.length > 1 ? left.slice(0, OFFERED_STATI) : []), ...exceptions].map((word) =>
      all.filter((other) => other !== word),
    ),
  ];
  const why =
    left.length === 0
      ? 'ha parole che non si riconoscono'
      : `ha ${quote(left.slice(0, OFFERED_STATI))} accanto ad altre parole`;
  return {
    id: 'stati',
    testo: `La colonna «${column}» ${why}. Quali sono ${what}?`,
    options: [
      {
        valore: STATI_TUTTI,
        testo: 'Tutte le righe',
        example: `Con ${quote(all.slice(0, OFFERED_STATI))} sono ${many}`,
      },
      ...[...new Map(ways.map((words) => [words.join('\n'), words])).values()].map((words) => only(words)),
    ],
  };
}

function readList(json: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(json);
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

const isText = (word: unknown): word is string => typeof word === 'string';

/** The words that an answer says to be those of the rows that enter. */
export const readStatesAnswer = (answer: string): string[] => readList(answer).filter(isText);

interface AskedRiga {
  riga: number;
  descrizione: string;
  importo: number;
}

/** A row whose words are those of a balance, in a file that nothing proves: `valore` is its line, where it is no movement. */
export function askRigaSaldo({ riga, descrizione, importo }: AskedRiga): ReadingQuestion {
  const what = `«${descrizione}» di ${formatImporto(importo)}`;
  return {
    id: 'riga',
    testo: `La riga ${riga}, ${what}, ha le parole di un saldo, e niente nel file lo prova. Che cos’è?`,
    options: [
      { valore: RIGA_TENUTA, testo: 'Un movimento', example: `${what} entra fra i movimenti` },
      { valore: String(riga), testo: 'Un saldo', example: `${what} resta fuori` },
    ],
  };
}

/**
 * A row that is what the others come to, in a file that nothing proves: `valore` is its line, where it is no movement, and that
 * of the opening balance before it.
 * @param place of the last row, or of the first one, with which all rows come to the closing balance
 * @param opening the row that may be the opening balance; null where no row is
 */
export function askSomma(
  row: AskedRiga,
  place: 'prima' | 'ultima',
  opening: AskedRiga | null,
): ReadingQuestion {
  const describe = ({ descrizione, importo }: AskedRiga): string =>
    `«${descrizione}» di ${formatImporto(importo)}`;
  const what = describe(row);
  const why =
    place === 'prima'
      ? 'con tutte le altre fa proprio il saldo finale'
      : opening
        ? 'è la somma di tutte le altre'
        : 'è la somma di tutte le altre e del saldo prima di loro';
  const balances = opening
    ? [
        {
          valore: `${opening.riga} ${row.riga}`,
          testo: 'Il saldo finale, e la prima riga il saldo iniziale',
          example: `${describe(opening)} e ${what} restano fuori`,
        },
      ]
    : [];
  const alone = opening ? 'Un totale' : place === 'prima' ? 'Il saldo iniziale' : 'Il saldo finale';
  return {
    id: 'riga',
    testo: `La riga ${row.riga}, ${what}, ${why}. Che cos’è?`,
    options: [
      { valore: RIGA_TENUTA, testo: 'Un movimento', example: `${what} entra fra i movimenti` },
      ...balances,
      { valore: String(row.riga), testo: alone, example: `${what} resta fuori` },
    ],
  };
}

/** Beside the total of each document, an amount under a name nobody knows: `valore` is what it is, and its column. */
export function askAperto({
  intero,
  parte,
}: {
  intero: string;
  parte: { nome: string; indice: number };
}): ReadingQuestion {
  const { nome, indice } = parte;
  return {
    id: 'aperto',
    testo: `Accanto a «${intero}» c’è «${nome}», che non si riconosce. Quanto resta aperto di ogni documento?`,
    options: [
      { valore: `intero:${indice}`, testo: `«${intero}»`, example: `«${nome}» non cambia quanto resta` },
      { valore: `resta:${indice}`, testo: `«${nome}»`, example: `è quanto resta di «${intero}»` },
      {
        valore: `pagato:${indice}`,
        testo: `«${intero}» meno «${nome}»`,
        example: `«${nome}» è già stato pagato`,
      },
    ],
  };
}

/** What is kept back of each document for the tax office, where nothing tells whether the amount is without it. */
export const askRitenuta = ({
  intero,
  ritenuta: { nome, indice },
}: {
  intero: string;
  ritenuta: { nome: string; indice: number };
}): ReadingQuestion => ({
  id: 'aperto',
  testo: `Accanto a «${intero}» c’è «${nome}», e niente dice se è già tolta. Quanto resta aperto di ogni documento?`,
  options: [
    { valore: `intero:${indice}`, testo: `«${intero}»`, example: `«${nome}» è già tolta` },
    {
      valore: `pagato:${indice}`,
      testo: `«${intero}» meno «${nome}»`,
      example: `«${nome}» la versa il cliente all’Erario`,
    },
  ],
});

/** Before the words of a column of sides: what came in, then what went out. */
const ENTRA = 'entra:';

/** Words of what came in, and of what went out. */
export interface SideWords {
  entra: readonly string[];
  leaves: readonly string[];
}

/** The words of what came in and of what went out, as an answer says them; null for any other answer. */
export function readSideAnswer(answer: string | undefined): SideWords | null {
  if (answer?.startsWith(ENTRA) !== true) return null;
  const [entra = [], leaves = []] = readList(answer.slice(ENTRA.length)).map((side) =>
    (Array.isArray(side) ? side : [side]).filter(isText),
  );
  return { entra, leaves };
}

/** How an answer writes the words of a side: one by itself, several as a list. */
const writeSide = (words: readonly string[]): unknown => (words.length === 1 ? words[0] : words);

/** Answers about amounts without a sign: what the words of a column may say of the way each went. */
export const makeSideOptions = (
  column: string,
  ways: readonly SideWords[],
  partite: boolean,
): QuestionOption[] =>
  ways.map(({ entra, leaves }) => ({
    valore: `${ENTRA}${JSON.stringify([writeSide(entra), writeSide(leaves)])}`,
    testo: partite
      ? `${quote(entra)} è da incassare, ${quote(leaves)} da pagare`
      : entra.length + leaves.length > 2
        ? `${quote(entra)}: entrate; ${quote(leaves)}: uscite`
        : `${quote(entra)} è un’entrata, ${quote(leaves)} un’uscita`,
    example: `lo dice la colonna «${column}»`,
  }));

/** Two words, either way round. */
export const makeEitherWay = ([one = '', other = '']: readonly string[]): SideWords[] => [
  { entra: [one], leaves: [other] },
  { entra: [other], leaves: [one] },
];

/** Two words beside the amounts themselves: which of them stands beside what came in. */
export const askWordedSides = (
  column: string,
  words: readonly [string, string],
  partite: boolean,
): ReadingQuestion => ({
  id: 'segno',
  testo: `Accanto agli importi della colonna «${column}» ci sono parole che non si riconoscono. Che cosa dicono?`,
  options: makeSideOptions(column, makeEitherWay(words), partite),
});
