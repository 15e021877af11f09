import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toGiorno, getToday } from './date.ts';
import { groupByScadenza, countMillisToNextDay } from './notifiche.ts';

const item = (scadenza: string) => ({ scadenza: toGiorno(scadenza) });
const days = (items: readonly { scadenza: string }[]) => items.map(({ scadenza }) => scadenza);

/** The three groups around `today`, out of a fortnight on either side of it. */
function groupsAround(today: string): string[][] {
  const start = Date.parse(`${today}T00:00:00Z`);
  const items = Array.from({ length: 29 }, (_, index) =>
    item(new Date(start + (index - 14) * 86_400_000).toISOString().slice(0, 10)),
  );
  const { yesterday: ieri, oggi: now, tomorrow: domani } = groupByScadenza(items, toGiorno(today));
  return [days(ieri), days(now), days(domani)];
}

test.each([
  ['a day like any other', '2026-05-13', ['2026-05-12', '2026-05-13', '2026-05-14']],
  ['the first of a month', '2026-05-01', ['2026-04-30', '2026-05-01', '2026-05-02']],
  ['the last of a month', '2026-04-30', ['2026-04-29', '2026-04-30', '2026-05-01']],
  ['the end of February', '2026-02-28', ['2026-02-27', '2026-02-28', '2026-03-01']],
  ['the end of a leap February', '2028-02-28', ['2028-02-27', '2028-02-28', '2028-02-29']],
  ['the last of the year', '2026-12-31', ['2026-12-30', '2026-12-31', '2027-01-01']],
  ['the first of the year', '2027-01-01', ['2026-12-31', '2027-01-01', '2027-01-02']],
  ['clocks going forward', '2026-03-29', ['2026-03-28', '2026-03-29', '2026-03-30']],
  ['clocks going back', '2026-10-25', ['2026-10-24', '2026-10-25', '2026-10-26']],
])('on %s, what is due the day before, the day itself and the day after is kept', (_what, today, wanted) => {
  expect(groupsAround(today)).toEqual(wanted.map((day) => [day]));
});

test('items keep their order, and several may fall on one day', () => {
  const items = [
    { id: 2, ...item('2026-05-13') },
    { id: 9, ...item('2026-05-20') },
    { id: 1, ...item('2026-05-13') },
  ];
  expect(groupByScadenza(items, toGiorno('2026-05-13')).oggi.map(({ id }) => id)).toEqual([2, 1]);
});

describe('in Italy', () => {
  const zone = process.env['TZ'];
  beforeEach(() => {
    process.env['TZ'] = 'Europe/Rome';
  });
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });

  test('the day changes at local midnight, not at that of Greenwich', () => {
    expect(getToday(new Date('2026-05-13T21:59:59Z'))).toBe('2026-05-13');
    expect(getToday(new Date('2026-05-13T22:00:00Z'))).toBe('2026-05-14');
  });

  test.each([
    ['an ordinary day', [2026, 4, 13], 24],
    ['the day clocks go forward', [2026, 2, 29], 23],
    ['the day clocks go back', [2026, 9, 25], 25],
    ['the last day of the year', [2026, 11, 31], 24],
  ] as const)('%s is as long as the wall clock says', (_what, [year, month, day], hours) => {
    const midnight = new Date(year, month, day);
    expect(countMillisToNextDay(midnight)).toBe(hours * 3_600_000);
    const lastMoment = new Date(midnight.getTime() + hours * 3_600_000 - 1);
    expect(countMillisToNextDay(lastMoment)).toBe(1);
  });
});
