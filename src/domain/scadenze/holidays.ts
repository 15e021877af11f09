/**
 * The Italian calendar: national holidays, weekends, working days. Days are `YYYY-MM-DD` strings throughout.
 * The patron saint's day is local, and left out.
 */
import type { Giorno } from '#api/contract/valori.ts';
import { addGiorni, getWeekday, NOMI_GIORNI, toGiorno } from '../date.ts';

/** Easter Sunday of a year of the Gregorian calendar (Meeus, Jones, Butcher). */
export function computePasqua(year: number): Giorno {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  const month = String(Math.floor(n / 31)).padStart(2, '0');
  return toGiorno(`${year}-${month}-${String((n % 31) + 1).padStart(2, '0')}`);
}

interface Fissa {
  /** `MM-DD`. */
  quando: string;
  nome: string;
  /** The first year in which it applies, if that is recent. */
  dal?: number;
}

/** L. 260/1949 with D.P.R. 792/1985 (Epifania again), L. 336/2000 (2 June again), L. 151/2025 (San Francesco). */
const FISSE: readonly Fissa[] = [
  { quando: '01-01', nome: 'Capodanno' },
  { quando: '01-06', nome: 'Epifania', dal: 1986 },
  { quando: '04-25', nome: 'Festa della Liberazione' },
  { quando: '05-01', nome: 'Festa del Lavoro' },
  { quando: '06-02', nome: 'Festa della Repubblica', dal: 2001 },
  { quando: '08-15', nome: 'Ferragosto' },
  { quando: '10-04', nome: 'San Francesco d’Assisi', dal: 2026 },
  { quando: '11-01', nome: 'Ognissanti' },
  { quando: '12-08', nome: 'Immacolata Concezione' },
  { quando: '12-25', nome: 'Natale' },
  { quando: '12-26', nome: 'Santo Stefano' },
];

/** The name of the holiday, or null. Easter and Easter Monday take precedence over a fixed holiday on the same day. */
export function findFestivita(day: Giorno): string | null {
  const year = Number(day.slice(0, 4));
  const sunday = computePasqua(year);
  if (day === sunday) return 'Pasqua';
  if (day === addGiorni(sunday, 1)) return 'Lunedì dell’Angelo';
  const fixed = FISSE.find(({ quando, dal = 0 }) => quando === day.slice(5) && year >= dal);
  return fixed?.nome ?? null;
}

const isWeekend = (day: Giorno): boolean => getWeekday(day) >= 5;

/** True for a day on which banks work: no holiday, no Saturday, no Sunday. */
export const isLavorativo = (day: Giorno): boolean => !isWeekend(day) && findFestivita(day) === null;

/** The day itself if it is a working day, otherwise the next working day. */
export function findLavorativo(day: Giorno): Giorno {
  let found = day;
  while (!isLavorativo(found)) found = addGiorni(found, 1);
  return found;
}

/** Why a day is not a working one (`Natale`, `domenica`), or null. */
export const explainFestivo = (day: Giorno): string | null =>
  findFestivita(day) ?? (isWeekend(day) ? (NOMI_GIORNI[getWeekday(day)] ?? null) : null);
