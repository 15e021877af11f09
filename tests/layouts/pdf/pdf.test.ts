/** Made-up printed statements with known truth: whatever the reader makes of one, it is never wrong in silence. */
import { describe, expect, it } from 'vitest';
import { makeDocumento } from './generatore.ts';
import { giudicaDocumento } from './giudica.ts';

const QUANTI = 100;

describe('printed statements with known truth', () => {
  it('none is read wrong in silence', async () => {
    const sbagliati: string[] = [];
    for (let seme = 0; seme < QUANTI; seme++) {
      const documento = makeDocumento(seme);
      const { verdetto, perche } = await giudicaDocumento(documento);
      if (verdetto === 'sbagliato') sbagliati.push(`${seme}, ${documento.tipo}: ${perche}`);
    }
    expect(sbagliati).toEqual([]);
  });

  it.each([
    ['on lines of their own above the row, whose own words go on below it', 240],
    ['the same, over two pages and between carried balances', 402],
    ['at the foot of a page, above a row that is on the next', 187],
  ])('words of a row stay with it: %s', async (_, seme) => {
    expect(await giudicaDocumento(makeDocumento(seme))).toEqual({ verdetto: 'giusto', perche: '' });
  });
});
