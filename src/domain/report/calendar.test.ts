import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addGiorni, countGiorni, getFineMese, getGiornoDelMese, toGiorno, toMonthNumber } from '../date.ts';
import { toGiornoIn, toInstant, computeNextTime } from './frequency.ts';
import { resolveGiorno } from './relative-days.ts';
import { listPeriodi } from './scenarios.ts';
import { listProssime, findRicorrenza } from './recurrences.ts';

describe('periods of the forecast', () => {
  it('follow one another from the day after to the end of the last month, in months and in weeks', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 40_000 }),
        fc.integer({ min: 1, max: 24 }),
        fc.constantFrom('mese' as const, 'settimana' as const),
        (from, months, step) => {
          const al = addGiorni(toGiorno('1950-01-01'), from);
          const periods = listPeriodi(al, months, step);
          let before = al;
          for (const period of periods) {
            expect(period.dal).toBe(addGiorni(before, 1));
            expect(countGiorni(period.dal, period.al)).toBeGreaterThanOrEqual(0);
            before = period.al;
          }
          expect(before).toBe(getFineMese(addGiorni(al, 1), months - 1));
          if (step === 'mese') expect(periods).toHaveLength(months);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('what recurs', () => {
  const every = (days: readonly string[], importo = -1_000) =>
    days.map((data) => ({ data: toGiorno(data), importo }));

  it('keeps the last day of months that are longer and shorter', () => {
    const rent = findRicorrenza(every(['2023-12-31', '2024-01-31', '2024-02-29']), toGiorno('2024-03-01'));
    expect(rent).toMatchObject({ ogni_mesi: 1, giorno: 31, prossima: '2024-03-31' });
    expect(rent && listProssime(rent, toGiorno('2024-06-30'))).toEqual([
      '2024-03-31',
      '2024-04-30',
      '2024-05-31',
      '2024-06-30',
    ]);
  });

  it('wants three times, one step, one amount, and no silence since', () => {
    const al = toGiorno('2024-03-20');
    const days = ['2024-01-10', '2024-02-10', '2024-03-10'];
    expect(findRicorrenza(every(days), al)?.occorrenze).toBe(3);
    expect(findRicorrenza(every(days.slice(1)), al)).toBeNull();
    expect(findRicorrenza(every(['2023-11-10', '2024-02-10', '2024-03-10']), al)).toBeNull();
    expect(findRicorrenza([...every(days.slice(1)), ...every(['2024-01-10'], -2_000)], al)).toBeNull();
    expect(findRicorrenza(every(days), toGiorno('2024-04-24'))).not.toBeNull();
    expect(findRicorrenza(every(days), toGiorno('2024-04-25'))).toBeNull();
  });

  it('comes at once when it is a little late, and then in its own months', () => {
    const found = findRicorrenza(every(['2024-01-10', '2024-02-10', '2024-03-10']), toGiorno('2024-04-15'));
    expect(found && listProssime(found, toGiorno('2024-06-30'))).toEqual([
      '2024-04-16',
      '2024-05-10',
      '2024-06-10',
    ]);
  });
});

describe('moving days', () => {
  it('are told from the day', () => {
    const at = (which: Parameters<typeof resolveGiorno>[0], today: string) =>
      resolveGiorno(which, toGiorno(today));
    expect(at('fine_mese_scorso', '2024-03-31')).toBe('2024-02-29');
    expect(at('inizio_mese_scorso', '2024-01-31')).toBe('2023-12-01');
    expect(at('fine_mese', '2023-02-10')).toBe('2023-02-28');
    expect(at('ieri', '2024-03-01')).toBe('2024-02-29');
    // 1 January 2024 was a Monday.
    expect(at('inizio_settimana_scorsa', '2024-01-01')).toBe('2023-12-25');
    expect(at('fine_settimana_scorsa', '2024-01-07')).toBe('2023-12-31');
    expect(at('inizio_trimestre_scorso', '2024-02-15')).toBe('2023-10-01');
    expect(at('fine_trimestre_scorso', '2024-05-01')).toBe('2024-03-31');
    expect(at('fine_anno_scorso', '2024-12-31')).toBe('2023-12-31');
    expect(at(toGiorno('2020-05-05'), '2024-12-31')).toBe('2020-05-05');
  });

  it('keep to the last day of shorter months', () => {
    expect(getGiornoDelMese(toMonthNumber(toGiorno('2023-02-01')), 31)).toBe('2023-02-28');
    expect(getGiornoDelMese(toMonthNumber(toGiorno('2024-02-01')), 30)).toBe('2024-02-29');
    expect(getGiornoDelMese(toMonthNumber(toGiorno('2024-03-01')), 30)).toBe('2024-03-30');
  });
});

describe('the next time of a schedule', () => {
  const roma = 'Europe/Rome';
  const next = (
    frequency: Parameters<typeof computeNextTime>[0],
    ora: string,
    after: string,
    timeZone = roma,
  ) => computeNextTime(frequency, ora, timeZone, new Date(after)).toISOString();

  it('keeps its hour on the wall when clocks change', () => {
    expect(next({ ogni: 'giorno' }, '08:30', '2024-03-30T08:00:00Z')).toBe('2024-03-31T06:30:00.000Z');
    expect(next({ ogni: 'giorno' }, '08:30', '2024-10-26T06:30:00Z')).toBe('2024-10-27T07:30:00.000Z');
  });

  it('comes once on a day without its hour, and once on a day that has it twice', () => {
    expect(toInstant(toGiorno('2024-03-31'), '02:30', roma).toISOString()).toBe('2024-03-31T01:30:00.000Z');
    expect(next({ ogni: 'giorno' }, '02:30', '2024-03-31T01:30:00Z')).toBe('2024-04-01T00:30:00.000Z');
    expect(toInstant(toGiorno('2024-10-27'), '02:30', roma).toISOString()).toBe('2024-10-27T00:30:00.000Z');
    expect(next({ ogni: 'giorno' }, '02:30', '2024-10-27T00:30:00Z')).toBe('2024-10-28T01:30:00.000Z');
  });

  it('comes on the last day of months without the one it names', () => {
    expect(next({ ogni: 'mese', giorno: 31 }, '07:00', '2024-01-31T12:00:00Z')).toBe(
      '2024-02-29T06:00:00.000Z',
    );
    expect(next({ ogni: 'settimana', giorno: 1 }, '07:00', '2023-12-31T23:30:00Z')).toBe(
      '2024-01-01T06:00:00.000Z',
    );
  });

  it('always lies ahead, shows its hour, and leaves no earlier one out', () => {
    const zones = fc.constantFrom(
      roma,
      'Pacific/Kiritimati',
      'America/St_Johns',
      'Australia/Lord_Howe',
      'UTC',
    );
    const when = fc.integer({ min: Date.parse('2020-01-01Z'), max: Date.parse('2030-01-01Z') });
    fc.assert(
      fc.property(zones, when, fc.constantFrom('00:00', '02:30', '12:00', '23:59'), (timeZone, from, ora) => {
        const found = computeNextTime({ ogni: 'giorno' }, ora, timeZone, new Date(from));
        expect(found.getTime()).toBeGreaterThan(from);
        // A day and the longest jump of any clock.
        expect(found.getTime() - from).toBeLessThanOrEqual(25 * 3_600_000);
        expect(toInstant(toGiornoIn(timeZone, found), ora, timeZone).getTime()).toBe(found.getTime());
      }),
      { numRuns: 100 },
    );
  });
});
