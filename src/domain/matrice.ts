/** Rates of the matrice agenti in time: which holds on a day, and what a change from a day on does to them. */
import type { Giorno } from '#api/contract/valori.ts';
import { addGiorni } from './date.ts';

/** A rate and its first and last day, both included; `valida_al` is null while the rate has no end. */
export interface PeriodoAliquota {
  /** Hundredths of a percentage point: 750 is 7,50%. */
  aliquota: number;
  zona: string | null;
  valida_dal: Giorno;
  valida_al: Giorno | null;
}

const holds = ({ valida_dal, valida_al }: PeriodoAliquota, day: Giorno): boolean =>
  valida_dal <= day && (valida_al === null || day <= valida_al);

/** The period in force on a day, or null. `periodi` are those of one agente and one mandante. */
export const findPeriodo = <P extends PeriodoAliquota>(periods: readonly P[], day: Giorno): P | null =>
  periods.find((period) => holds(period, day)) ?? null;

const byStart = (a: PeriodoAliquota, b: PeriodoAliquota): number => (a.valida_dal < b.valida_dal ? -1 : 1);

/** Why these periods cannot stand together, in Italian, or null. */
export function checkPeriodi(periods: readonly PeriodoAliquota[]): string | null {
  const sorted = periods.toSorted(byStart);
  for (const [at, { valida_dal, valida_al }] of sorted.entries()) {
    if (valida_al !== null && valida_al < valida_dal) return 'Un periodo finisce prima di cominciare';
    const next = sorted[at + 1];
    if (next && (valida_al === null || next.valida_dal <= valida_al))
      return 'Due periodi si sovrappongono: in quei giorni le aliquote sarebbero due';
  }
  return null;
}

interface NuovaAliquota {
  /** Null: no rate from that day on. */
  aliquota: number | null;
  zona: string | null;
}

/**
 * The periods after a rate is set from a day on. The new rate holds until the period in force on that day ends, or the
 * next one begins: what was agreed for later stays. It is merged with the period before it if they have the same rate,
 * and never with the one after, so that setting a rate back gives every day the rate it had.
 */
export function setFrom(
  periods: readonly PeriodoAliquota[],
  dal: Giorno,
  { aliquota, zona }: NuovaAliquota,
): PeriodoAliquota[] {
  const current = findPeriodo(periods, dal);
  const later = periods.filter(({ valida_dal }) => valida_dal > dal).toSorted(byStart);
  const next = later[0];
  const end = current ? current.valida_al : next ? addGiorni(next.valida_dal, -1) : null;
  const before = periods
    .filter(({ valida_dal }) => valida_dal < dal)
    .map((period) =>
      period === current ? { ...toPeriod(period), valida_al: addGiorni(dal, -1) } : toPeriod(period),
    );
  const set = aliquota === null ? [] : [{ aliquota, zona, valida_dal: dal, valida_al: end }];
  return [...merge(before.toSorted(byStart), set), ...later.map(toPeriod)];
}

const toPeriod = ({ aliquota, zona, valida_dal, valida_al }: PeriodoAliquota): PeriodoAliquota => ({
  aliquota,
  zona,
  valida_dal,
  valida_al,
});

/** Appends periods; one that continues the last with the same rate is merged with it. */
function merge(periods: readonly PeriodoAliquota[], aggiunti: readonly PeriodoAliquota[]): PeriodoAliquota[] {
  const last = periods.at(-1);
  const [added] = aggiunti;
  const touches =
    last !== undefined &&
    added !== undefined &&
    last.valida_al !== null &&
    addGiorni(last.valida_al, 1) === added.valida_dal &&
    last.aliquota === added.aliquota &&
    last.zona === added.zona;
  return touches
    ? [...periods.slice(0, -1), { ...last, valida_al: added.valida_al }]
    : [...periods, ...aggiunti];
}

const MASSIMA = 10_000;

/** A rate as people write it: `7,50%`. */
export const formatAliquota = (aliquota: number): string =>
  `${Math.trunc(aliquota / 100)},${String(aliquota % 100).padStart(2, '0')}%`;

/**
 * Reads a rate as the clipboard of a spreadsheet holds it: `7,5%`, `7,50 %`, `7.5`, `12`. Without a sign it is a
 * percentage too. Null for anything else, for more than two significant decimals, and above 100%.
 */
export function parseAliquota(text: string): number | null {
  const match = /^(\d{1,3})(?:[.,](\d{1,6}))?\s*%?$/.exec(text.trim());
  if (!match) return null;
  const decimals = (match[2] ?? '').replace(/0+$/, '');
  if (decimals.length > 2) return null;
  const aliquota = Number(match[1]) * 100 + Number(decimals.padEnd(2, '0'));
  return aliquota <= MASSIMA ? aliquota : null;
}
