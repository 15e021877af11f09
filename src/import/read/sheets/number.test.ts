import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCentesimi } from '../../cell/amount.ts';
import { classifyFormat, getBuiltInKind } from './number-format.ts';
import { formatNumber, formatSerial } from './number.ts';

const virgola = { decimali: ',', base1904: false } as const;

describe('numbers of a workbook', () => {
  it('read back to the same cents, whatever sign they are written with', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }),
        fc.constantFrom(',' as const, '.' as const),
        fc.constantFrom('denaro' as const, 'generico' as const),
        (cents, decimali, genere) => {
          const text = formatNumber(cents / 100, genere, { decimali, base1904: false });
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
          expect(parseCentesimi(formatNumber(sum, 'denaro', virgola), ',')).toBe(exact);
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
  ])('%d is written %s', (valore, testo) => {
    expect(formatNumber(valore, 'denaro', virgola)).toBe(testo);
  });

  it('with a third decimal are refused by the reader of amounts, not rounded', () => {
    expect(parseCentesimi(formatNumber(1.005, 'denaro', virgola), ',')).toBeNaN();
    expect(parseCentesimi(formatNumber(1234.567, 'generico', virgola), ',')).toBeNaN();
  });

  it('that are codes stay as they are', () => {
    expect(formatNumber(5_314_769_930_000_000, 'generico', virgola)).toBe('5314769930000000');
    expect(formatNumber(12, 'generico', virgola)).toBe('12');
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
  ])('serial %d (1904: %s) is %s', (seriale, base1904, giorno) => {
    expect(formatSerial(seriale, base1904)).toBe(giorno);
  });

  it('are told by the format of the cell', () => {
    expect([14, 22, 46, 55].map((id) => getBuiltInKind(id))).toEqual(['data', 'data', 'data', 'data']);
    expect([0, 1, 9].map((id) => getBuiltInKind(id))).toEqual(['generico', 'generico', 'generico']);
    for (const codice of ['dd/mm/yyyy', '[$-410]d mmmm yyyy;@', 'd\\-mmm\\-yy', '[h]:mm', 'yyyy"年"m"月"'])
      expect([codice, classifyFormat(codice)]).toEqual([codice, 'data']);
    for (const codice of [
      '#,##0.00',
      '#,##0.00\\ "€";[Red]-#,##0.00\\ "€"',
      '_-* #,##0.00_-',
      '0.00',
      '0.00 CHF',
    ])
      expect([codice, classifyFormat(codice)]).toEqual([codice, 'denaro']);
    for (const codice of ['General', '@', '0', '"giorni" 0', '0%'])
      expect([codice, classifyFormat(codice)]).toEqual([codice, 'generico']);
  });
});
