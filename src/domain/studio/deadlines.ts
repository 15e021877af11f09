/**
 * The dates that come back every month in an Italian office. What is paid with the F24 (withholdings, contributions, the
 * monthly IVA) falls due on the 16th (D.Lgs. 241/1997, art. 18), and the IVA of a month is reckoned by then (D.P.R.
 * 100/1998, art. 1). A term that ends on a Saturday or a holiday goes to the next working day (D.L. 330/1994, art. 6,
 * c. 8, L. 422/1994; D.L. 70/2011, art. 7), and those of 1 to 20 August may be met on the 20th (D.L. 223/2006, art. 37,
 * c. 11-bis).
 */
import type { Giorno } from '#api/contract/valori.ts';
import { getMonthStart, toGiorno } from '../date.ts';
import { findLavorativo } from '../scadenze/holidays.ts';

/** Working day on which the F24 of a month is due: `month` is any day of that month. */
export function findGiornoF24(month: string): Giorno {
  const day = month.slice(5, 7) === '08' ? '20' : '16';
  return findLavorativo(toGiorno(`${month.slice(0, 8)}${day}`));
}

/** The first F24 that is not past on `today`. */
export function findProssimoF24(today: string): Giorno {
  const own = findGiornoF24(today);
  return own >= today ? own : findGiornoF24(getMonthStart(today, 1));
}
