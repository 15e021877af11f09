/**
 * Calendar periods in Italian words: `oggi`, `questo mese`, `ultimi 30 giorni`, `03/2026`, `marzo`. Days are texts and
 * months are counted on the calendar: hours and time zones play no part.
 */
import type { Giorno } from '#api/contract/valori.ts';
import { addGiorni, addMesi, getGiornoDelMese, getWeekday, MESI, parseData, toMonthNumber } from './date.ts';
import { normalizeText } from './text.ts';

/** From a day to a day, both included. */
interface Periodo {
  da: Giorno;
  a: Giorno;
}

const isYear = (year: number): boolean => year >= 1_900 && year <= 2_199;
const yearOf = (day: Giorno): number => Number(day.slice(0, 4));

const mesi = (from: number, count = 1): Periodo => ({
  da: getGiornoDelMese(from, 1),
  a: getGiornoDelMese(from + count - 1, 31),
});
const yearNumber = (year: number): Periodo => mesi(year * 12, 12);
const onlyDay = (day: Giorno): Periodo => ({ da: day, a: day });

/** Monday to Sunday: weeks begin on Monday (ISO 8601, and every Italian calendar). */
function week(day: Giorno, shift: number): Periodo {
  const da = addGiorni(day, shift * 7 - getWeekday(day));
  return { da, a: addGiorni(da, 6) };
}

/** `shift` -1, 0, 1: the one before, this one, the next. */
function relative(unit: string, shift: number, day: Giorno): Periodo {
  switch (unit) {
    case 'settimana':
      return week(day, shift);
    case 'mese':
      return mesi(toMonthNumber(day) + shift);
    case 'trimestre':
      return mesi(Math.floor(toMonthNumber(day) / 3) * 3 + shift * 3, 3);
    case 'semestre':
      return mesi(Math.floor(toMonthNumber(day) / 6) * 6 + shift * 6, 6);
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
