/**
 * Calendar periods in Italian words: `oggi`, `questo mese`, `ultimi 30 giorni`, `03/2026`, `marzo`. Days are texts and
 * months are counted on the calendar: hours and time zones play no part.
 */
import type { Giorno } from '#api/contract/valori.ts';
import { addGiorni, toGiorno, parseData, MESI } from './date.ts';
import { normalizeText } from './text.ts';

/** From a day to a day, both included. */
interface Periodo {
  da: Giorno;
  a: Giorno;
}

const pad = (value: number, width: number): string => String(value).padStart(width, '0');
const isYear = (year: number): boolean => year >= 1_900 && year <= 2_199;
const yearOf = (day: Giorno): number => Number(day.slice(0, 4));
/** Months since year 0, so that additions cross years. */
const monthOf = (day: Giorno): number => yearOf(day) * 12 + Number(day.slice(5, 7)) - 1;

const firstOf = (month: number): Giorno =>
  toGiorno(`${pad(Math.floor(month / 12), 4)}-${pad((month % 12) + 1, 2)}-01`);
/** Day 0 of the next month in UTC is the last day of this one, also in February. */
const lastOf = (month: number): Giorno =>
  toGiorno(new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).toISOString().slice(0, 10));

const mesi = (from: number, count = 1): Periodo => ({ da: firstOf(from), a: lastOf(from + count - 1) });
const yearNumber = (year: number): Periodo => mesi(year * 12, 12);
const onlyDay = (day: Giorno): Periodo => ({ da: day, a: day });

/** Monday to Sunday: weeks begin on Monday (ISO 8601, and every Italian calendar). */
function week(day: Giorno, shift: number): Periodo {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const da = addGiorni(day, shift * 7 - weekday);
  return { da, a: addGiorni(da, 6) };
}

/** The same day `months` later or earlier; the last day of the month if it is shorter. */
export function addMesi(day: Giorno, months: number): Giorno {
  const month = monthOf(day) + months;
  const last = lastOf(month);
  const same = `${last.slice(0, 8)}${day.slice(8)}`;
  return same <= last ? toGiorno(same) : last;
}

/** `shift` -1, 0, 1: the one before, this one, the next. */
function relative(unit: string, shift: number, day: Giorno): Periodo {
  switch (unit) {
    case 'settimana':
      return week(day, shift);
    case 'mese':
      return mesi(monthOf(day) + shift);
    case 'trimestre':
      return mesi(Math.floor(monthOf(day) / 3) * 3 + shift * 3, 3);
    case 'semestre':
      return mesi(Math.floor(monthOf(day) / 6) * 6 + shift * 6, 6);
    default:
      return yearNumber(yearOf(day) + shift);
  }
}

const UNITA = 'settimana|mese|trimestre|semestre|anno';
const GIORNI: Readonly<Record<string, number>> = {
  "l'altro ieri": -2,
  'altro ieri': -2,
  altroieri: -2,
  ieri: -1,
  oggi: 0,
  domani: 1,
  dopodomani: 2,
};

function readRelative(text: string, day: Giorno): Periodo | null {
  const shift = GIORNI[text];
  if (shift !== undefined) return onlyDay(addGiorni(day, shift));
  const now = new RegExp(`^(?:quest[oa']\\s*|il |la |l')?(${UNITA})(?: corrente| in corso)?$`).exec(text);
  if (now && text !== now[1]) return relative(now[1] ?? '', 0, day);
  const after = new RegExp(
    `^(?:il |la |l')?(${UNITA}) (scors|precedent|passat|prossim|successiv)[oaei]$`,
  ).exec(text);
  const before = new RegExp(`^(?:il |la |lo )?(scors|prossim)[oa] (${UNITA})$`).exec(text);
  const unit = after?.[1] ?? before?.[2];
  const which = after?.[2] ?? before?.[1];
  if (unit === undefined || which === undefined) return null;
  return relative(unit, which === 'prossim' || which === 'successiv' ? 1 : -1, day);
}

/** `ultimi 30 giorni` ends today, `prossimi 30 giorni` begins today: thirty days each, today included. */
function readCount(text: string, day: Giorno): Periodo | null {
  const found = /^(ultim|prossim)[ieoa] (\d{1,4}) (giorn|settiman|mes|ann)[ioea]$/.exec(text);
  if (!found) return null;
  const back = found[1] === 'ultim';
  const count = Number(found[2]);
  if (count < 1) return null;
  const unit = found[3];
  if (unit === 'ann' && count > 100) return null;
  if (unit === 'mes' && count > 1_200) return null;
  const days = unit === 'settiman' ? count * 7 : count;
  if (unit === 'giorn' || unit === 'settiman')
    return back ? { da: addGiorni(day, 1 - days), a: day } : { da: day, a: addGiorni(day, days - 1) };
  const months = unit === 'ann' ? count * 12 : count;
  return back
    ? { da: addGiorni(addMesi(day, -months), 1), a: day }
    : { da: day, a: addGiorni(addMesi(day, months), -1) };
}

/** `2026`, `03/2026`, `2026-03`, `marzo`, `mar 2026`, `15/03` (of this year). */
function readCalendar(text: string, day: Giorno): Periodo | null {
  const year = /^\d{4}$/.test(text) ? Number(text) : null;
  if (year !== null) return isYear(year) ? yearNumber(year) : null;
  const slashed = /^(\d{1,2})[/.-](\d{4})$/.exec(text);
  const iso = /^(\d{4})-(\d{2})$/.exec(text);
  const month = Number(slashed?.[1] ?? iso?.[2] ?? 0);
  const ofYear = Number(slashed?.[2] ?? iso?.[1] ?? 0);
  if (month >= 1 && month <= 12 && isYear(ofYear)) return mesi(ofYear * 12 + month - 1);
  const named = /^([a-z]{3,9})\.?(?: (\d{4}))?$/.exec(text);
  if (named) {
    const at = MESI.findIndex((name) => name.startsWith(named[1] ?? ' '));
    const its = named[2] === undefined ? yearOf(day) : Number(named[2]);
    return at >= 0 && isYear(its) ? mesi(its * 12 + at) : null;
  }
  const quarter = /^([1-4])[°º]? ?(?:t|trim|trimestre)(?: (\d{4}))?$/.exec(text);
  if (quarter) {
    const its = quarter[2] === undefined ? yearOf(day) : Number(quarter[2]);
    return isYear(its) ? mesi(its * 12 + (Number(quarter[1]) - 1) * 3, 3) : null;
  }
  const short = /^(\d{1,2})[/.](\d{1,2})$/.exec(text);
  const found = short ? parseData(`${text.replaceAll('.', '/')}/${yearOf(day)}`) : null;
  return found ? onlyDay(found) : null;
}

/**
 * Reads one period as of the day `today`; null if the words are no period. Never throws: years that are too far give
 * null.
 */
export function parsePeriodo(text: string, today: Giorno): Periodo | null {
  const words = normalizeText(text).replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim();
  const day = parseData(words);
  if (day) return onlyDay(day);
  try {
    return readRelative(words, today) ?? readCount(words, today) ?? readCalendar(words, today);
  } catch (error) {
    // A count that leads outside the supported years.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** `2026-03` -> `marzo 2026`. */
export function formatMese(month: string): string {
  return `${MESI[Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`;
}
