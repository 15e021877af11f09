import { describe, expect, it } from 'vitest';
import { createWrappedTitles } from './wrapped-titles.ts';

function readAll(righe: string[][]): [string[], number][] {
  const seen: [string[], number][] = [];
  const titles = createWrappedTitles((riga, line) => seen.push([riga, line]), [0, 1]);
  for (const [at, riga] of righe.entries()) titles.read(riga, at + 1);
  titles.close();
  return seen;
}

describe('a name of a balance over two lines', () => {
  it('is one, on the line that has its figure', () => {
    expect(readAll([['', 'SALDO A', '1.079,40'], ['RIPORTARE'], ['05/01/2026', 'POS', '-3,00']])).toEqual([
      [['', 'SALDO A RIPORTARE', '1.079,40'], 1],
      [['05/01/2026', 'POS', '-3,00'], 3],
    ]);
    expect(
      readAll([
        ['', 'SALDO DA', '1.079,40'],
        ['', 'RIPORTAR'],
        ['', 'E'],
      ]),
    ).toEqual([
      [['', 'SALDO DA RIPORTAR', '1.079,40'], 1],
      [['', 'E'], 3],
    ]);
  });

  it.each([
    [
      'the next line is a row',
      [
        ['05/01/2026', 'Saldo a', '1,00'],
        ['06/01/2026', 'Fornitore', '2,00'],
      ],
    ],
    ['the next line says something else', [['05/01/2026', 'Saldo a', '1,00'], ['Fornitore']]],
    ['no line follows', [['05/01/2026', 'Saldo a', '1,00']]],
  ])('is left as it is where %s', (_, righe) => {
    expect(readAll(righe)).toEqual(righe.map((riga, at) => [riga, at + 1]));
  });
});
