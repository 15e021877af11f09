import { describe, expect, it } from 'vitest';
import { IMPORTO, NUMERO } from '../kinds.ts';
import { makeNumberParser } from './column.ts';
import { isMet } from './conditions.ts';
import { parseFiltroNumero } from './number.ts';

const amounts = makeNumberParser({ tipo: IMPORTO });
const numbers = makeNumberParser({ tipo: NUMERO });

/** The cents among these that a filter lets through. */
function through(text: string, values: (number | null)[], read = amounts): (number | null)[] | string {
  const parsed = parseFiltroNumero(text, read);
  if (!parsed.ok) return parsed.motivo;
  const conditions = parsed.valore;
  return conditions === null ? values : values.filter((value) => isMet(conditions, value));
}

const CENTS = [-5_000, -1, 0, 5_000, 10_000, 10_001, 15_050, 20_000, 123_456, null];

describe('number filters', () => {
  it.each([
    ['100', [10_000]],
    ['100,00', [10_000]],
    ['1.234,56', [123_456]],
    ['1234,56', [123_456]],
    ['-50', [-5_000]],
    ['=100', [10_000]],
    ['>100', [10_001, 15_050, 20_000, 123_456]],
    ['> 100', [10_001, 15_050, 20_000, 123_456]],
    ['oltre 100', [10_001, 15_050, 20_000, 123_456]],
    ['maggiore di 100', [10_001, 15_050, 20_000, 123_456]],
    ['>=100', [10_000, 10_001, 15_050, 20_000, 123_456]],
    ['almeno 100', [10_000, 10_001, 15_050, 20_000, 123_456]],
    ['<0', [-5_000, -1]],
    ['<-50', []],
    ['<=-50', [-5_000]],
    ['fino a 0', [-5_000, -1, 0]],
    ['100..200', [10_000, 10_001, 15_050, 20_000]],
    ['100 ... 200', [10_000, 10_001, 15_050, 20_000]],
    ['200..100', [10_000, 10_001, 15_050, 20_000]],
    ['da 100 a 200', [10_000, 10_001, 15_050, 20_000]],
    ['tra 100 e 200', [10_000, 10_001, 15_050, 20_000]],
    ['-50..0', [-5_000, -1, 0]],
    ['200..', [20_000, 123_456]],
    ['..0', [-5_000, -1, 0]],
    ['100; 200', [10_000, 20_000]],
    ['100; >1.000', [10_000, 123_456]],
    ['<>100', [-5_000, -1, 0, 5_000, 10_001, 15_050, 20_000, 123_456, null]],
    ['>0; <>100', [5_000, 10_001, 15_050, 20_000, 123_456]],
    ['vuote', [null]],
    ['(vuote)', [null]],
    ['non vuote', [-5_000, -1, 0, 5_000, 10_000, 10_001, 15_050, 20_000, 123_456]],
    ['100; vuote', [10_000, null]],
    ['  ', CENTS],
    [';', CENTS],
  ])('%s', (text, expected) => {
    expect(through(text, CENTS)).toEqual(expected);
  });

  it.each(['abc', '12.5', '1,234', '>', '100..abc', '..', '100; x', '>>3'])(
    'refuses %s with an example',
    (text) => {
      expect(through(text, CENTS)).toMatch(/>100/);
    },
  );

  it('takes the decimals of the column', () => {
    expect(through('>=0,125', [0.1, 0.125, 0.2], numbers)).toEqual([0.125, 0.2]);
    // Fractions of a cent are no amount.
    expect(through('0,125', CENTS)).toMatch(/Scrivi/);
  });
});
