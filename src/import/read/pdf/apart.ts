/** Rows that write their day on one line and their amount on another: the amount goes to the line of its day. */
import { isStaccato } from './data-lines.ts';
import { joinWords, type Parola, type PdfPage, type PrintedLine } from './lines.ts';
import { findTokens, type Token } from './tokens.ts';

/** So many rows show it, at the least. */
const MOSTRANO = 2;
/** How exactly the days stand under one another (points). */
const PRECISE = 3;
const ORDINAL = /^\d{1,4}[.)]?$/;

interface Half {
  line: PrintedLine;
  tokens: Token[];
  tipo: 'giorno' | 'importo' | 'intera';
}

function readHalf(line: PrintedLine, isSum: (text: string) => boolean): Half | null {
  const all = findTokens(line.parole);
  // An amount within words is of no column.
  const tokens = all.filter((token) => token.tipo === 'data' || isStaccato({ line, tokens: all }, token));
  const money = tokens.some(({ tipo }) => tipo === 'denaro');
  // The number of a row may stand before its day.
  const first = ORDINAL.test(line.parole[0]?.testo ?? '') ? 1 : 0;
  const day = tokens.some(({ tipo, da }) => tipo === 'data' && (da === 0 || da === first));
  if (!money && !day) return null;
  const words = line.parole.filter((_, at) => !tokens.some(({ da, quante }) => at >= da && at < da + quante));
  if (isSum(joinWords(words))) return null;
  return { line, tokens, tipo: !money ? 'giorno' : day ? 'intera' : 'importo' };
}

/** True for an amount with a day within its words: above or below all rows it is what was there on that day. */
const isOfDay = ({ tipo, tokens }: Half): boolean =>
  tipo === 'importo' && tokens.some((token) => token.tipo === 'data');

/** The halves of rows, without a first or last line that says what was there on a day. */
function withoutEnds(halves: readonly Half[]): readonly Half[] {
  const [first, last] = [halves[0], halves.at(-1)];
  if (halves.length % 2 === 0 || !first || !last) return halves;
  if (isOfDay(first)) return halves.slice(1);
  return isOfDay(last) ? halves.slice(0, -1) : halves;
}

/** Each day with the amount of its row: all amounts stand below their days, or all above; null where they do neither. */
function pair(halves: readonly Half[]): Map<PrintedLine, Half> | null {
  const days = halves.flatMap(({ tipo }, at) => (tipo === 'giorno' ? [at] : []));
  if (halves.some(({ tipo }) => tipo === 'intera') || days.length < MOSTRANO) return null;
  if (halves.length !== days.length * 2) return null;
  const [first = 0] = days;
  if (days.some((at, which) => at !== first + which * 2) || first > 1) return null;
  const step = first === 0 ? 1 : -1;
  return new Map(
    days.flatMap((at) => {
      const [day, amount] = [halves[at], halves[at + step]];
      return day && amount ? [[day.line, amount] as const] : [];
    }),
  );
}

const moneyOf = ({ line, tokens }: Half): Parola[] =>
  tokens
    .filter(({ tipo }) => tipo === 'denaro')
    .flatMap(({ da, quante }) => line.parole.slice(da, da + quante));

const overlap = (one: readonly Parola[], other: readonly Parola[]): boolean =>
  one.some(({ x0, x1 }) => other.some((word) => word.x0 < x1 && x0 < word.x1));

/** Words in the column of the days would be of no row: they move beside it. */
function besideDay(words: readonly Parola[], { parole }: PrintedLine): Parola[] {
  const [day] = findTokens(parole);
  const [first] = words;
  if (!day || !first || first.x0 >= day.x1) return [...words];
  const by = day.x1 + first.h - first.x0;
  return words.map((word) => ({ ...word, x0: word.x0 + by, x1: word.x1 + by }));
}

/**
 * The pages with the amounts on the lines of their days, where no line has both and lines of days and of amounts take turns through
 * the whole document; else as they are.
 * @param isSum tells words that name a balance or a total: such a line is no half of a row
 */
export function joinApart(pages: readonly PdfPage[], isSum: (text: string) => boolean): PdfPage[] {
  const all = pages.flatMap(({ lines }) => lines.flatMap((line) => readHalf(line, isSum) ?? []));
  const left = all.find(({ tipo }) => tipo === 'giorno')?.line.parole[0]?.x0 ?? 0;
  const isAligned = ({ line }: Half): boolean => Math.abs((line.parole[0]?.x0 ?? 0) - left) <= PRECISE;
  const pairs = all.every((half) => half.tipo === 'importo' || isAligned(half))
    ? pair(withoutEnds(all))
    : null;
  if (!pairs || [...pairs].some(([day, amount]) => overlap(day.parole, moneyOf(amount)))) return [...pages];
  const given = new Map([...pairs].map(([day, half]) => [half.line, { day, amount: moneyOf(half) }]));
  const joinLine = (line: PrintedLine): PrintedLine => {
    const amount = pairs.get(line);
    const taken = given.get(line);
    if (taken) {
      const words = line.parole.filter((word) => !taken.amount.includes(word));
      return { ...line, parole: besideDay(words, taken.day) };
    }
    if (!amount) return line;
    const fresh = moneyOf(amount).map((word) => ({ ...word, y: line.y }));
    return { ...line, parole: [...line.parole, ...fresh].toSorted((a, b) => a.x0 - b.x0) };
  };
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => joinLine(line)).filter(({ parole }) => parole.length > 0),
  }));
}
