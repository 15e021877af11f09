/** Where the columns of a table stand, from its dates, its amounts and the words over them. */
import type { ColonnaPdf, PdfColumnKind } from './column.ts';
import { isStaccato, type DataLine } from './data-lines.ts';
import type { Token } from './tokens.ts';
import { isMoneyTitle, type PdfHeader, type Titolo } from './header.ts';
import type { PrintedLine } from './lines.ts';
import { assignTitles, isOverWords } from './titles.ts';

export interface Colonne {
  colonne: ColonnaPdf[];
  /** Between one column and the next: one fewer than the columns. */
  righelli: number[];
  /** True when the amounts are not set in columns: cells then follow the order of the line. */
  sequence: boolean;
  /** True for rulers that a person drew. */
  drawn: boolean;
}

/** A group of amounts rarer than this among the lines, and under no title, is words of descriptions. */
const RARE = 0.1;

/** @param data lines that look like movements; @param header null when no words were understood */
export function findColumns(data: readonly DataLine[], header: PdfHeader | null): Colonne | null {
  if (data.length === 0) return null;
  const titles = header?.titles ?? [];
  return isSequence(data) ? inSequence(data, titles) : fromLines(data, titles);
}

function fromLines(all: readonly DataLine[], titles: readonly Titolo[]): Colonne | null {
  const found = gather(all, 'data').filter(({ quante }) => quante >= Math.max(1, all.length * 0.3));
  const date = found.filter((group) => !isWrittenOver(group, found, all));
  const data = all.filter((datum) => hasDay(datum, date));
  const moneyColumns = gather(data, 'denaro').filter(
    (group) =>
      group.quante >= data.length * RARE ||
      titles.some((title) => isMoneyTitle(title.testo) && title.x0 < group.x1 && group.x0 < title.x1) ||
      isFree(group, data),
  );
  if (date.length === 0 || moneyColumns.length === 0) return null;
  const rigid: ColonnaPdf[] = [
    ...date.map(({ x0, x1 }): ColonnaPdf => ({ tipo: 'data', x0, x1, titolo: '' })),
    ...moneyColumns.map(({ x0, x1 }): ColonnaPdf => ({ tipo: 'denaro', x0, x1, titolo: '' })),
  ].toSorted((a, b) => a.x0 - b.x0);
  const free = assignTitles(rigid, titles);
  // Over no amounts a title of them is of a column that is empty in this statement.
  const isOfMoney = (title: Titolo): boolean => isMoneyTitle(title.testo) && !isOverWords(title, data);
  for (const { x0, x1, testo } of free.filter(isOfMoney))
    rigid.push({ tipo: 'denaro', x0, x1, titolo: testo });
  rigid.sort((a, b) => a.x0 - b.x0);
  const texts = free.filter((title) => !isOfMoney(title)).toSorted((a, b) => a.x0 - b.x0);
  const colonne = withTexts(rigid, texts, data);
  return { colonne, righelli: traceRulers(colonne, titles), sequence: false, drawn: false };
}

/** True for a line whose day stands in a column of days: any other is a sentence with a day and an amount in it. */
const hasDay = (datum: DataLine, groups: readonly Gruppo[]): boolean =>
  datum.tokens.some(
    (token) =>
      token.tipo === 'data' &&
      isStaccato(datum, token) &&
      groups.some(({ x0, x1 }) => token.x0 < x1 && x0 < token.x1),
  );

/** True for days where the rows that have theirs elsewhere write words: days with which lines of descriptions begin. */
function isWrittenOver(group: Gruppo, groups: readonly Gruppo[], data: readonly DataLine[]): boolean {
  const others = data.filter((datum) =>
    hasDay(
      datum,
      groups.filter((other) => other !== group),
    ),
  );
  const withDay = others.filter((datum) => hasDay(datum, [group])).length;
  const withWords = others.filter(({ line }) =>
    line.parole.some(({ x0, x1 }) => x0 < group.x1 && group.x0 < x1),
  ).length;
  return withWords - withDay > withDay;
}

