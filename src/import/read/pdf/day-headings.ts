/** A day printed by itself above the rows of that day, as apps print their lists: each row is given it. */
import { joinWords, type Parola, type PdfPage, type PrintedLine } from './lines.ts';
import { findTokens } from './tokens.ts';

/** So many days show it, at the least. */
const DAYS = 2;
/** How exactly the days stand under one another (points). */
const PRECISE = 3;
/** Between a day and the words of its row (heights of the type). */
const GAP = 2;
const WEEKDAY = /^(?:lun|mar|mer|gio|ven|sab|dom|mon|tue|wed|thu|fri|sat|sun)[\p{L}’'.]*,?$/iu;

type Kind = 'heading' | 'row' | 'whole' | 'other';

/** The words of a line that is nothing but a day; null for any other. */
function readDay({ parole }: PrintedLine): Parola[] | null {
  const words = WEEKDAY.test(parole[0]?.testo ?? '') ? parole.slice(1) : [...parole];
  const [day, ...more] = findTokens(words);
  return day?.tipo === 'data' && more.length === 0 && day.quante === words.length ? words : null;
}

function classify(line: PrintedLine, isSum: (text: string) => boolean): Kind {
  if (readDay(line)) return 'heading';
  const tokens = findTokens(line.parole);
  if (!tokens.some(({ tipo }) => tipo === 'denaro')) return 'other';
  const isFigure = (at: number): boolean => tokens.some(({ da, quante }) => at >= da && at < da + quante);
  if (isSum(joinWords(line.parole.filter((_, at) => !isFigure(at))))) return 'other';
  return tokens.some(({ tipo }) => tipo === 'data') ? 'whole' : 'row';
}

/** True where all days stand alone under one another, above rows that have none, and no row has a day of its own. */
function isListed(kinds: readonly { line: PrintedLine; kind: Kind }[]): boolean {
  const headings = kinds.filter(({ kind }) => kind === 'heading').map(({ line }) => line.parole[0]?.x0 ?? 0);
  const [left = 0] = headings;
  const first = kinds.find(({ kind }) => kind !== 'other');
  return (
    headings.length >= DAYS &&
    first?.kind === 'heading' &&
    kinds.some(({ kind }) => kind === 'row') &&
    kinds.every(({ kind }) => kind !== 'whole') &&
    headings.every((x0) => Math.abs(x0 - left) <= PRECISE)
  );
}

/**
 * The pages with each day on the lines of its rows, to the left of their words; as they are where days do not stand so.
 * @param isSum tells words that name a balance or a total: such a line is no row
 */
export function joinDayHeadings(pages: readonly PdfPage[], isSum: (text: string) => boolean): PdfPage[] {
  const kinds = pages.flatMap(({ lines }) => lines.map((line) => ({ line, kind: classify(line, isSum) })));
  if (!isListed(kinds)) return [...pages];
  const rows = kinds.filter(({ kind }) => kind === 'row');
  const left = Math.min(...rows.flatMap(({ line }) => line.parole[0]?.x0 ?? []));
  let day: Parola[] = [];
  const withDay = ({ line, kind }: (typeof kinds)[number]): PrintedLine | null => {
    if (kind === 'heading') {
      day = readDay(line) ?? [];
      return null;
    }
    if (kind !== 'row') return line;
    const end = day.at(-1);
    const by = left - GAP * line.h - (end?.x1 ?? 0);
    const moved = day.map((word) => ({ ...word, x0: word.x0 + by, x1: word.x1 + by, y: line.y }));
    return { ...line, parole: [...moved, ...line.parole] };
  };
  let at = 0;
  return pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap(() => {
      const next = kinds[at++];
      return (next && withDay(next)) ?? [];
    }),
  }));
}
