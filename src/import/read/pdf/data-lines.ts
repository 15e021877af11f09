/** The lines of a page that look like rows of a table: a day and an amount, set apart from the words around them. */
import { isDayTitle, type PdfHeader, type Titolo } from './header.ts';
import type { PrintedLine } from './lines.ts';
import { findTokens, type Token } from './tokens.ts';

export interface DataLine {
  line: PrintedLine;
  tokens: Token[];
}

/** Gap that sets an amount apart from the words before it (heights of the type): wider than a space of any type. */
export const GAP = 0.65;
/** A day that stands further from the start of its line than this many words may be one of a sentence. */
const NEAR_START = 4;

/** True for an amount that stands apart from the words around it. */
export function isStaccato({ line, tokens }: DataLine, token: Token): boolean {
  const before = line.parole[token.da - 1];
  const after = line.parole[token.da + token.quante];
  const h = line.h * GAP;
  const known = (at: number): boolean => tokens.some(({ da, quante }) => at >= da && at < da + quante);
  const opens = !before || token.x0 - before.x1 >= h || known(token.da - 1);
  // Words follow a date closely where its column is narrow.
  if (token.tipo === 'data') return opens;
  const closes = !after || after.x0 - token.x1 >= h || known(token.da + token.quante);
  return opens && closes;
}

/** True for a day apart from its words under a title of days, as behind the name of a party, or at the end of its line. */
const isUnderTitle = (datum: DataLine, token: Token, days: readonly Titolo[]): boolean =>
  isStaccato(datum, token) && days.some(({ x0, x1 }) => token.x0 < x1 && x0 < token.x1);

/** True for a day near the start of its line, or under a title of days. */
const isOfRow = (datum: DataLine, token: Token, days: readonly Titolo[]): boolean =>
  token.tipo === 'data' && (token.da <= NEAR_START || isUnderTitle(datum, token, days));

/**
 * Lines that look like movements: a day and an amount.
 * @param headers those of the page, from the top
 * @param before the header in force where the page begins
 */
export function findDataLines(
  lines: readonly PrintedLine[],
  headers: readonly PdfHeader[],
  before: PdfHeader | null,
): DataLine[] {
  const result: DataLine[] = [];
  let days = listDayTitles(before);
  for (const [at, line] of lines.entries()) {
    const fresh = headers.find(({ da }) => da === at);
    if (fresh) days = listDayTitles(fresh);
    const datum = { line, tokens: findTokens(line.parole) };
    const data = datum.tokens.find((token) => isOfRow(datum, token, days));
    if (data && hasAmount(datum, data, days)) result.push(datum);
  }
  return result;
}

/** True where an amount stands behind the day; before it, where the line begins with it or a title says that this is the day. */
const hasAmount = (datum: DataLine, day: Token, days: readonly Titolo[]): boolean =>
  datum.tokens.some(
    ({ tipo, da }) =>
      tipo === 'denaro' &&
      (da > day.da || da === 0 || (day.da > NEAR_START && isUnderTitle(datum, day, days))),
  );

const listDayTitles = (header: PdfHeader | null): Titolo[] => header?.titles.filter(isDayTitle) ?? [];
