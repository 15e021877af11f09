import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addGiorni, getWeekday, toGiorno } from '../date.ts';
import { findFestivita, isLavorativo, explainFestivo, computePasqua, findLavorativo } from './holidays.ts';

const anyDay = fc.integer({ min: 0, max: 80_000 }).map((days) => addGiorni(toGiorno('1960-01-01'), days));

test.each([
  // The published tables, among them the earliest and the latest that there can be.
  [1961, '1961-04-02'],
  [1981, '1981-04-19'],
  [2008, '2008-03-23'],
  [2011, '2011-04-24'],
  [2019, '2019-04-21'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
  [2076, '2076-04-19'],
  [2100, '2100-03-28'],
])('Easter of %d is %s', (year, day) => {
  expect(computePasqua(year)).toBe(day);
});

test('the holidays of 2026 are those of the law, and no others', () => {
  const days = Array.from({ length: 365 }, (_, at) => addGiorni(toGiorno('2026-01-01'), at));
  expect(days.flatMap((day) => (findFestivita(day) === null ? [] : [[day, findFestivita(day)]]))).toEqual([
    ['2026-01-01', 'Capodanno'],
    ['2026-01-06', 'Epifania'],
    ['2026-04-05', 'Pasqua'],
    ['2026-04-06', 'Lunedì dell’Angelo'],
    ['2026-04-25', 'Festa della Liberazione'],
    ['2026-05-01', 'Festa del Lavoro'],
    ['2026-06-02', 'Festa della Repubblica'],
    ['2026-08-15', 'Ferragosto'],
    ['2026-10-04', 'San Francesco d’Assisi'],
    ['2026-11-01', 'Ognissanti'],
    ['2026-12-08', 'Immacolata Concezione'],
    ['2026-12-25', 'Natale'],
    ['2026-12-26', 'Santo Stefano'],
  ]);
});

test.each([
  ['2025-10-04', null],
  ['2026-10-04', 'San Francesco d’Assisi'],
  ['2000-06-02', null],
  ['2001-06-02', 'Festa della Repubblica'],
  ['1985-01-06', null],
  ['1986-01-06', 'Epifania'],
])('a law holds from its own year: %s', (day, name) => {
  expect(findFestivita(toGiorno(day))).toBe(name);
});

test.each([
  ['2026-11-21', 5],
  ['2026-11-23', 0],
  ['2024-02-29', 3],
  ['1970-01-01', 3],
  ['1969-12-31', 2],
  ['1960-01-01', 4],
])('%s is day %d of its week', (day, at) => {
  expect(getWeekday(toGiorno(day))).toBe(at);
});

test.each([
  ['an ordinary day stays', '2026-11-20', '2026-11-20'],
  ['Saturday goes to Monday', '2026-11-21', '2026-11-23'],
  ['Good Friday is a working day', '2026-04-03', '2026-04-03'],
  ['Holy Saturday goes past Easter Monday', '2026-04-04', '2026-04-07'],
  ['Christmas goes past the weekend behind it', '2026-12-25', '2026-12-28'],
  ['a holiday in the week goes to the day after', '2026-12-08', '2026-12-09'],
  ['the last of a year goes into the next', '2022-12-31', '2023-01-02'],
  ['the end of a leap February', '2032-02-29', '2032-03-01'],
])('%s', (_what, day, working) => {
  expect(findLavorativo(toGiorno(day))).toBe(working);
});

test('the first working day is never before, never a holiday, and no working day lies between', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const found = findLavorativo(day);
      expect(found >= day && isLavorativo(found)).toBe(true);
      for (let each = day; each < found; each = addGiorni(each, 1))
        expect(explainFestivo(each)).not.toBeNull();
      expect(found <= addGiorni(day, 6)).toBe(true);
    }),
  );
});
