/** When a scheduled report is sent next, by the clock of its time zone. */
import type { Frequenza } from '#api/contract/report-programmati.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { addGiorni, getGiornoDelMese, getWeekday, toGiorno, toMonthNumber } from '../date.ts';

const ORA_MS = 3_600_000;

/** What the clock of a zone shows at an instant, read as UTC, in milliseconds. */
function clock(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(new Date(instant));
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/** The calendar day in a zone. */
export const toGiornoIn = (timeZone: string, instant: Date): Giorno =>
  toGiorno(new Date(clock(instant.getTime(), timeZone)).toISOString().slice(0, 10));

/**
 * The instant at which the clock of a zone shows an hour of a day. If the hour comes twice, the first. If the clock
 * skips it, as long after the skip as it would have been after the last hour before it.
 */
export function toInstant(day: Giorno, ora: string, timeZone: string): Date {
  const wanted = Date.parse(`${day}T${ora}:00Z`);
  // At most two offsets are in force around a change: those of half a day before and after.
  const offsets = [-12, 12].map((hours) => {
    const near = wanted + hours * ORA_MS;
    return clock(near, timeZone) - near;
  });
  const candidates = offsets.map((offset) => wanted - offset).toSorted((a, b) => a - b);
  const exact = candidates.find((instant) => clock(instant, timeZone) === wanted);
  return new Date(exact ?? candidates.at(-1) ?? wanted);
}

const cade = (frequency: Frequenza, day: Giorno): boolean => {
  switch (frequency.ogni) {
    case 'giorno':
      return true;
    case 'settimana':
      return getWeekday(day) + 1 === frequency.giorno;
    case 'mese':
      return getGiornoDelMese(toMonthNumber(day), frequency.giorno) === day;
  }
};

/** The first time after an instant. */
export function computeNextTime(frequency: Frequenza, ora: string, timeZone: string, after: Date): Date {
  let day = addGiorni(toGiornoIn(timeZone, after), -1);
  for (;;) {
    if (cade(frequency, day)) {
      const instant = toInstant(day, ora, timeZone);
      if (instant > after) return instant;
    }
    day = addGiorni(day, 1);
  }
}
