/** Made-up lists of what is open with known truth: whatever the reader makes of one, it is never wrong in silence. */
import { describe, expect, it } from 'vitest';
import { judge, type Verdetto } from '../giudica.ts';
import { makeElencoAperti } from './generatore.ts';

const QUANTI = 200;

describe('lists of what is open, with known truth', () => {
  it('none is read wrong in silence, and nearly all without a question', async () => {
    const sbagliati: string[] = [];
    const conti: Partial<Record<Verdetto, number>> = {};
    for (let seed = 0; seed < QUANTI; seed++) {
      const list = makeElencoAperti(seed);
      const { verdetto, perche } = await judge(list, seed);
      conti[verdetto] = (conti[verdetto] ?? 0) + 1;
      if (verdetto === 'sbagliato') sbagliati.push(`${seed}, ${list.tipo}: ${perche}`);
    }
    expect(sbagliati).toEqual([]);
    expect(conti.giusto).toBeGreaterThan(QUANTI * 0.95);
  });
});
