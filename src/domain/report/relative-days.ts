/** Days relative to the day on which a report is made. */
import type { GiornoRelativo } from '#api/contract/report-parametri.ts';
import { isGiorno, type Giorno } from '#api/contract/valori.ts';
import { addGiorni, getFineMese, getMonthStart, getWeekday, toGiorno, toMonthNumber } from '../date.ts';

const REGOLE: Readonly<Record<GiornoRelativo, (today: Giorno) => Giorno>> = {
  oggi: (today) => today,
  ieri: (today) => addGiorni(today, -1),
  inizio_settimana_scorsa: (today) => addGiorni(today, -7 - getWeekday(today)),
  fine_settimana_scorsa: (today) => addGiorni(today, -1 - getWeekday(today)),
  inizio_mese: (today) => getMonthStart(today),
  fine_mese: (today) => getFineMese(today),
  inizio_mese_scorso: (today) => getMonthStart(today, -1),
  fine_mese_scorso: (today) => getFineMese(today, -1),
  inizio_trimestre_scorso: (today) => getMonthStart(today, -(toMonthNumber(today) % 3) - 3),
  fine_trimestre_scorso: (today) => getFineMese(today, -(toMonthNumber(today) % 3) - 1),
  inizio_anno: (today) => toGiorno(`${today.slice(0, 4)}-01-01`),
  fine_anno: (today) => toGiorno(`${today.slice(0, 4)}-12-31`),
  inizio_anno_scorso: (today) => toGiorno(`${Number(today.slice(0, 4)) - 1}-01-01`),
  fine_anno_scorso: (today) => toGiorno(`${Number(today.slice(0, 4)) - 1}-12-31`),
};

/** The day that `which` means on `today`; a fixed day is itself. */
export function resolveGiorno(which: GiornoRelativo | Giorno, today: Giorno): Giorno {
  if (isGiorno(which)) return toGiorno(which);
  const regola = REGOLE[which as GiornoRelativo];
  return regola(today);
}
