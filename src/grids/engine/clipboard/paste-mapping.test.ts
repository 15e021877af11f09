import { describe, expect, it } from 'vitest';
import { planPaste } from './paste-mapping.ts';

const LIMITI = { righe: 10, colonne: 6 };
const area = (alto: number, basso: number, sinistra: number, destra: number) => ({
  alto,
  basso,
  sinistra,
  destra,
});
const texts = (block: string[][], ...areas: ReturnType<typeof area>[]) =>
  planPaste(block, areas, LIMITI).destinazioni.map(
    ({ riga, colonna, testo }) => `${riga},${colonna}=${testo}`,
  );

describe('a paste', () => {
  it('of one value fills every range', () => {
    expect(texts([['x']], area(0, 1, 0, 0), area(3, 3, 2, 3))).toEqual(['0,0=x', '1,0=x', '3,2=x', '3,3=x']);
  });

  it('of a block lands whole from the active cell', () => {
    expect(
      texts(
        [
          ['a', 'b'],
          ['c', 'd'],
        ],
        area(4, 4, 1, 1),
      ),
    ).toEqual(['4,1=a', '4,2=b', '5,1=c', '5,2=d']);
  });

  it('of a block repeats over a range that it divides, and lands once in one that it does not', () => {
    expect(texts([['a', 'b']], area(0, 1, 0, 3))).toEqual([
      '0,0=a',
      '0,1=b',
      '0,2=a',
      '0,3=b',
      '1,0=a',
      '1,1=b',
      '1,2=a',
      '1,3=b',
    ]);
    expect(texts([['a'], ['b']], area(0, 2, 0, 0))).toEqual(['0,0=a', '1,0=b']);
  });

  it('counts what falls beyond the last row and column', () => {
    const { destinazioni, out: fuori } = planPaste(
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      [area(9, 9, 5, 5)],
      LIMITI,
    );
    expect([destinazioni.length, fuori]).toEqual([1, 3]);
  });

  it('leaves alone the cells that a short row does not name', () => {
    expect(texts([['a', 'b'], ['c']], area(0, 0, 0, 0))).toEqual(['0,0=a', '0,1=b', '1,0=c']);
  });

  it('of nothing, or nowhere, is nothing', () => {
    expect(texts([], area(0, 0, 0, 0))).toEqual([]);
    expect(texts([['a']])).toEqual([]);
  });
});
