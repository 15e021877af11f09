/** Days that move with the calendar, told from the day on which a report is made. */
import type { GiornoRelativo } from '#api/contract/report-parametri.ts';
import { isGiorno, type Giorno } from '#api/contract/valori.ts';
import { addGiorni, toGiorno } from '../date.ts';
import { getFineMese, getInizioMese, toMonthNumber } from './calendar.ts';

/** 1 is Monday, 7 Sunday (ISO 8601). */
export const getIsoWeekday = (day: Giorno): number =>
  ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

const REGOLE: Readonly<Record<GiornoRelativo, (oggi: Giorno) => Giorno>> = {
  oggi: (oggi) => oggi,
  ieri: (oggi) => addGiorni(oggi, -1),
  inizio_settimana_scorsa: (oggi) => addGiorni(oggi, -6 - getIsoWeekday(oggi)),
  fine_settimana_scorsa: (oggi) => addGiorni(oggi, -getIsoWeekday(oggi)),
  inizio_mese: (oggi) => getInizioMese(toMonthNumber(oggi)),
  fine_mese: (oggi) => getFineMese(toMonthNumber(oggi)),
  inizio_mese_scorso: (oggi) => getInizioMese(toMonthNumber(oggi) - 1),
  fine_mese_scorso: (oggi) => getFineMese(toMonthNumber(oggi) - 1),
  inizio_trimestre_scorso: (oggi) => getInizioMese(toMonthNumber(oggi) - (toMonthNumber(oggi) % 3) - 3),
  fine_trimestre_scorso: (oggi) => getFineMese(toMonthNumber(oggi) - (toMonthNumber(oggi) % 3) - 1),
  inizio_anno: (oggi) => toGiorno(`${oggi.slice(0, 4)}-01-01`),
  fine_anno: (oggi) => toGiorno(`${oggi.slice(0, 4)}-12-31`),
  inizio_anno_scorso: (oggi) => toGiorno(`${Number(oggi.slice(0, 4)) - 1}-01-01`),
  fine_anno_scorso: (oggi) => toGiorno(`${Number(oggi.slice(0, 4)) - 1}-12-31`),
};

/** The day that `quale` names on `oggi`; a fixed day is itself. */
export function resolveGiorno(quale: GiornoRelativo | Giorno, oggi: Giorno): Giorno {
  if (isGiorno(quale)) return toGiorno(quale);
  const regola = REGOLE[quale as GiornoRelativo];
  return regola(oggi);
}
