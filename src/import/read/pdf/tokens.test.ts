/** Amounts of a printed line, with every minus that a font has: one that is lost would turn what went out into what came in. */
import { describe, expect, it } from 'vitest';
import { parseCentesimi } from '../../cell/amount.ts';
import type { Parola } from './lines.ts';
import { findTokens } from './tokens.ts';

/** Words one letter high, a space apart. */
function line(text: string): Parola[] {
  let x = 0;
  return text.split(' ').map((testo) => {
    const word = { testo, x0: x, x1: x + testo.length * 5, y: 0, h: 10 };
    x = word.x1 + 4;
    return word;
  });
}

const amounts = (text: string): number[] =>
  findTokens(line(text)).flatMap(({ tipo, da, quante }) =>
    tipo === 'denaro'
      ? [
          parseCentesimi(
            text
              .split(' ')
              .slice(da, da + quante)
              .join(' '),
            ',',
          ),
        ]
      : [],
  );

describe('an amount of a printed line', () => {
  it.each([
    '-12,00',
    '\u221212,00',
    '\u201312,00',
    '\u201112,00',
    '\u201212,00',
    '\uFF0D12,00',
    '12,00\u2011',
    '\u2011 12,00',
    '\uFF0D 12,00',
    '12,00 (-)',
    '(-) 12,00',
    '12,00 (\u2212)',
  ])('«%s» went out', (text) => {
    expect(amounts(`Canone ${text}`)).toEqual([-1200]);
  });

  it.each(['12,00', '+12,00', '12,00 (+)', '(+) 12,00'])('«%s» came in', (text) => {
    expect(amounts(`Canone ${text}`)).toEqual([1200]);
  });
});

describe('a day of a printed line', () => {
  it('is not one with the next, in a type whose spaces are wide', () => {
    const days = findTokens(line('08.01.24 09.01.24 BONIFICO 600,00')).filter(({ tipo }) => tipo === 'data');
    expect(days.map(({ da, quante }) => [da, quante])).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });
});