/** True where no line has words in the place of a group of amounts, as rare as they may be. */
const isFree = ({ x0, x1, quante }: Gruppo, data: readonly DataLine[]): boolean =>
  data.filter(({ line }) => line.parole.some((word) => word.x0 < x1 && x0 < word.x1)).length <= quante;

interface Gruppo {
  x0: number;
  x1: number;
  quante: number;
}

/** Dates or amounts that overlap from line to line, as one interval each. */
function gather(data: readonly DataLine[], kind: Token['tipo']): Gruppo[] {
  const intervals = data
    .flatMap((datum) => {
      const all = datum.tokens.filter((token) => token.tipo === kind);
      return all.filter((token) => isStaccato(datum, token));
    })
    .toSorted((a, b) => a.x0 - b.x0);
  const groups: Gruppo[] = [];
  for (const { x0, x1 } of intervals) {
    const group = groups.find(
      (other) =>
        Math.min(other.x1, x1) - Math.max(other.x0, x0) > 0.25 * Math.min(other.x1 - other.x0, x1 - x0),
    );
    if (!group) groups.push({ x0, x1, quante: 1 });
    else {
      group.x0 = Math.min(group.x0, x0);
      group.x1 = Math.max(group.x1, x1);
      group.quante++;
    }
  }
  return fuse(groups);
}

/** Groups that came to overlap while they grew. */
function fuse(groups: readonly Gruppo[]): Gruppo[] {
  const result: Gruppo[] = [];
  for (const group of groups.toSorted((a, b) => a.x0 - b.x0)) {
    const last = result.at(-1);
    if (last && group.x0 < last.x1 - 1) {
      last.x1 = Math.max(last.x1, group.x1);
      last.quante += group.quante;
    } else result.push({ ...group });
  }
  return result;
}

/** The columns of words between and around the others, parted where titles and white space say so. */
function withTexts(
  rigid: readonly ColonnaPdf[],
  titles: readonly Titolo[],
  data: readonly DataLine[],
): ColonnaPdf[] {
  const result: ColonnaPdf[] = [];
  const edges = [...rigid, null];
  let from = Number.NEGATIVE_INFINITY;
  for (const column of edges) {
    const to = column?.x0 ?? Number.POSITIVE_INFINITY;
    result.push(...textZone(from, to, titles, data, rigid));
    if (column) result.push(column);
    from = column?.x1 ?? to;
  }
  return result;
}

interface Stretch {
  x0: number;
  x1: number;
}

function textZone(
  from: number,
  to: number,
  titles: readonly Titolo[],
  data: readonly DataLine[],
  rigid: readonly ColonnaPdf[],
): ColonnaPdf[] {
  const words = data.flatMap(({ line, tokens }) =>
    line.parole.filter((word, at) => {
      const centre = (word.x0 + word.x1) / 2;
      const known = tokens.some(
        ({ da, quante, x0, x1 }) =>
          at >= da && at < da + quante && rigid.some((column) => column.x0 < x1 && x0 < column.x1),
      );
      return centre > from && centre < to && !known;
    }),
  );
  const here = titles.filter(({ x0, x1 }) => (x0 + x1) / 2 > from && (x0 + x1) / 2 < to);
  if (words.length === 0 && here.length === 0) return [];
  const all: Stretch[] = [...words, ...here];
  const x0 = Math.min(...all.map((stretch) => stretch.x0));
  const x1 = Math.max(...all.map((stretch) => stretch.x1));
  const base = { tipo: 'testo' as const, x0: Math.max(x0, from), x1: Math.min(x1, to) };
  if (here.length < 2) return [{ ...base, titolo: here[0]?.testo ?? '' }];
  return split(base, here, words, data.length);
}

