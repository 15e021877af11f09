/** Pages that are bound at the left and at the right: one table, printed now here and now there. */
import { findDataLines } from './data-lines.ts';
import type { PdfPage } from './lines.ts';

/** How exactly what stands in one column starts or ends (points), and from where on a page stands elsewhere. */
const PRECISE = 1.5;
const ELSEWHERE = 4;

interface Edges {
  /** Where the day of each row starts. */
  days: number[];
  /** Where its days start and its amounts end. */
  all: number[];
  amounts: number[];
}

function findEdges({ lines }: PdfPage): Edges {
  const data = findDataLines(lines, [], null);
  const amounts = data.flatMap(({ tokens }) =>
    tokens.flatMap(({ tipo, x1 }) => (tipo === 'denaro' ? [x1] : [])),
  );
  const starts = data.map(({ tokens }) => tokens.flatMap(({ tipo, x0 }) => (tipo === 'data' ? [x0] : [])));
  return { days: starts.flatMap(([first]) => first ?? []), all: [...starts.flat(), ...amounts], amounts };
}

const countIn = (edges: readonly number[], places: readonly number[], by: number): number =>
  edges.filter((edge) => places.some((place) => Math.abs(edge + by - place) <= PRECISE)).length;

/** The place where most days of a page start. */
const findUsual = (days: readonly number[]): number =>
  days.toSorted((one, other) => countIn(days, [other], 0) - countIn(days, [one], 0))[0] ?? 0;

/** How far a page must move so that its days and most of its amounts stand under those of another; 0 where that does not help. */
function measureShift(page: Edges, model: Edges): number {
  if (page.days.length === 0 || model.days.length === 0) return 0;
  const by = findUsual(model.days) - findUsual(page.days);
  if (Math.abs(by) < ELSEWHERE) return 0;
  const better = countIn(page.all, model.all, by) > countIn(page.all, model.all, 0);
  const most = countIn(page.amounts, model.amounts, by) * 2 > page.amounts.length;
  return better && most ? by : 0;
}

/** The pages with their tables under one another, as on the page with the most rows. */
export function matchPages(pages: readonly PdfPage[]): PdfPage[] {
  const edges = pages.map((page) => findEdges(page));
  const model = edges.toSorted((one, other) => other.days.length - one.days.length)[0];
  return pages.map((page, at) => {
    const own = edges[at];
    const by = model && own ? measureShift(own, model) : 0;
    if (by === 0) return page;
    const lines = page.lines.map((line) => ({
      ...line,
      parole: line.parole.map((word) => ({ ...word, x0: word.x0 + by, x1: word.x1 + by })),
    }));
    return { ...page, lines };
  });
}
