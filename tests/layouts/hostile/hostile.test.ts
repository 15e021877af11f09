/** Layouts written by hand, in words that no list of the reader was made from: none is read wrong in silence. */
import { describe, expect, it } from 'vitest';
import { judgeFile, type Verdetto } from '../giudica.ts';
import { makeHostileLayouts } from './layouts.ts';

describe('layouts written against the reader', () => {
  it('none is read wrong in silence, and few are asked about or refused', async () => {
    const wrong: string[] = [];
    const counts: Partial<Record<Verdetto, number>> = {};
    const layouts = makeHostileLayouts();
    for (const { name, file, vero } of layouts) {
      const { verdetto, perche } = await judgeFile(await file, vero);
      counts[verdetto] = (counts[verdetto] ?? 0) + 1;
      if (verdetto === 'sbagliato') wrong.push(`${name}: ${perche}`);
    }
    expect(wrong).toEqual([]);
    expect(counts.giusto).toBeGreaterThan(layouts.length * 0.75);
    expect(counts.rifiuta ?? 0).toBeLessThan(layouts.length * 0.03);
  });
});
