/** Finds movements of the past that recur every so many months. */
import type { Giorno } from '#api/contract/valori.ts';
import { addGiorni, getFineMese, getGiornoDelMese, toMonthNumber } from '../date.ts';

interface Happened {
  data: Giorno;
  /** Cents, signed. */
  importo: number;
}

export interface Ricorrenza {
  /** The median amount of the months, cents. */
  importo: number;
  ogni_mesi: number;
  occorrenze: number;
  ultima: Giorno;
  /** The day of the month on which it comes, 31 for the last. */
  giorno: number;
  prossima: Giorno;
}

/** The steps, in months, of bills, rents, salaries and charges. */
const STEPS = [1, 2, 3, 6] as const;
const MIN_OCCURRENCES = 3;
/** How far an amount may be from the median, in per cent. */
const SPREAD = 25;
/** Days after the expected one on which it may still come. */
const GRACE_DAYS = 15;

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
};

/** What came in one month is one occurrence: a charge often comes in two lines. */
function byMonth(happened: readonly Happened[]): (Happened & { mese: number })[] {
  const months = new Map<number, Happened & { mese: number }>();
  for (const { data, importo } of happened) {
    const mese = toMonthNumber(data);
    const so = months.get(mese);
    months.set(mese, {
      mese,
      data: so && so.data > data ? so.data : data,
      importo: importo + (so?.importo ?? 0),
    });
  }
  return [...months.values()].toSorted((a, b) => a.mese - b.mese);
}

/** The latest months that keep the step between the last two. */
function regular<T extends { mese: number }>(months: readonly T[]): { passo: number; tail: T[] } | null {
  const [last, before] = [months.at(-1), months.at(-2)];
  if (!last || !before) return null;
  const passo = last.mese - before.mese;
  let from = months.length - 1;
  while (from > 0 && (months[from]?.mese ?? 0) - (months[from - 1]?.mese ?? 0) === passo) from -= 1;
  return { passo, tail: months.slice(from) };
}

/**
 * Null unless the latest occurrences are at least three, at one of the steps, of about the same amount, and the next
 * one is not overdue on `al`.
 */
export function findRicorrenza(happened: readonly Happened[], al: Giorno): Ricorrenza | null {
  const found = regular(byMonth(happened));
  if (!found || found.tail.length < MIN_OCCURRENCES || !STEPS.some((step) => step === found.passo))
    return null;
  const { passo, tail } = found;
  const importo = median(tail.map((each) => each.importo));
  const near = tail.every((each) => Math.abs(each.importo - importo) * 100 <= Math.abs(importo) * SPREAD);
  const last = tail.at(-1);
  if (!near || !last || importo === 0) return null;
  const atEnd = tail.every(({ data }) => data === getFineMese(data));
  const giorno = atEnd ? 31 : median(tail.map(({ data }) => Number(data.slice(8))));
  const expected = getGiornoDelMese(last.mese + passo, giorno);
  if (addGiorni(expected, GRACE_DAYS) <= al) return null;
  return {
    importo,
    ogni_mesi: passo,
    occorrenze: tail.length,
    ultima: last.data,
    giorno,
    prossima: expected > al ? expected : addGiorni(al, 1),
  };
}

/** The days on which it recurs, up to a day. A late one is expected at once; the others keep their months. */
export function listProssime({ ultima, ogni_mesi, giorno, prossima }: Ricorrenza, until: Giorno): Giorno[] {
  const days: Giorno[] = prossima <= until ? [prossima] : [];
  for (let month = toMonthNumber(ultima) + 2 * ogni_mesi; ; month += ogni_mesi) {
    const day = getGiornoDelMese(month, giorno);
    if (day > until) return days;
    if (day > prossima) days.push(day);
  }
}
