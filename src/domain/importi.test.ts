import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCentesimi, formatImporto, parseImporto, sumCentesimi } from './importi.ts';

describe('formatImporto', () => {
  it.each([
    [0, '0,00'],
    [5, '0,05'],
    [-5, '-0,05'],
    [99_999, '999,99'],
    [100_000, '1.000,00'],
    [-123_456_789, '-1.234.567,89'],
    [1_000_000_000_000_000, '10.000.000.000.000,00'],
  ])('shows %d cents as %s', (cents, text) => {
    expect(formatImporto(cents)).toBe(text);
  });

  it('agrees with the browser’s Italian format for any amount', () => {
    const intl = new Intl.NumberFormat('it-IT', { minimumFractionDigits: 2, useGrouping: 'always' });
    // Up to a billion euro: past that the division by 100 is no longer exact to the cent.
    const any = fc.integer({ min: -100_000_000_000, max: 100_000_000_000 });
    fc.assert(
      fc.property(any, (cents) => {
        expect(formatImporto(cents)).toBe(intl.format(cents / 100));
      }),
    );
  });
});

describe('parseImporto', () => {
  it.each([
    ['1.234,56', 123_456],
    ['1234,5', 123_450],
    ['12', 1_200],
    ['-12', -1_200],
    ['−12', -1_200],
    ['12,00-', -1_200],
    ['+12,00', 1_200],
    ['€ 12', 1_200],
    ['1 234,56', 123_456],
    ['-0,00', 0],
    ['0,01', 1],
  ])('reads %s', (text, cents) => {
    expect(parseImporto(text)).toBe(cents);
  });

  it.each([
    '',
    '-',
    'abc',
    '12.5',
    '1.23,45',
    '12,345',
    '1,234.56',
    '--1',
    '-1-',
    ',5',
    '1,',
    '10.000.000.000.000,01',
  ])('does not take %j for an amount', (text) => {
    expect(parseImporto(text)).toBeNull();
  });

  it('never gives a negative zero, which would show as -0,00 in a spreadsheet', () => {
    expect(Object.is(parseImporto('-0'), 0)).toBe(true);
    expect(Object.is(toCentesimi(-0), 0)).toBe(true);
  });
});

describe('round trip', () => {
  it('reads back any amount it shows', () => {
    const any = fc.integer({ min: -1_000_000_000_000_000, max: 1_000_000_000_000_000 });
    fc.assert(
      fc.property(any, (cents) => {
        expect(parseImporto(formatImporto(cents))).toBe(cents);
      }),
    );
  });
});

describe('centesimi and somma', () => {
  it('refuse what is not whole cents', () => {
    for (const wrong of [0.5, Number.NaN, Infinity, 1_000_000_000_000_001])
      expect(() => toCentesimi(wrong)).toThrow(RangeError);
  });

  it('adds exactly', () => {
    expect(sumCentesimi([])).toBe(0);
    expect(sumCentesimi([10, 20, -30, 1])).toBe(1);
  });
});
