import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { addGiorni, addMesi, countGiorni, getFineMese, getToday, getWeekday, toGiorno } from '../date.ts';
import { groupByScadenza, countMillisToNextDay } from '../notifiche.ts';
import { listGiorni, getInterval, moveView, formatTitolo } from './calendar.ts';
import { computeRitardo, getSituazione } from './situation.ts';

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-05-31', 1, '2026-06-30'],
  ['2024-02-29', 12, '2025-02-28'],
])('%s and %d months is %s', (day, months, expected) => {
  expect(addMesi(toGiorno(day), months)).toBe(expected);
});

test('a month is shown in whole weeks, the weeks of its first and last day among them', () => {
  // A February of exactly four weeks, and a month that needs six.
  expect(listGiorni(getInterval('mese', toGiorno('2027-02-10')))).toHaveLength(28);
  expect(listGiorni(getInterval('mese', toGiorno('2026-11-10')))).toHaveLength(42);
  const day = fc.integer({ min: 0, max: 60_000 }).map((at) => addGiorni(toGiorno('1990-01-01'), at));
  fc.assert(
    fc.property(day, (each) => {
      const { dal, al } = getInterval('mese', each);
      expect([getWeekday(dal), getWeekday(al)]).toEqual([0, 6]);
      expect(dal <= `${each.slice(0, 7)}-01` && al >= getFineMese(each)).toBe(true);
      expect(countGiorni(dal, al)).toBeLessThan(42);
      expect(moveView('settimana', moveView('settimana', each, 1), -1)).toBe(each);
    }),
  );
});

test('says which days are shown', () => {
  const day = toGiorno('2026-12-31');
  expect(formatTitolo('mese', day)).toBe('dicembre 2026');
  expect(formatTitolo('settimana', day)).toBe('dal 28/12/2026 al 03/01/2027');
});

/** On either side of the date line, where clocks change at midnight, and where Italy is. */
const ZONES = [
  'Europe/Rome',
  'UTC',
  'Pacific/Kiritimati',
  'America/Los_Angeles',
  'America/Santiago',
  'Asia/Kolkata',
];

test.each(ZONES)('no time zone moves a day: %s', (tz) => {
  process.env['TZ'] = tz;
  for (const [day, next] of [
    ['2026-03-28', '2026-03-29'],
    ['2026-03-29', '2026-03-30'],
    ['2026-10-24', '2026-10-25'],
    ['2026-10-25', '2026-10-26'],
    ['2024-02-28', '2024-02-29'],
    ['2026-02-28', '2026-03-01'],
    ['2026-12-31', '2027-01-01'],
  ] as const) {
    expect(addGiorni(toGiorno(day), 1)).toBe(next);
    expect(countGiorni(toGiorno(day), toGiorno(next))).toBe(1);
    expect((getWeekday(toGiorno(day)) + 1) % 7).toBe(getWeekday(toGiorno(next)));
  }
  expect(countGiorni(toGiorno('2024-02-28'), toGiorno('2024-03-01'))).toBe(2);
  expect(countGiorni(toGiorno('2026-12-31'), toGiorno('2025-12-31'))).toBe(-365);
});

test.each(ZONES)('at local midnight what was due tomorrow is due today, then late by a day: %s', (tz) => {
  process.env['TZ'] = tz;
  const opened = { stato: 'aperta', concordata: null, forse_pagata: null } as const;
  const at = fc.date({
    min: new Date('2024-01-01T00:00:00Z'),
    max: new Date('2029-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(at, (now) => {
      const today = getToday(now);
      const tomorrow = addGiorni(today, 1);
      const item = { scadenza: tomorrow };
      const later = new Date(now.getTime() + countMillisToNextDay(now));
      expect(getToday(new Date(later.getTime() - 1))).toBe(today);
      expect(getToday(later)).toBe(tomorrow);
      expect(groupByScadenza([item], getToday(now)).tomorrow).toEqual([item]);
      expect(groupByScadenza([item], getToday(later)).oggi).toEqual([item]);
      expect([getSituazione(opened, tomorrow, today), computeRitardo(opened, tomorrow, today)]).toEqual([
        'aperta',
        null,
      ]);
      expect(getSituazione(opened, tomorrow, tomorrow)).toBe('oggi');
      const after = addGiorni(tomorrow, 1);
      expect([getSituazione(opened, tomorrow, after), computeRitardo(opened, tomorrow, after)]).toEqual([
        'scaduta',
        1,
      ]);
    }),
    { numRuns: 60 },
  );
});

test('one moment is two days in two places: each is shown by the day of whoever looks', () => {
  const now = new Date('2026-03-28T23:30:00Z');
  const items = [{ scadenza: toGiorno('2026-03-28') }, { scadenza: toGiorno('2026-03-29') }];
  process.env['TZ'] = 'Europe/Rome';
  const rome = groupByScadenza(items, getToday(now));
  process.env['TZ'] = 'America/Los_Angeles';
  const angeles = groupByScadenza(items, getToday(now));
  expect([rome.yesterday, rome.oggi]).toEqual([[items[0]], [items[1]]]);
  expect([angeles.oggi, angeles.tomorrow]).toEqual([[items[0]], [items[1]]]);
});
