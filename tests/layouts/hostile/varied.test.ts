/** Files of every kind, each changed in ways that change nothing of what it says: read the same, or asked about, or told. */
import { beforeAll, expect, it } from 'vitest';
import { toGriglia, VARIAZIONI, type Griglia } from '#tests/corpora/variazioni.ts';
import { judgeFile, type Vero } from '../giudica.ts';
import {
  makeEverydayLayouts,
  makeForeignLayouts,
  makeFreshLayouts,
  makeHostileLayouts,
  makeMonthLayouts,
  makeOfficeLayouts,
  makeProgramLayouts,
  makeTradeLayouts,
  makeUnseenLayouts,
  makeWalletLayouts,
  makeWorldLayouts,
} from './layouts.ts';

interface Right {
  /** Its place among all files, read right or not: by it the changes are shared out. */
  at: number;
  name: string;
  grid: Griglia;
  vero: Vero;
}

/** Tables that are read right as they are written. */
const right: Right[] = [];
/** One in so many for each change, from another on for the next: all of them change in some ways. */
const STRIDE = 3;

beforeAll(async () => {
  const files = [
    ...makeEverydayLayouts(),
    ...makeForeignLayouts(),
    ...makeFreshLayouts(),
    ...makeHostileLayouts(),
    ...makeMonthLayouts(),
    ...makeOfficeLayouts(),
    ...makeProgramLayouts(),
    ...makeTradeLayouts(),
    ...makeUnseenLayouts(),
    ...makeWalletLayouts(),
    ...makeWorldLayouts(),
  ];
  for (const [at, { name, file, vero }] of files.entries()) {
    const written = await file;
    const grid = written.nome.endsWith('.csv') ? toGriglia(written) : null;
    if (grid && (await judgeFile(written, vero)).verdetto === 'giusto') right.push({ at, name, grid, vero });
  }
});

it.each(Object.entries(VARIAZIONI).map(([name, vary], at) => [name, vary, at] as const))(
  '%s: none that was read right is read wrong in silence',
  async (_, vary, from) => {
    const wrong: string[] = [];
    let varied = 0;
    for (const { name, grid, vero } of right.filter(({ at }) => at % STRIDE === from % STRIDE)) {
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
