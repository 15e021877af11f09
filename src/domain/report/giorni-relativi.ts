/** Days that move with the calendar, told from the day on which a report is made. */
import type { GiornoRelativo } from '#api/contract/report-parametri.ts';
import { isGiorno, type Giorno } from '#api/contract/valori.ts';
import { addGiorni, giorno } from '../date.ts';
import { fineMese, inizioMese, meseDi } from './calendario.ts';

/** 1 is Monday, 7 Sunday (ISO 8601). */
export const giornoSettimana = (day: Giorno): number =>
  ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

const REGOLE: Readonly<Record<GiornoRelativo, (oggi: Giorno) => Giorno>> = {
  oggi: (oggi) => oggi,
  ieri: (oggi) => addGiorni(oggi, -1),
  inizio_settimana_scorsa: (oggi) => addGiorni(oggi, -6 - giornoSettimana(oggi)),
  fine_settimana_scorsa: (oggi) => addGiorni(oggi, -giornoSettimana(oggi)),
  inizio_mese: (oggi) => inizioMese(meseDi(oggi)),
  fine_mese: (oggi) => fineMese(meseDi(oggi)),
  inizio_mese_scorso: (oggi) => inizioMese(meseDi(oggi) - 1),
  fine_mese_scorso: (oggi) => fineMese(meseDi(oggi) - 1),
  inizio_trimestre_scorso: (oggi) => inizioMese(meseDi(oggi) - (meseDi(oggi) % 3) - 3),
  fine_trimestre_scorso: (oggi) => fineMese(meseDi(oggi) - (meseDi(oggi) % 3) - 1),
  inizio_anno: (oggi) => giorno(`${oggi.slice(0, 4)}-01-01`),
  fine_anno: (oggi) => giorno(`${oggi.slice(0, 4)}-12-31`),
  inizio_anno_scorso: (oggi) => giorno(`${Number(oggi.slice(0, 4)) - 1}-01-01`),
  fine_anno_scorso: (oggi) => giorno(`${Number(oggi.slice(0, 4)) - 1}-12-31`),
};

/** The day that `quale` names on `oggi`; a fixed day is itself. */
export function risolviGiorno(quale: GiornoRelativo | Giorno, oggi: Giorno): Giorno {
  if (isGiorno(quale)) return giorno(quale);
  const regola = REGOLE[quale as GiornoRelativo];
  return regola(oggi);
}
