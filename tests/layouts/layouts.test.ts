/** Made-up statements with known truth: whatever the reader makes of one, it is never wrong in silence. */
import { describe, expect, it } from 'vitest';
import { makeLayout } from './generatore.ts';
import { judge } from './giudica.ts';

const QUANTI = 200;

describe('layouts with known truth', () => {
  it('none is read wrong in silence', async () => {
    const sbagliati: string[] = [];
    for (let seed = 0; seed < QUANTI; seed++) {
      const layout = makeLayout(seed);
      const { verdetto, perche } = await judge(layout, seed);
      if (verdetto === 'sbagliato') sbagliati.push(`${seed}, ${layout.tipo}: ${perche}`);
    }
    expect(sbagliati).toEqual([]);
  });

  it('the same number makes the same layout', () => {
    expect(makeLayout(17)).toEqual(makeLayout(17));
    expect(makeLayout(17)).not.toEqual(makeLayout(18));
  });
});
