/** Files of fixed formats written by hand, with known truth: none is read wrong in silence. */
import { describe, expect, it } from 'vitest';
import { CAMT_FIGURES } from './camt-figures.ts';
import { CAMT } from './camt.ts';
import { CBI } from './cbi.ts';
import { FATTURE_KINDS } from './fatture-kinds.ts';
import { FATTURE } from './fatture.ts';
import { FURTHER } from './further.ts';
import { HELD_BACK } from './held-back.ts';
import { judgeNative } from './judge.ts';
import { LAST } from './last.ts';
import { MT940 } from './mt940.ts';
import { OFX_FILES } from './ofx.ts';
import { makeNatives } from './sheet.ts';

const layouts = [
  CAMT,
  CAMT_FIGURES,
  MT940,
  CBI,
  FATTURE,
  FATTURE_KINDS,
  FURTHER,
  OFX_FILES,
  HELD_BACK,
  LAST,
].flatMap((text) => makeNatives(text));

describe('files of fixed formats written by hand', () => {
  it.each(layouts.map((layout) => [layout.name, layout] as const))('%s', async (_, layout) => {
    const { verdetto, perche } = await judgeNative(layout);
    expect({ verdetto, perche }).toMatchObject({ verdetto: layout.awaited });
  });
});
