/** Files of fixed formats written by hand, with known truth: none is read wrong in silence. */
import { describe, expect, it } from 'vitest';
import { CAMT } from './camt.ts';
import { CBI } from './cbi.ts';
import { FATTURE } from './fatture.ts';
import { judgeNative } from './judge.ts';
import { MT940 } from './mt940.ts';
import { makeNatives } from './sheet.ts';

const layouts = [CAMT, MT940, CBI, FATTURE].flatMap((text) => makeNatives(text));

describe('files of fixed formats written by hand', () => {
  it.each(layouts.map((layout) => [layout.name, layout] as const))('%s', async (_, layout) => {
    const { verdetto, perche } = await judgeNative(layout);
    expect({ verdetto, perche }).toMatchObject({ verdetto: layout.awaited });
  });
});
