/** What falls due around today, as the notifications panel groups it. */
import type { Giorno } from '#api/contract/valori.ts';
import { addGiorni } from './date.ts';

export interface Gruppi<T> {
  yesterday: readonly T[];
  oggi: readonly T[];
  tomorrow: readonly T[];
}

/**
 * Items that are due yesterday, today or tomorrow, by comparing `scadenza` with a local day; the others are dropped.
 * Daylight saving has no effect, because days are compared and not hours.
 */
export function groupByScadenza<T extends { readonly scadenza: Giorno }>(
  items: readonly T[],
  today: Giorno,
): Gruppi<T> {
  const due = (day: Giorno) => items.filter(({ scadenza }) => scadenza === day);
  return { yesterday: due(addGiorni(today, -1)), oggi: due(today), tomorrow: due(addGiorni(today, 1)) };
}

/** Milliseconds from `now` to the first instant of the next local day: 23, 24 or 25 hours lie between two of them. */
export const countMillisToNextDay = (now: Date): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
