import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTsv, parseTsv } from './tsv.ts';

const cell = fc.string({ unit: fc.constantFrom('a', 'è', '1', ' ', '"', '\t', '\n', '\r', ';', ',', '=') });
const block = fc
  .integer({ min: 1, max: 5 })
  .chain((width) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
  );

describe('tab-separated text', () => {
  it('comes back as it left, whatever the cells hold', () => {
    fc.assert(
      fc.property(block, (rows) => {
        expect(parseTsv(formatTsv(rows))).toEqual(rows);
      }),
    );
  });

  it.each([
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['1.234,56', [['1.234,56']]],
    ['', [['']]],
    ['\t\r\n', [['', '']]],
    ['"due\nrighe"\tx\r\n', [['due\nrighe', 'x']]],
    ['"dice ""ciao"""\tx', [['dice "ciao"', 'x']]],
    ['Bar "Roma"\tx', [['Bar "Roma"', 'x']]],
    ['"mai chiusa\tx', [['mai chiusa\tx']]],
    ['a\r\n\r\nb', [['a'], [''], ['b']]],
  ])('reads %j as a spreadsheet wrote it', (text, rows) => {
    expect(parseTsv(text)).toEqual(rows);
  });
});
