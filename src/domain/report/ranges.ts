/** Fasce of the scaduto: how late an open item is on a day. */
import type { Fascia } from '#api/contract/report-parametri.ts';
import type { Giorno } from '#api/contract/valori.ts';

const GIORNO_MS = 86_400_000;

/** From the least late to the most late. */
export const FASCE = [
  'a_scadere',
  'fino_30',
  'fino_60',
  'fino_90',
  'oltre',
] as const satisfies readonly Fascia[];
/** The most days late of each fascia except the last. An item due today is not late: the debtor has the whole day. */
export const GIORNI_FASCIA = [0, 30, 60, 90] as const;

/** Days from `from` to `a`, negative backwards; counted in UTC, where every day has 24 hours. */
export const countGiorni = (from: Giorno, a: Giorno): number =>
  Math.round((Date.parse(`${a}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / GIORNO_MS);
