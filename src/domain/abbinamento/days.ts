/** Days as whole numbers. */

/** A day as a number that can be subtracted: days since 1970. */
export function toDayNumber(year: number, month: number, day: number): number {
  // Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms": days_from_civil.
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yoe = y - era * 400;
  const doy = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  return era * 146_097 + yoe * 365 + Math.floor(yoe / 4) - Math.floor(yoe / 100) + doy - 719_468;
}

/** A day of the contract (`YYYY-MM-DD`), or NaN. */
export function parseDayNumber(text: string | null | undefined): number {
  if (text === null || text === undefined || text.length < 10) return Number.NaN;
  const digit = (at: number): number => text.charCodeAt(at) - 48;
  const year = digit(0) * 1000 + digit(1) * 100 + digit(2) * 10 + digit(3);
  return toDayNumber(year, digit(5) * 10 + digit(6), digit(8) * 10 + digit(9));
}
