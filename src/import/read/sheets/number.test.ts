import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCentesimi } from '../../cell/amount.ts';
import { classifyFormat, getBuiltInFormat, parseNumberFormat } from './number-format.ts';
import { formatNumber, formatSerial } from './number.ts';

const comma = { decimali: ',', base1904: false } as const;

describe('numbers of a workbook', () => {
  it('read back to the same cents, whatever sign they are written with', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }),
        fc.constantFrom(',' as const, '.' as const),
        fc.constantFrom('denaro' as const, 'generico' as const),
        (cents, decimali, kind) => {
          const text = formatNumber(cents / 100, kind, { decimali, base1904: false });
          expect(parseCentesimi(text, decimali)).toBe(cents);
        },
      ),
    );
  });

  it('lose the floating noise of a sum, and nothing else', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -10_000_000, max: 10_000_000 }), { maxLength: 200 }),
        (cents) => {
          const sum = cents.reduce((total, value) => total + value / 100, 0);
          const exact = cents.reduce((total, value) => total + value, 0);
          expect(parseCentesimi(formatNumber(sum, 'denaro', comma), ',')).toBe(exact);
        },
      ),
    );
  });

  it.each([
    [0.1 + 0.2, '0,30'],
    [-0.005, '-0,0050'],
    [1.005, '1,0050'],
    [1234.5, '1234,50'],
    [1.049958, '1,049958'],
    [-850, '-850,00'],
  ])('%d is written %s', (value, text) => {
    expect(formatNumber(value, 'denaro', comma)).toBe(text);
  });

  it('with a third decimal are refused by the reader of amounts, not rounded', () => {
    expect(parseCentesimi(formatNumber(1.005, 'denaro', comma), ',')).toBeNaN();
    expect(parseCentesimi(formatNumber(1234.567, 'generico', comma), ',')).toBeNaN();
  });

  it('that are codes stay as they are', () => {
    expect(formatNumber(5_314_769_930_000_000, 'generico', comma)).toBe('5314769930000000');
    expect(formatNumber(12, 'generico', comma)).toBe('12');
  });
});

describe('days of a workbook', () => {
  it.each([
    [1, false, '1900-01-01'],
    [59, false, '1900-02-28'],
    [60, false, '1900-02-29'],
    [61, false, '1900-03-01'],
    [46_112, false, '2026-03-31'],
    [46_112 - 1_462, true, '2026-03-31'],
    [0, true, '1904-01-01'],
    [46_112.75, false, '2026-03-31 18:00:00'],
    [46_112.999_999_99, false, '2026-04-01'],
    [0.5, false, '12:00:00'],
    [-1, false, null],
    [3_000_000, false, null],
  ])('serial %d (1904: %s) is %s', (serial, base1904, day) => {
    expect(formatSerial(serial, base1904)).toBe(day);
  });

  it('are told by the format of the cell', () => {
    expect([14, 22, 46, 55].map((id) => getBuiltInFormat(id).genere)).toEqual([
      'data',
      'data',
      'data',
      'data',
    ]);
    expect([0, 1, 9].map((id) => getBuiltInFormat(id).genere)).toEqual(['generico', 'generico', 'generico']);
    for (const code of ['dd/mm/yyyy', '[$-410]d mmmm yyyy;@', 'd\\-mmm\\-yy', '[h]:mm', 'yyyy"年"m"月"'])
      expect([code, classifyFormat(code)]).toEqual([code, 'data']);
    for (const code of [
      '#,##0.00',
      '#,##0.00\\ "€";[Red]-#,##0.00\\ "€"',
      '_-* #,##0.00_-',
      '0.00',
      '0.00 CHF',
    ])
      expect([code, classifyFormat(code)]).toEqual([code, 'denaro']);
    for (const code of ['General', '@', '0', '"giorni" 0', '0%'])
      expect([code, classifyFormat(code)]).toEqual([code, 'generico']);
  });

  it.each([
    ['[$USD] #,##0.00', 'USD'],
    ['[$CHF-807] #,##0.00', 'CHF'],
    ['#,##0.00 [$€-410];-#,##0.00 [$€-410]', 'EUR'],
    ['_-* #,##0.00\\ "€"_-;-* #,##0.00\\ "€"_-', 'EUR'],
    ['#,##0.00 \\€', 'EUR'],
    ['$#,##0.00', 'USD'],
    ['[$$-1009]#,##0.00', 'CAD'],
    ['[$£-809]#,##0.00', 'GBP'],
    ['#,##0.00 "kr"', null],
    ['_-* #,##0.00\\ _€_-;-* #,##0.00\\ _€_-', null],
    ['[$-410]d mmmm yyyy', null],
    ['#,##0.00', null],
  ])('%s names %s', (code, divisa) => {
    expect(parseNumberFormat(code).divisa).toBe(divisa);
  });
});
