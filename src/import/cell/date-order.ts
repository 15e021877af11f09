/** The order of day, month and year, from the dates themselves and what stands around them. */
import type { OrdineData } from '#api/contract/tracciati.ts';
import { joinData, splitData, type PartiData } from './date.ts';
import { cleanCell } from './cell.ts';
import type { HeaderLanguage } from './words.ts';

type EsitoOrdine =
  | { certain: true; ordine: OrdineData; motivo: 'forma' | 'giorni' | 'colonne' | 'punto' | 'lingua' }
  | { certain: false; example: string };

const GIORNO_MS = 86_400_000;

/**
 * Decides by, in this order: a form that leaves no doubt (year first, month in letters), a day beyond 12,
 * two date columns that stay close under one order only, the dot (day first wherever dots are used),
 * and at last the language of the headers.
 * @param main cells of the date column; `others` of the other date columns, row by row; `near` of those whose days
 * lie close to them: not days on which something is due
 * @param documents true of a list in which a payment stands beside the day of its document, months before: days that lie close
 * then prove nothing against the language
 */
export function inferOrdineData(
  main: readonly string[],
  others: readonly (readonly string[])[],
  language: HeaderLanguage | null,
  near: readonly (readonly string[])[] = others,
  documents = false,
): EsitoOrdine {
  const parts = main.map((cell) => splitData(cleanCell(cell)));
  const numbers = parts.filter((part) => part?.shape === 'numeri') as PartiData[];
  if (numbers.length === 0) return fromShape(parts);
  const all = [...numbers];
  for (const column of others) {
    for (const cell of column) {
      const part = splitData(cleanCell(cell));
      if (part?.shape === 'numeri' && part.separatore === numbers[0]?.separatore) all.push(part);
    }
  }
  const days = fromDays(all);
  if (days) return { certain: true, ordine: days, motivo: 'giorni' };
  if (numbers.every(({ separatore }) => separatore === '.')) {
    return { certain: true, ordine: 'gma', motivo: 'punto' };
  }
  const fromNear = fromColumns(main, near);
  const contrary = documents && fromNear === 'mga' && language !== null && language !== 'en';
  if (fromNear && !contrary) return { certain: true, ordine: fromNear, motivo: 'colonne' };
  if (!contrary && language !== null && language !== 'en')
    return { certain: true, ordine: 'gma', motivo: 'lingua' };
  if (numbers.every(({ a, b }) => a === b)) return { certain: true, ordine: 'gma', motivo: 'giorni' };
  const doubtful = main.find((cell) => {
    const part = splitData(cleanCell(cell));
    return part?.shape === 'numeri' && part.a !== part.b;
  });
  return { certain: false, example: doubtful ?? '' };
}

function fromShape(parts: readonly (PartiData | null)[]): EsitoOrdine {
  const compact = parts.filter((part) => part?.shape === 'compatta') as PartiData[];
  if (compact.length === 0) {
    const name = parts.some((part) => part?.shape === 'nome');
    return { certain: true, ordine: name ? 'gma' : 'amg', motivo: 'forma' };
  }
  let best: OrdineData = 'amg';
  let most = -1;
  for (const order of ['amg', 'gma', 'mga'] as const) {
    const valid = compact.filter((part) => {
      const day = joinData(part, order);
      return day !== null && day > '1989' && day < '2080';
    }).length;
    if (valid > most) {
      best = order;
      most = valid;
    }
  }
  return { certain: true, ordine: best, motivo: 'forma' };
}

function fromDays(parts: readonly PartiData[]): OrdineData | null {
  let first = 0;
  let second = 0;
  let year = 0;
  for (const { a, b } of parts) {
    if (a > 31) year++;
    else if (a > 12) first++;
    if (b > 12) second++;
  }
  if (year > 0 && year >= first && second === 0) return 'amg';
  if (first > second) return 'gma';
  if (second > first) return 'mga';
  return null;
}

/** Booking and value day are days apart, not months: under the wrong order they drift. */
function fromColumns(main: readonly string[], others: readonly (readonly string[])[]): OrdineData | null {
  for (const column of others) {
    const gaps = (['gma', 'mga'] as const).map((order) => maxGap(main, column, order));
    const [gma = null, mga = null] = gaps;
    if (gma === null || mga === null) continue;
    if (gma <= 10 && mga > 20) return 'gma';
    if (mga <= 10 && gma > 20) return 'mga';
  }
  return null;
}

function maxGap(one: readonly string[], other: readonly string[], order: OrdineData): number | null {
  let most: number | null = null;
  for (const [at, cell] of one.entries()) {
    const x = splitData(cleanCell(cell));
    const y = splitData(cleanCell(other[at] ?? ''));
    if (!x || !y) continue;
    const dx = joinData(x, order);
    const dy = joinData(y, order);
    if (!dx || !dy) return 9_999;
    most = Math.max(most ?? 0, Math.abs(Date.parse(dx) - Date.parse(dy)) / GIORNO_MS);
  }
  return most;
}