/** Parts a zone of words between its titles, where hardly any line has a word. */
function split(
  base: Stretch,
  titles: readonly Titolo[],
  words: readonly Stretch[],
  righe: number,
): ColonnaPdf[] {
  const columns: ColonnaPdf[] = [];
  let x0 = base.x0;
  let titolo = titles[0]?.testo ?? '';
  for (const [at, next] of titles.entries()) {
    const before = titles[at - 1];
    if (!before) continue;
    const blank = blankBetween((before.x0 + before.x1) / 2, next.x1, words, righe);
    if (!blank) {
      titolo = `${titolo} ${next.testo}`;
      continue;
    }
    columns.push({ tipo: 'testo', x0, x1: blank.x0, titolo });
    x0 = blank.x1;
    titolo = next.testo;
  }
  return [...columns, { tipo: 'testo', x0, x1: base.x1, titolo }];
}

/** The widest white space between two places; null when the words leave none. */
function blankBetween(from: number, to: number, words: readonly Stretch[], righe: number): Stretch | null {
  const covered = new Uint32Array(Math.max(1, Math.ceil(to - from)));
  for (const { x0, x1 } of words) {
    for (let at = Math.max(0, Math.floor(x0 - from)); at < Math.min(covered.length, x1 - from); at++)
      covered[at] = (covered[at] ?? 0) + 1;
  }
  const tolerated = Math.floor(righe * 0.04);
  let best: Stretch | null = null;
  let start = -1;
  for (let at = 0; at <= covered.length; at++) {
    const free = at < covered.length && (covered[at] ?? 0) <= tolerated;
    if (free && start === -1) start = at;
    if (free || start === -1) continue;
    const stretch = { x0: from + start, x1: from + at };
    if (!best || stretch.x1 - stretch.x0 > best.x1 - best.x0) best = stretch;
    start = -1;
  }
  return best && best.x1 - best.x0 >= 3 ? best : null;
}

/** Rulers stand where both cells and titles leave room; amounts grow to the left, words to the right. */
function traceRulers(columns: readonly ColonnaPdf[], titles: readonly Titolo[]): number[] {
  return columns.slice(1).map((column, at) => {
    const before = columns[at];
    if (!before) return column.x0;
    const titleBefore = titles.find(({ testo }) => testo === before.titolo);
    const titleHere = titles.find(({ testo }) => testo === column.titolo);
    const from = Math.min(Math.max(before.x1, titleBefore?.x1 ?? before.x1), column.x0);
    const to = Math.max(Math.min(column.x0, titleHere?.x0 ?? column.x0), before.x1);
    const [low, high] = from <= to ? [from, to] : [before.x1, column.x0];
    const quota =
      before.tipo === 'testo' && column.tipo === 'denaro' ? 0.6 : before.tipo === 'denaro' ? 0.3 : 0.7;
    return low + (high - low) * quota;
  });
}

/** True when on most lines no amount stands apart: the words run into them, as in a text set with spaces. */
function isSequence(data: readonly DataLine[]): boolean {
  const detached = data.filter((datum) =>
    datum.tokens.some((token) => token.tipo === 'denaro' && isStaccato(datum, token)),
  ).length;
  return detached * 2 < data.length;
}

/** Date, words, amounts: as many columns of amounts as the lines have at their end. */
function inSequence(data: readonly DataLine[], titles: readonly Titolo[]): Colonne | null {
  const count = data.map((datum) => listTail(datum.line, datum.tokens).length);
  const most = Math.max(...count);
  if (most === 0) return null;
  const kinds: PdfColumnKind[] = ['data', 'testo', ...Array.from({ length: most }, () => 'denaro' as const)];
  const names = titles.length === kinds.length ? titles.map(({ testo }) => testo) : [];
  const colonne = kinds.map((tipo, at) => ({ tipo, x0: 0, x1: 0, titolo: names[at] ?? '' }));
  return { colonne, righelli: [], sequence: true, drawn: false };
}

/** The amounts a line ends with. */
export function listTail({ parole }: PrintedLine, tokens: readonly Token[]): Token[] {
  const queue: Token[] = [];
  let end = parole.length;
  for (const token of tokens.toReversed()) {
    if (token.tipo !== 'denaro' || token.da + token.quante !== end) break;
    queue.unshift(token);
    end = token.da;
  }
  return queue;
}
