/** Fasce of the scaduto: how late an open item is on a day. */
import type { Fascia } from '#api/contract/report-parametri.ts';

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
