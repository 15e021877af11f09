/** The period of a statement, from its own words; and what it says of days without a year, or without a sure order. */
import type { OrdineData } from '#api/contract/tracciati.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { parseGiorno, splitData, type PartiData } from './date.ts';
import { parseYearlessDay } from './yearless.ts';

interface Interval {
  dal: Giorno | null;
  al: Giorno;
  /** True of the day of printing: nothing happened after it. */
  last?: true;
}

export interface StatementPeriod extends Interval {
  /** The same dates with the month first, where they can be read so too. */
  mga: Interval | null;
  /** The order in which the days around the table are written, where they show it. */
  ordine?: OrdineData;
  /** A month that is named, as a part of a list may be. */
  named?: true;
}

const GIORNO_MS = 86_400_000;
/** Days of the longest period a statement is made for, and how far from it a movement may be dated. */
const MASSIMO = 400;
const MARGIN = 12;

const PERIODO =
  /\b(period[oe]?|dal|from|vom|du|zeitraum|statement|estratto|through|thru|to|bis|movimenti|between|giornaliero|trimestr\w*|mese)\b/i;
const FINE =
  /\b(data (?:dell.)?estratto|estratto (?:conto )?(?:al|del)|statement date|closing date|data (?:di )?chiusura|saldo (?:contabile |finale )?al|alla data|al|as (?:of|at)|datum|auszug|vom|arr[eê]t[eé])\b/i;
const MONTH_YEAR =
  /(?<!\p{L})(gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|décembre|enero|febrero|abril|mayo|junio|julio|septiembre|octubre|noviembre|diciembre)\s+(?:de\s+)?(20\d\d)\b/iu;
const ANNO =
  /\b(?:anno|esercizio|trim(?:estre|\.)?|sem(?:estre|\.)?|year|quarter|jahr|quartal|année|trimestre|año)\s*:?\s*(20\d\d)\b/i;

/** When the page was made. */
const PRINTED =
  /\b(stampat[oa]|data (?:di )?stampa|emess[oa] il|scaricat[oa]|generat[oa]|printed|generated|downloaded|gedruckt|erstellt|imprim[eé]e?|impreso)\b/i;

/** A title in a few words that ends with its year: `Movimenti 2026`. */
const TITLE_YEAR = /^\p{L}[\p{L} .'’-]{2,40} (20\d\d)$/u;

const days = (from: string, a: string): number => (Date.parse(a) - Date.parse(from)) / GIORNO_MS;

/** A line of text, and the dates with a year that stand in it. */
interface DatedText {
  testo: string;
  date: readonly string[];
}

/** @param texts lines outside the movements */
export function findPeriod(texts: readonly DatedText[]): StatementPeriod | null {
  const period = findTold(texts);
  const parts = texts.flatMap(({ date }) => date.map((text) => splitData(text)));
  const ordine = orderOf(parts.filter((part) => part?.shape === 'numeri') as PartiData[]);
  return period && ordine ? { ...period, ordine } : period;
}

/** The order of day and month that numbers above twelve show; null where they show none, or both. */
function orderOf(parts: readonly { a: number; b: number }[]): 'gma' | 'mga' | null {
  const before = parts.some(({ a }) => a > 12);
  const after = parts.some(({ b }) => b > 12);
  return before === after ? null : before ? 'gma' : 'mga';
}

function findTold(texts: readonly DatedText[]): StatementPeriod | null {
  for (const { testo, date } of texts) {
    const [before, after] = date;
    if (date.length !== 2 || before === undefined || after === undefined) continue;
    const period = PERIODO.test(testo) || /[-–—]/.test(testo) ? interval(before, after) : null;
    if (period) return period;
  }
  for (const { testo, date } of texts) {
    const [only] = date;
    if (only === undefined || !FINE.test(testo)) continue;
    const period = fromDay(only);
    if (period) return period;
  }
  const words = texts.map(({ testo }) => testo);
  return (
    fromMonth(words) ??
    fromYear(words, ANNO) ??
    fromPrinting(texts) ??
    fromLast(texts.flatMap(({ date }) => date)) ??
    fromYear(words, TITLE_YEAR)
  );
}

function interval(before: string, after: string): StatementPeriod | null {
  const read = (order: OrdineData): Interval | null => {
    const dal = parseGiorno(before, order);
    const al = parseGiorno(after, order);
    const long = dal && al ? days(dal, al) : -1;
    return dal && al && long >= 0 && long <= MASSIMO ? { dal, al } : null;
  };
  const gma = read('gma');
  const mga = read('mga');
  const chosen = gma ?? mga;
  return chosen && { ...chosen, mga };
}

function fromDay(text: string): StatementPeriod | null {
  const gma = parseGiorno(text, 'gma');
  const mga = parseGiorno(text, 'mga');
  const al = gma ?? mga;
  return al && { dal: null, al, mga: mga && { dal: null, al: mga } };
}

function fromMonth(texts: readonly string[]): StatementPeriod | null {
  for (const text of texts) {
    const found = MONTH_YEAR.exec(text);
    const dal = found && parseGiorno(`1 ${found[1]} ${found[2]}`, 'gma');
    if (!dal) continue;
    const [year = 0, month = 0] = dal.split('-').map(Number);
    const al = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10) as Giorno;
    return { dal, al, mga: null, named: true };
  }
  return null;
}

