import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DATA, IMPORTO, NUMERO, SI_NO, TESTO } from '../kinds.ts';
import { inferSeries } from './series.ts';

const next = (kind: Parameters<typeof inferSeries>[0], values: unknown[], count = 3, counts = false) => {
  const series = inferSeries(kind, values, counts);
  return series && Array.from({ length: count }, (_, at) => series(values.length + at));
};

describe('a series goes on as a spreadsheet would', () => {
  it.each([
    ['a lone day by one day', ['2026-02-27'], ['2026-02-28', '2026-03-01', '2026-03-02']],
    ['days by their step', ['2026-01-01', '2026-01-08'], ['2026-01-15', '2026-01-22', '2026-01-29']],
    ['the same day of months', ['2026-01-15', '2026-02-15'], ['2026-03-15', '2026-04-15', '2026-05-15']],
    ['the last day of months', ['2026-01-31', '2026-02-28'], ['2026-03-31', '2026-04-30', '2026-05-31']],
    ['years', ['2024-02-29', '2025-02-28'], ['2026-02-28', '2027-02-28', '2028-02-29']],
    ['backwards', ['2026-03-10', '2026-03-09'], ['2026-03-08', '2026-03-07', '2026-03-06']],
  ])('%s', (_name, given, wanted) => {
    expect(next(DATA, given)).toEqual(wanted);
  });

  it.each([
    ['FT 1', ['FT 2', 'FT 3', 'FT 4']],
    ['FT 009/A', ['FT 010/A', 'FT 011/A', 'FT 012/A']],
    ['2026/99', ['2026/100', '2026/101', '2026/102']],
  ])('text: %s', (given, wanted) => {
    expect(next(TESTO, [given])).toEqual(wanted);
  });

  it('text by its step, numbers by theirs', () => {
    expect(next(TESTO, ['FT 2', 'FT 4'])).toEqual(['FT 6', 'FT 8', 'FT 10']);
    expect(next(NUMERO, [10, 7])).toEqual([4, 1, -2]);
    expect(next(IMPORTO, [100, 250])).toEqual([400, 550, 700]);
  });

  it('a lone number is repeated, unless it is to be counted on', () => {
    expect(next(NUMERO, [5])).toBeNull();
    expect(next(NUMERO, [5], 3, true)).toEqual([6, 7, 8]);
    expect(next(IMPORTO, [500], 2, true)).toEqual([600, 700]);
  });

  it('what is no series is repeated', () => {
    expect(next(TESTO, ['Nota'])).toBeNull();
    expect(next(TESTO, ['FT 1', 'NC 2'])).toBeNull();
    expect(next(TESTO, ['FT 1', null])).toBeNull();
    expect(next(NUMERO, [1, 2, 4])).toBeNull();
    expect(next(DATA, ['2026-01-01', '2026-01-02', '2026-01-05'])).toBeNull();
    expect(next(SI_NO, [true])).toBeNull();
    expect(next(TESTO, [`IT${'9'.repeat(23)}`])).toBeNull();
  });
});

it('the cells that a series began with are part of it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e6, max: 1e6 }),
      fc.integer({ min: -1e3, max: 1e3 }),
      fc.integer({ min: 2, max: 6 }),
      (start, step, count) => {
        const given = Array.from({ length: count }, (_, at) => start + step * at);
        const series = inferSeries(NUMERO, given);
        expect(given.map((_, at) => series?.(at))).toEqual(given);
      },
    ),
  );
});
