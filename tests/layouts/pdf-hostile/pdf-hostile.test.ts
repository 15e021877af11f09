/** Printed pages written by hand, in layouts that no list of the reader was made from: none is read wrong in silence. */
import { describe, expect, it } from 'vitest';
import { judgePdf } from './judge.ts';
import { PDF_LAYOUTS } from './layouts.ts';

describe('printed pages written by hand', () => {
  it.each(PDF_LAYOUTS.map((layout) => [layout.name, layout] as const))('%s', async (_, layout) => {
    const { verdetto, perche } = await judgePdf(layout);
    expect({ verdetto, perche }).toMatchObject({ verdetto: layout.awaited });
  });
});
