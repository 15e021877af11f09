import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareTesto, normalizeText } from './text.ts';

const text = fc.string({
  unit: fc.constantFrom(
    'a',
    'A',
    'b',
    'è',
    'É',
    'e',
    'e\u0301',
    '\u0300',
    'ß',
    'ł',
    '–',
    '1',
    '9',
    ' ',
    '-',
    'z',
  ),
  maxLength: 8,
});

it('orders texts as their simple forms are ordered, whatever the accents and the case', () => {
  fc.assert(
    fc.property(text, text, (a, b) => {
      const [first, second] = [normalizeText(a), normalizeText(b)];
      const wanted = first < second ? -1 : first > second ? 1 : 0;
      expect(Math.sign(compareTesto(a, b))).toBe(wanted);
    }),
    { numRuns: 2_000 },
  );
});

it('makes a text simple letter by letter as it would be made whole', () => {
  const any = fc.oneof(text, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));
  fc.assert(
    fc.property(any, (each) => {
      expect(normalizeText(each)).toBe(each.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase());
    }),
    { numRuns: 2_000 },
  );
});
