/** The header of a table among the lines of a page: one line of words, or several stacked ones. */
import { listMeanings, type ColumnRole } from '../../cell/words.ts';
import { findTokens } from './tokens.ts';
import { splitPhrases, joinWords, type PrintedLine, type Parola } from './lines.ts';

/** One column's words, stacked lines joined from the top. */
export interface Titolo {
  testo: string;
  x0: number;
  x1: number;
}

export interface PdfHeader {
  /** Index of its first line in the page, and how many it takes. */
  da: number;
  quante: number;
  titles: Titolo[];
  valore: number;
}

/** Lines a header may take, and how far apart they may stand (heights of the type). */
const MASSIMO = 4;
const SEPARATION = 2.1;
/** How far below the header a line of it stands, whatever it says (heights of the type). */
const CLOSE = 1.35;
/** Gap that parts two titles. */
const BETWEEN_TITLES = 0.55;

const MONEY: ReadonlySet<ColumnRole> = new Set(['importo', 'dare', 'avere', 'saldo']);
const GIORNI: ReadonlySet<ColumnRole> = new Set(['data', 'data_valuta', 'data_documento', 'scadenza']);

export const isMoneyTitle = (text: string): boolean => {
  const [before] = listMeanings(text);
  return before !== undefined && MONEY.has(before.ruolo);
};

/** Stacks the phrases of some lines: those that stand under one another are one title. */
export function joinTitles(lines: readonly PrintedLine[]): Titolo[] {
  const titles: Titolo[] = [];
  for (const { parole } of lines) {
    for (const phrase of splitPhrases(parole, BETWEEN_TITLES)) {
      const fresh = titleOf(phrase);
      const above = titles.filter((title) => title.x0 < fresh.x1 && fresh.x0 < title.x1);
      const [only] = above;
      if (only && above.length === 1) {
        only.testo = `${only.testo} ${fresh.testo}`;
        only.x0 = Math.min(only.x0, fresh.x0);
        only.x1 = Math.max(only.x1, fresh.x1);
      } else if (above.length === 0) titles.push(fresh);
    }
  }
  return titles.toSorted((a, b) => a.x0 - b.x0);
}

/** A band of days of a list by age, `1-30`, `31-60`: no day. */
const BAND = /^(?:\d|\d{1,2}[16])-(?:15|30|45|60|75|90|120)$/;

/** True for a line with days or amounts: it names no columns. */
export const hasFigures = ({ parole }: PrintedLine): boolean =>
  findTokens(parole).some(({ da }) => !BAND.test(parole[da]?.testo ?? ''));

function titleOf(phrase: readonly Parola[]): Titolo {
  return { testo: joinWords(phrase), x0: phrase[0]?.x0 ?? 0, x1: phrase.at(-1)?.x1 ?? 0 };
}

/** How many meanings the titles have; 0 when they name no day or no money, or are a sentence. */
function valueDate(titles: readonly Titolo[]): number {
  if (titles.length < 2 || titles.length > 16) return 0;
  const roles = new Set<ColumnRole>();
  for (const { testo } of titles) {
    if (testo.length > 60) return 0;
    // A title means one thing: the second meaning of `Data valuta` is not another column.
    for (const { ruolo } of listMeanings(testo)) roles.add(ruolo);
  }
  const day = [...roles].some((role) => GIORNI.has(role));
  const money = [...roles].some((role) => MONEY.has(role));
  return day && money ? roles.size : 0;
}

/** Every header of a page, from the top; none overlaps another. */
export function findHeaders(lines: readonly PrintedLine[]): PdfHeader[] {
  const found: PdfHeader[] = [];
  for (let at = 0; at < lines.length; at++) {
    const header = fromRiga(lines, at);
    if (!header) continue;
    found.push(header);
    at += header.quante - 1;
  }
  return found;
}

