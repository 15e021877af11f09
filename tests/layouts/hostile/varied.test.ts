/** Exports of every day, each changed in ways that change nothing of what it says: read the same, or asked about, or told. */
import { expect, it } from 'vitest';
import { toGriglia, VARIAZIONI } from '#tests/corpora/variazioni.ts';
import { judgeFile } from '../giudica.ts';
import { makeEverydayLayouts, makeOfficeLayouts, makeProgramLayouts } from './layouts.ts';

it.each(Object.entries(VARIAZIONI))(
  '%s: none that was read right is read wrong in silence',
  async (_, vary) => {
    const wrong: string[] = [];
    let varied = 0;
    for (const { name, file, vero } of [
      ...makeEverydayLayouts(),
      ...makeOfficeLayouts(),
      ...makeProgramLayouts(),
    ]) {
      const written = await file;
      const grid = written.nome.endsWith('.csv') ? toGriglia(written) : null;
      if (!grid || (await judgeFile(written, vero)).verdetto !== 'giusto') continue;
      const changed = vary(grid);
      if (!changed) continue;
      varied++;
      const { verdetto, perche } = await judgeFile(changed, vero);
      if (verdetto === 'sbagliato') wrong.push(`${name}: ${perche}`);
    }
    expect(wrong).toEqual([]);
    expect(varied).toBeGreaterThan(15);
  },
);
