/** The header of a table of which nobody knows the titles, or that of its amounts: it stands over its rows. */
import type { DataLine } from './data-lines.ts';
import { hasFigures, isDayTitle, joinTitles, type PdfHeader, type Titolo } from './header.ts';
import type { PrintedLine } from './lines.ts';
import { findTokens, type Token } from './tokens.ts';

/** Lines below it in which its first row is: a heading may stand between them. */
const BELOW = 3;
const TITLES = 3;
/** How exactly a title ends where its amounts do (points). */
const PRECISE = 3;

const isOver = ({ x0, x1 }: Titolo, token: Token): boolean => x0 < token.x1 && token.x0 < x1;

const endsWith = (title: Titolo, token: Token): boolean => Math.abs(title.x1 - token.x1) <= PRECISE;

/** True for titles of which one names days over the day of the row, and another stands over its amount. */
function areOver(titles: readonly Titolo[], { tokens }: DataLine): boolean {
  const days = titles.filter(isDayTitle);
  const others = titles.filter((title) => !isDayTitle(title));
  return (
    tokens.some((token) => token.tipo === 'data' && days.some((title) => isOver(title, token))) &&
    tokens.some(
      (token) =>
        token.tipo === 'denaro' && others.some((title) => isOver(title, token) || endsWith(title, token)),
    )
  );
}

/** True where each day and each amount of the row has a title of its own over it, in whatever words. */
function isOverEach(titles: readonly Titolo[], { tokens }: DataLine): boolean {
  const own = tokens.map((token) =>
    titles.findIndex((title) => isOver(title, token) || endsWith(title, token)),
  );
  return !own.includes(-1) && new Set(own).size === own.length;
}

/** The one header of a page, close above its first row; none where no line is one. */
export function findHeaderOver(lines: readonly PrintedLine[]): PdfHeader[] {
  for (const [da, line] of lines.entries()) {
    const titles = hasFigures(line) ? [] : joinTitles([line]);
    if (titles.length < TITLES) continue;
    const isNamed = titles.some(isDayTitle);
    const below = lines
      .slice(da + 1, da + 1 + (isNamed ? BELOW : 1))
      .map((row) => ({ line: row, tokens: findTokens(row.parole) }));
    if (below.some((datum) => (isNamed ? areOver(titles, datum) : isOverEach(titles, datum))))
      return [{ da, quante: 1, titles, valore: titles.length }];
  }
  return [];
}