/** The best header that starts on a line: more lines only where they say more. */
function fromRiga(lines: readonly PrintedLine[], at: number): PdfHeader | null {
  let best: PdfHeader | null = null;
  for (let quante = 1; quante <= MASSIMO; quante++) {
    const group = lines.slice(at, at + quante);
    const last = group.at(-1);
    const before = group.at(-2);
    if (group.length < quante || !last) break;
    if (before && last.y - before.y > SEPARATION * Math.max(before.h, last.h)) break;
    if (hasFigures(last)) break;
    if (before && isPartTitle(last, joinTitles(group.slice(0, -1)))) break;
    const titles = joinTitles(group);
    const valore = valueDate(titles);
    if (valore > 0 && (!best || valore > best.valore)) best = { da: at, quante, titles, valore };
  }
  if (!best || isForeign(lines, best)) return null;
  return extend(lines, best);
}

export const isDayTitle = ({ testo }: Pick<Titolo, 'testo'>): boolean =>
  listMeanings(testo).some(({ ruolo }) => GIORNI.has(ruolo));

/** True for one phrase that names money or a side below a title of days: of the first part of the table, not of its days. */
function isPartTitle({ parole }: PrintedLine, titles: readonly Titolo[]): boolean {
  if (splitPhrases(parole, BETWEEN_TITLES).length > 1) return false;
  const { x0, x1, testo } = titleOf(parole);
  const isSide = listMeanings(testo).some(({ ruolo }) => MONEY.has(ruolo) || ruolo === 'commissione');
  return isSide && titles.some((title) => title.x0 < x1 && x0 < title.x1 && isDayTitle(title));
}

/**
 * True for a header whose first line is one phrase of what stands above the table: without it as much is said, or it names a side
 * over a column of days, as the title of a part of the table does.
 */
function isForeign(lines: readonly PrintedLine[], { da, quante, valore }: PdfHeader): boolean {
  const [before, ...others] = lines.slice(da, da + quante);
  if (!before || others.length === 0) return false;
  const titles = joinTitles(others);
  const rest = valueDate(titles);
  const phrases = splitPhrases(before.parole, BETWEEN_TITLES).map((phrase) => titleOf(phrase).testo);
  // Several phrases of which none means anything stand above the table too, where the titles say as much without them.
  if (phrases.length > 1) return rest >= valore && phrases.every((text) => listMeanings(text).length === 0);
  const { x0, x1, testo } = titleOf(before.parole);
  const overDays = titles.some((title) => title.x0 < x1 && x0 < title.x1 && isDayTitle(title));
  return rest >= valore || (rest > 0 && overDays && isMoneyTitle(testo));
}

/** True for words that stand each under a title, most of them under those of days and amounts: no row has words there. */
function isBelowFigures({ parole }: PrintedLine, titles: readonly Titolo[]): boolean {
  const phrases = splitPhrases(parole, BETWEEN_TITLES).map((phrase) => titleOf(phrase));
  const figures = titles.filter(({ testo }) =>
    listMeanings(testo).some(({ ruolo }) => MONEY.has(ruolo) || GIORNI.has(ruolo)),
  );
  const below = phrases.filter(({ x0, x1 }) => figures.some((title) => title.x0 < x1 && x0 < title.x1));
  return below.length > 1 && below.length * 2 > phrases.length;
}

/** Lines that stand within the height of the header belong to it, whatever they add. */
function extend(lines: readonly PrintedLine[], header: PdfHeader): PdfHeader {
  const last = lines[header.da + header.quante - 1];
  const after = lines[header.da + header.quante];
  if (!last || !after || hasFigures(after)) return header;
  const far = after.y - last.y > CLOSE * last.h;
  if (far && (after.y - last.y > SEPARATION * last.h || !isBelowFigures(after, header.titles))) return header;
  const titles = joinTitles(lines.slice(header.da, header.da + header.quante + 1));
  const words = splitPhrases(after.parole, BETWEEN_TITLES);
  const inside = words.every((phrase) => {
    const { x0, x1, testo } = titleOf(phrase);
    return testo.length < 25 && header.titles.some((title) => title.x0 < x1 && x0 < title.x1);
  });
  const valore = valueDate(titles);
  const continues = words.length > 1 || words.every((phrase) => isContinuation(joinWords(phrase)));
  return inside && continues && valore >= header.valore
    ? { ...header, quante: header.quante + 1, titles, valore }
    : header;
}

/** True for the rest of a title, as `operazione` under `Data`: words that begin small and are no title by themselves. */
const isContinuation = (text: string): boolean => /^[a-zà-ÿ]/.test(text);
