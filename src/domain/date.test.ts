import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { addGiorni, formatData, toGiorno, getToday, parseData } from './date.ts';

const FIRST = Date.UTC(1900, 0, 1) / 86_400_000;
const LAST = Date.UTC(2199, 11, 31) / 86_400_000;
const anyDay = fc
  .integer({ min: FIRST, max: LAST })
  .map((day) => toGiorno(new Date(day * 86_400_000).toISOString().slice(0, 10)));

describe('giorno', () => {
  it.each(['2024-02-29', '2000-02-29', '2026-12-31', '1900-01-01'])('accepts %s', (day) => {
    expect(toGiorno(day)).toBe(day);
  });

  it.each([
    '2023-02-29',
    '1900-02-29',
    '2100-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '',
    '2026-01-01T00:00',
  ])('refuses %j', (day) => {
    expect(() => toGiorno(day)).toThrow(RangeError);
  });
});

describe('addGiorni', () => {
  it.each([
    // The nights when Italian clocks change, both ways.
    ['2026-03-28', 1, '2026-03-29'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-10-24', 1, '2026-10-25'],
    ['2026-10-25', 1, '2026-10-26'],
    ['2026-10-26', -1, '2026-10-25'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2023-02-28', 1, '2023-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('%s and %d days is %s', (day, days, expected) => {
    expect(addGiorni(toGiorno(day), days)).toBe(expected);
  });

  it('goes and comes back', () => {
    const days = fc.integer({ min: -400, max: 400 });
    const inner = anyDay.filter((day) => day > '1902' && day < '2198');
    fc.assert(
      fc.property(inner, days, (day, n) => {
        expect(addGiorni(addGiorni(day, n), -n)).toBe(day);
      }),
    );
  });
});

describe('oggi', () => {
  const zone = process.env['TZ'];
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });

  it.each([
    ['2026-03-28T23:30:00Z', '2026-03-29'],
    ['2026-06-30T22:00:00Z', '2026-07-01'],
    ['2026-06-30T21:59:59Z', '2026-06-30'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
  ])('is the day on an Italian wall calendar at %s', (instant, day) => {
    process.env['TZ'] = 'Europe/Rome';
    expect(getToday(new Date(instant))).toBe(day);
  });
});

describe('formatData and parseData', () => {
  it.each([
    ['15/03/2026', '2026-03-15'],
    ['15-3-26', '2026-03-15'],
    ['15.03.2026', '2026-03-15'],
    [' 2026-03-15 ', '2026-03-15'],
    ['29/02/2024', '2024-02-29'],
  ])('reads %j', (text, day) => {
    expect(parseData(text)).toBe(day);
  });

  it.each(['29/02/2023', '31/04/2026', '03/15/2026', '15/03', '15/03/126', 'ieri', ''])(
    'does not take %j',
    (text) => {
      expect(parseData(text)).toBeNull();
    },
  );

  it('reads back any day it shows', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(parseData(formatData(day))).toBe(day);
      }),
    );
  });
});