/** A year that is named as one: all of it. */
function fromYear(texts: readonly string[], name: RegExp): StatementPeriod | null {
  const [year] = texts.flatMap((text) => name.exec(text.trim())?.[1] ?? []);
  return year === undefined
    ? null
    : { dal: `${year}-01-01` as Giorno, al: `${year}-12-31` as Giorno, mga: null };
}

/** The day on which the page was printed: the rows are of before it. */
function fromPrinting(texts: readonly DatedText[]): StatementPeriod | null {
  const printed = fromLast(texts.flatMap(({ testo, date }) => (PRINTED.test(testo) ? date : [])));
  return printed && { ...printed, last: true, mga: printed.mga && { ...printed.mga, last: true } };
}

/** Without any word for it: the latest day the document names around its table. */
function fromLast(date: readonly string[]): StatementPeriod | null {
  const periods = date.flatMap((text) => fromDay(text) ?? []);
  return periods.toSorted((a, b) => a.al.localeCompare(b.al)).at(-1) ?? null;
}

/** Days that a day lies outside a period; a statement without a start is taken to last a quarter. */
function gap(day: string, { dal, al, last }: Interval): number {
  const from = dal ?? new Date(Date.parse(al) - 100 * GIORNO_MS).toISOString().slice(0, 10);
  if (day < from) return Math.max(0, days(day, from) - MARGIN);
  const after = day > al ? Math.max(0, days(al, day) - MARGIN) : 0;
  return last && after > 0 ? MASSIMO : after;
}

/** The text of a day with the year that brings it nearest to the period; null when there is no such day. */
function withYear(
  text: string,
  order: OrdineData,
  period: Interval,
): { testo: string; scarto: number } | null {
  const end = Number(period.al.slice(0, 4));
  let best: { testo: string; scarto: number } | null = null;
  for (const year of [end, end - 1, end + 1, end - 2]) {
    const testo = writeYear(text, year);
    const day = parseGiorno(testo, order);
    const far = day === null ? null : gap(day, period);
    if (far !== null && (!best || far < best.scarto)) best = { testo, scarto: far };
  }
  return best;
}

function writeYear(text: string, year: number): string {
  if (/^\d{1,2}[./-]\d{1,2}\.?$/.test(text)) {
    const separator = /[./-]/.exec(text)?.[0] ?? '/';
    return `${text.replace(/\.$/, '')}${separator}${year}`;
  }
  return /^[A-Za-z]/.test(text) ? `${text}, ${year}` : `${text} ${year}`;
}

interface StatementCalendar {
  /** Day of a cell, completed with its year; the cell as it is when it has one or is no day. */
  complete: (cell: string) => string;
  /** The order of day and month that the period proves; null when it proves none. */
  ordine: OrdineData | null;
}

/**
 * Learns from every date cell of a statement at once.
 * @param known the order of a saved tracciato
 * @param farthest days that a day may lie outside the period; beyond them it stays without a year
 */
export function createCalendario(
  cells: readonly string[],
  period: StatementPeriod | null,
  known: OrdineData | null,
  farthest = Number.POSITIVE_INFINITY,
): StatementCalendar {
  const truncated = cells.filter((cell) => parseYearlessDay(cell) !== null);
  const ordine = known ?? orderFrom(cells, truncated, period);
  return {
    ordine,
    complete: (cell) => {
      if (!period || parseYearlessDay(cell) === null) return cell;
      const within = ordine === 'mga' ? (period.mga ?? period) : period;
      const found = withYear(cell, ordine ?? 'gma', within);
      return found && found.scarto <= farthest ? found.testo : cell;
    },
  };
}

/** Only one order keeps every date in the period, or the numbers themselves tell. */
function orderFrom(
  cells: readonly string[],
  truncated: readonly string[],
  period: StatementPeriod | null,
): OrdineData | null {
  const numbers = truncated.flatMap((cell) => {
    const parts = parseYearlessDay(cell);
    return parts?.ordine === 'ignoto' ? [parts] : [];
  });
  const shown = orderOf(numbers);
  // Two numbers that can be no day in the order of all the others may be those of a document: `4/25`.
  if (shown && (period?.ordine ?? shown) === shown) return shown;
  if (!period) return null;
  if (period.ordine) return period.ordine;
  const whole = cells.filter((cell) => splitData(cell)?.shape === 'numeri');
  if (numbers.length + whole.length === 0) return null;
  const outside = (order: OrdineData): number => {
    // Whoever writes the month first does so in the period too.
    const within = order === 'mga' ? (period.mga ?? period) : period;
    let sum = 0;
    for (const cell of truncated) sum += withYear(cell, order, within)?.scarto ?? MASSIMO;
    for (const cell of whole) {
      const day = parseGiorno(cell, order);
      sum += day === null ? MASSIMO : gap(day, within);
    }
    return sum;
  };
  const gma = outside('gma');
  const mga = outside('mga');
  if (gma === 0 && mga > 0) return 'gma';
  if (mga === 0 && gma > 0) return 'mga';
  return null;
}

/** True when a statement has days without a year and nothing says which year. */
export const isYearMissing = (cells: readonly string[], period: StatementPeriod | null): boolean =>
  period === null && cells.some((cell) => parseYearlessDay(cell) !== null);
