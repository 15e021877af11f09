/** Made-up printed statements with known truth: whatever the reader makes of one, it is never wrong in silence. */
import { describe, expect, it } from 'vitest';
import { makeDocumento } from './generatore.ts';
import { judgeDocument } from './giudica.ts';

const QUANTI = 100;

describe('printed statements with known truth', () => {
  it('none is read wrong in silence', async () => {
    const sbagliati: string[] = [];
    for (let seed = 0; seed < QUANTI; seed++) {
      const documento = makeDocumento(seed);
      const { verdetto, perche } = await judgeDocument(documento);
      if (verdetto === 'sbagliato') sbagliati.push(`${seed}, ${documento.tipo}: ${perche}`);
    }
    expect(sbagliati).toEqual([]);
  });

  it.each([
    ['on lines of their own above the row, whose own words go on below it', 240],
    ['the same, over two pages and between carried balances', 402],
    ['at the foot of a page, above a row that is on the next', 187],
  ])('words of a row stay with it: %s', async (_, seed) => {
    expect(await judgeDocument(makeDocumento(seed))).toEqual({ verdetto: 'giusto', perche: '' });
  });

  it.each([
    ['a month among its rows is named on its last page', 332],
    ['what is carried over is known at the heads of its pages alone', 336],
  ])('a statement is whole, and ties: %s', async (_, seed) => {
    expect(await judgeDocument(makeDocumento(seed))).toEqual({ verdetto: 'giusto', perche: '' });
  });
});
