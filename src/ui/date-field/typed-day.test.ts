import { describe, expect, it } from 'vitest';
import { toGiorno } from '#domain/date.ts';
import { readGiorno } from './typed-day.ts';

/** A Wednesday. */
const OGGI = toGiorno('2026-11-18');

describe('a day as it is typed', () => {
  it.each([
    ['15/03/2026', '2026-03-15'],
    ['15.3.26', '2026-03-15'],
    ['2026-03-15', '2026-03-15'],
    ['5/12', '2026-12-05'],
    ['oggi', '2026-11-18'],
    [' Domani ', '2026-11-19'],
    ['ieri', '2026-11-17'],
    ['fine mese', '2026-11-30'],
    ['Inizio  mese', '2026-11-01'],
    ['30', '2026-11-30'],
    ['3', '2026-11-03'],
    ['1503', '2026-03-15'],
    ['150326', '2026-03-15'],
    ['29022028', '2028-02-29'],
    ['+30', '2026-12-18'],
    ['-18', '2026-10-31'],
  ])('%s is %s', (text, day) => {
    expect(readGiorno(text, OGGI)).toBe(day);
  });

  it.each(['', '31/02/2026', '31', '2026', 'marzo', 'questo mese', '290226', '123', 'domenica', '+', '+1e3'])(
    '%s is no day',
    (text) => {
      expect(readGiorno(text, OGGI)).toBeNull();
    },
  );

  it('a distance beyond the years that there are is no day', () => {
    expect(readGiorno('+9999', toGiorno('2199-12-31'))).toBeNull();
  });
});
