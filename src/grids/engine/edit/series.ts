/**
 * How some cells go on, as a spreadsheet continues them when their handle is dragged: days by days or by months,
 * numbers by their step, texts by the last number in them. Pure.
 */
import type { Giorno } from '#api/contract/valori.ts';
import { addGiorni } from '#domain/date.ts';
import type { TipoColonna } from '../kinds.ts';

/** The value at an index of the series; the given cells are those from 0 on, and negative ones come before. */
export type Series = (index: number) => unknown;

const GIORNO_MS = 86_400_000;
/** Digits that a number holds exactly. */
const MAX_DIGITS = 15;

/** The one step between neighbours; null when there are several. */
function stepOf(numbers: readonly number[]): number | null {
  const [first, second, ...others] = numbers;
  if (first === undefined || second === undefined) return null;
  const step = second - first;
  let last = second;
  for (const each of others) {
    if (each - last !== step) return null;
    last = each;
  }
  return step;
}

const dayNumber = (day: Giorno): number => Date.parse(`${day}T00:00:00Z`) / GIORNO_MS;

interface Mese {
  /** Months since year 0. */
  mese: number;
  giorno: number;
  ultimo: boolean;
}

function readMonth(giorno: Giorno): Mese {
  const [year = 0, month = 0, day = 0] = giorno.split('-').map(Number);
  return { mese: year * 12 + month - 1, giorno: day, ultimo: addGiorni(giorno, 1).endsWith('-01') };
}

/** A day of a month; the month's last one where it is shorter. */
function writeMonth(mese: number, giorno: number): Giorno {
  const [year, month] = [Math.floor(mese / 12), mese % 12];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(giorno, last);
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10) as Giorno;
}

/** The same day of other months, or the last day of each. */
function monthSeries(days: readonly Giorno[]): Series | null {
  const read = days.map(readMonth);
  const [first] = read;
  const step = stepOf(read.map(({ mese }) => mese));
  if (!first || step === null || step === 0) return null;
  const ends = read.every(({ ultimo }) => ultimo);
  if (!ends && read.some(({ giorno }) => giorno !== first.giorno)) return null;
  return (index) => writeMonth(first.mese + step * index, ends ? 31 : first.giorno);
}

function daySeries(days: readonly Giorno[]): Series | null {
  const [first] = days;
  if (first === undefined) return null;
  const step = days.length === 1 ? 1 : stepOf(days.map(dayNumber));
  const months = days.length > 1 ? monthSeries(days) : null;
  if (months) return months;
  return step === null ? null : (index) => addGiorni(first, step * index);
}

function numberSeries(numbers: readonly number[], only: number | null): Series | null {
  const [first] = numbers;
  const step = numbers.length === 1 ? only : stepOf(numbers);
  if (first === undefined || step === null) return null;
  return (index) => first + step * index;
}

/** `FT 9/A` -> `FT `, `9`, `/A`: the last number of a text. */
function split(text: string): { prima: string; figures: string; dopo: string } | null {
  const [, prima = '', figures = '', dopo = ''] = /^([\s\S]*?)(\d+)(\D*)$/.exec(text) ?? [];
  return figures === '' || figures.length > MAX_DIGITS ? null : { prima, figures, dopo };
}

function textSeries(texts: readonly string[]): Series | null {
  const read = texts.map(split);
  const [first] = read;
  if (!first || !read.every((each) => each?.prima === first.prima && each.dopo === first.dopo)) return null;
  const numbers = read.flatMap((each) => (each ? [Number(each.figures)] : []));
  const step = texts.length === 1 ? 1 : stepOf(numbers);
  if (step === null) return null;
  // Zeros in front are part of the code: 009 goes on as 010.
  const width = first.figures.startsWith('0') ? first.figures.length : 0;
  return (index) => {
    const number = Math.abs(Number(first.figures) + step * index);
    return `${first.prima}${String(number).padStart(width, '0')}${first.dopo}`;
  };
}

/**
 * The series that some cells of one column begin; null when they are to be repeated as they are. A lone number is
 * repeated, and counted on when `counts`.
 */
export function inferSeries(
  { nome }: Pick<TipoColonna<unknown>, 'nome'>,
  values: readonly unknown[],
  counts = false,
): Series | null {
  const texts = values.filter((value) => typeof value === 'string');
  const numbers = values.filter((value) => typeof value === 'number');
  switch (nome) {
    case 'data':
      return texts.length === values.length ? daySeries(texts as Giorno[]) : null;
    case 'importo':
      return numbers.length === values.length ? numberSeries(numbers, counts ? 100 : null) : null;
    case 'numero':
      return numbers.length === values.length ? numberSeries(numbers, counts ? 1 : null) : null;
    case 'testo':
    case 'nota':
      return texts.length === values.length ? textSeries(texts) : null;
    default:
      return null;
  }
}
