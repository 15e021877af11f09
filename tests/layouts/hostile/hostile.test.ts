/** Layouts written by hand, in words that no list of the reader was made from: none is read wrong in silence. */
import { describe, expect, it } from 'vitest';
import { judgeFile, type Verdetto } from '../giudica.ts';
import {
  makeBookLayouts,
  makeEverydayLayouts,
  makeForeignLayouts,
  makeFreshLayouts,
  makeHandLayouts,
  makeHardLayouts,
  makeHostileLayouts,
  makeLedgerLayouts,
  makeOfficeLayouts,
  makeMonthLayouts,
  makeShapeLayouts,
  makeProgramLayouts,
  makeSeveralTables,
  makeTradeLayouts,
  makeUnseenLayouts,
  makeWalletLayouts,
  makeWorldLayouts,
} from './layouts.ts';

describe.each([
  ['layouts written against the reader', makeHostileLayouts, 0.78],
  ['layouts of several countries, and whole files', makeForeignLayouts, 0.79],
  ['layouts of every day', makeEverydayLayouts, 0.85],
  ['exports of an office', makeOfficeLayouts, 0.9],
  ['layouts of a month of an office', makeMonthLayouts, 0.85],
  ['shapes of exports', makeShapeLayouts, 0.9],
  ['lists that programs export', makeProgramLayouts, 0.95],
  ['lists of the trade, cards and services', makeTradeLayouts, 0.85],
  ['lists and cards in shapes never seen', makeUnseenLayouts, 0.8],
  ['exports of the world, and books kept by hand', makeWorldLayouts, 0.88],
  ['lists, statements and wallets of many trades', makeFreshLayouts, 0.75],
  ['wallets, cards and services of payment', makeWalletLayouts, 0.9],
  ['files of several tables', makeSeveralTables, 0.7],
  ['exports of Italian offices', makeLedgerLayouts, 0.75],
  ['books, plans and exports never seen', makeBookLayouts, 0.65],
  ['files damaged, and tables written in by hand', makeHandLayouts, 0.7],
  ['layouts of which much can only be asked about', makeHardLayouts, 0.5],
] as const)('%s', (_, make, read) => {
  it('none is read wrong in silence, and few are asked about or refused', async () => {
    const wrong: string[] = [];
    const counts: Partial<Record<Verdetto, number>> = {};
    const layouts = make();
    for (const { name, file, vero } of layouts) {
      const { verdetto, perche } = await judgeFile(await file, vero);
      counts[verdetto] = (counts[verdetto] ?? 0) + 1;
      if (verdetto === 'sbagliato') wrong.push(`${name}: ${perche}`);
    }
    expect(wrong).toEqual([]);
    expect(counts.giusto).toBeGreaterThan(layouts.length * read);
    expect(counts.rifiuta ?? 0).toBeLessThan(layouts.length * 0.03);
  });
});
