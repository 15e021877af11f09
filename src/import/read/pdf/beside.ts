/** Two tables beside each other under the same titles: the right one is read below the left one, as one table goes on. */
import { normalizeHeader } from '../../cell/words.ts';
import { findHeaders } from './header.ts';
import { joinWords, splitPhrases, type Parola, type PdfPage, type PrintedLine } from './lines.ts';

/** Gap that parts two titles, and two texts of a line (heights of the type). */
const BETWEEN_TITLES = 0.55;
/** How far above the titles the names of the two tables may stand (heights of the type). */
const NEAR = 2.1;

interface Cut {
  /** Between the left table and the right one, and how far the right one moves. */
  x: number;
  by: number;
  /** The line that names the two, where one does. */
  names: PrintedLine | null;
}

/** Where a line of titles says all of them twice. */
function findCut({ parole }: PrintedLine): Cut | null {
  const phrases = splitPhrases(parole, BETWEEN_TITLES);
  const half = phrases.length / 2;
  const names = phrases.map((phrase) => normalizeHeader(joinWords(phrase)));
  if (half < 2 || !names.every((name, at) => name !== '' && name === names[(at + half) % names.length]))
    return null;
  const [left, right, end] = [phrases[0]?.[0], phrases[half]?.[0], phrases[half - 1]?.at(-1)];
  return left && right && end ? { x: (end.x1 + right.x0) / 2, by: left.x0 - right.x0, names: null } : null;
}

const sideOf = (phrase: readonly Parola[], x: number): 'left' | 'right' | 'across' => {
  const [first, last] = [phrase[0], phrase.at(-1)];
  if (!first || !last || last.x1 <= x) return 'left';
  return first.x0 >= x ? 'right' : 'across';
};

/** The two halves of a line; all of it at the left where a text runs across. */
function splitLine(line: PrintedLine, { x, by }: Cut): [PrintedLine, PrintedLine] {
  const phrases = splitPhrases(line.parole, BETWEEN_TITLES);
  const across = phrases.some((phrase) => sideOf(phrase, x) === 'across');
  const right = across ? [] : phrases.filter((phrase) => sideOf(phrase, x) === 'right').flat();
  const moved = right.map((word) => ({ ...word, x0: word.x0 + by, x1: word.x1 + by }));
  return [
    { ...line, parole: line.parole.filter((word) => !right.includes(word)) },
    { ...line, parole: moved },
  ];
}

/** The first line of the two tables: their titles, or the two names above these. */
function findStart(lines: readonly PrintedLine[], titles: number, cut: Cut): number {
  const [above, header] = [lines[titles - 1], lines[titles]];
  if (!above || !header || header.y - above.y > NEAR * header.h) return titles;
  const sides = splitPhrases(above.parole, BETWEEN_TITLES).map((phrase) => sideOf(phrase, cut.x));
  return sides.join(' ') === 'left right' ? titles - 1 : titles;
}

/** The pages with such tables under one another. Their lines are counted anew, since each may now be two. */
export function splitBeside(pages: readonly PdfPage[]): PdfPage[] {
  let cut: Cut | null = null;
  let found = false;
  const divided = pages.map((page) => {
    const [header] = findHeaders(page.lines);
    const titles = header && page.lines[header.da];
    const fresh: Cut | null = titles ? findCut(titles) : cut;
    if (!fresh) {
      cut = null;
      return page;
    }
    found = true;
    const start = header ? findStart(page.lines, header.da, fresh) : 0;
    // Tables that go on from the page before are named there.
    const own: Cut = {
      ...fresh,
      names: header && start < header.da ? (page.lines[start] ?? null) : (cut?.names ?? null),
    };
    cut = own;
    const named =
      header && start < header.da
        ? []
        : [own.names].flatMap((line) =>
            line
              ? [{ ...line, pagina: page.numero, y: (page.lines[start]?.y ?? line.y) - NEAR * line.h }]
              : [],
          );
    const halves = [...named, ...page.lines.slice(start)].map((line) => splitLine(line, own));
    const lines = [
      ...page.lines.slice(0, start),
      ...halves.map(([left]) => left),
      ...halves.map(([, right]) => right),
    ].filter(({ parole }) => parole.length > 0);
    return { ...page, lines };
  });
  if (!found) return [...pages];
  let numero = 0;
  return divided.map((page) => ({
    ...page,
    lines: page.lines.map((line) => ({ ...line, numero: ++numero })),
  }));
}
