/** Which title stands over which column. */
import type { ColonnaPdf } from './column.ts';
import { isMoneyTitle, type Titolo } from './header.ts';
import type { PrintedLine } from './lines.ts';

/** True where most rows have words under a title: of a road what is called entrance and exit are places. */
export function isOverWords({ x0, x1 }: Titolo, rows: readonly { line: PrintedLine }[]): boolean {
  const worded = rows.filter(({ line }) =>
    line.parole.some((word) => word.x0 < x1 && x0 < word.x1 && /\p{L}{3}/u.test(word.testo)),
  );
  return worded.length * 2 > rows.length;
}

/** Gives the columns their titles; answers the titles left. */
export function assignTitles(columns: readonly ColonnaPdf[], titles: readonly Titolo[]): Titolo[] {
  const date = columns.filter(({ tipo }) => tipo === 'data');
  const moneyColumns = columns.filter(({ tipo }) => tipo === 'denaro');
  const byDates = assignOverlapping(date, titles);
  const money = assignInOrder(
    moneyColumns,
    byDates.filter(({ testo }) => isMoneyTitle(testo)),
    titles,
  );
  const others = byDates.filter(({ testo }) => !isMoneyTitle(testo));
  return [...money, ...assignOverlapping(moneyColumns, others)];
}

/** Each title to the column it overlaps most. */
function assignOverlapping(columns: readonly ColonnaPdf[], titles: readonly Titolo[]): Titolo[] {
  const pairs = titles
    .flatMap((titolo) =>
      columns.map((colonna) => ({
        titolo,
        colonna,
        comune: Math.min(titolo.x1, colonna.x1) - Math.max(titolo.x0, colonna.x0),
      })),
    )
    .filter(({ comune, colonna }) => comune > 0 && colonna.titolo === '')
    .toSorted((a, b) => b.comune - a.comune);
  const taken = new Set<Titolo>();
  for (const { titolo, colonna } of pairs) {
    if (colonna.titolo !== '' || taken.has(titolo)) continue;
    colonna.titolo = titolo.testo;
    taken.add(titolo);
  }
  return titles.filter((title) => !taken.has(title));
}

/** What it costs to leave a title over an empty column, or a column without a title (points). */
const TITOLO_SOLO = 60;
const COLONNA_SOLA = 80;

/**
 * Titles stand at the left of their column and amounts at its right: they need not overlap, but they keep their
 * order. The cheapest way of pairing them is theirs.
 */
function assignInOrder(
  columns: readonly ColonnaPdf[],
  titles: readonly Titolo[],
  all: readonly Titolo[],
): Titolo[] {
  const costs: number[][] = Array.from({ length: columns.length + 1 }, () =>
    Array.from({ length: titles.length + 1 }, () => 0),
  );
  const cost = (c: number, t: number): number => costs[c]?.[t] ?? Number.POSITIVE_INFINITY;
  const pair = (c: number, t: number): number => {
    const column = columns[c - 1];
    const title = titles[t - 1];
    return column && title ? cost(c - 1, t - 1) + remoteness(column, title, all) : Number.POSITIVE_INFINITY;
  };
  for (let c = 0; c <= columns.length; c++) {
    for (let t = 0; t <= titles.length; t++) {
      const riga = costs[c];
      if (!riga || c + t === 0) continue;
      riga[t] = Math.min(
        pair(c, t),
        t > 0 ? cost(c, t - 1) + TITOLO_SOLO : Number.POSITIVE_INFINITY,
        c > 0 ? cost(c - 1, t) + COLONNA_SOLA : Number.POSITIVE_INFINITY,
      );
    }
  }
  const free: Titolo[] = [];
  let c = columns.length;
  let t = titles.length;
  while (t > 0) {
    const column = columns[c - 1];
    const title = titles[t - 1];
    if (!title) break;
    if (column && cost(c, t) === pair(c, t)) {
      column.titolo = title.testo;
      c--;
      t--;
    } else if (cost(c, t) === cost(c, t - 1) + TITOLO_SOLO) {
      free.unshift(title);
      t--;
    } else c--;
  }
  return free;
}

/** How exactly a title ends where its amounts do, or keeps them between itself and the next (points). */
const PRECISE = 3;
/** What it costs that a title does neither. */
const OUT_OF_PLACE = 15;

/** True where amounts end under the end of a title, or stand between its start and the start of the next. */
function isBelow(column: ColonnaPdf, title: Titolo, all: readonly Titolo[]): boolean {
  if (Math.abs(column.x1 - title.x1) <= PRECISE) return true;
  const after = Math.min(...all.filter(({ x0 }) => x0 > title.x0).map(({ x0 }) => x0));
  return column.x0 >= title.x0 - PRECISE && column.x1 <= after + PRECISE;
}

function remoteness(column: ColonnaPdf, title: Titolo, all: readonly Titolo[]): number {
  const empty = Math.max(0, title.x0 - column.x1, column.x0 - title.x1);
  const centres = Math.abs(column.x0 + column.x1 - title.x0 - title.x1) / 2;
  return empty + 0.2 * centres + (isBelow(column, title, all) ? 0 : OUT_OF_PLACE);
}
