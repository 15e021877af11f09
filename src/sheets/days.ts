/** Days as Excel counts them. */

/** Days from 1970-01-01 to a day of the Gregorian calendar; no clock, no time zone. */
function daysSinceEpoch(year: number, month: number, day: number): number {
  // The year begins in March, so that the leap day is its last: H. Hinnant, "chrono-Compatible Low-Level Date Algorithms".
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** 1970-01-01 in Excel's count. */
const EPOCH = 25_569;
/** Excel's 29 February 1900, a day that never existed (ECMA-376 Part 1, 18.17.4.1: the 1900 date base keeps it). */
const MISSING_DAY = 60;

/** `1900-01-01` -> 1, `2026-03-15` -> 46096. Null for what is not a day that Excel can show. */
function toSerial(day: string): number | null {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day);
  if (!match) return null;
  const [year, month, date] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (month < 1 || month > 12 || date < 1 || date > 31) return null;
  const serial = EPOCH + daysSinceEpoch(year, month, date);
  // Before the day that never existed, the count is one less.
  const seen = serial <= MISSING_DAY ? serial - 1 : serial;
  return seen < 1 ? null : seen;
}

/** The same with a cache: a column has few different days. */
export function makeSerials(): (day: string) => number | null {
  const known = new Map<string, number | null>();
  return (day) => {
    const found = known.get(day);
    if (found !== undefined) return found;
    const serial = toSerial(day);
    // The cache is bounded: text that is no day must not fill the memory.
    if (known.size < 100_000) known.set(day, serial);
    return serial;
  };
}
