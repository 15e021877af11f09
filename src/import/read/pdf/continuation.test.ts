import { describe, expect, it } from 'vitest';
import { findHabit, type Run } from './continuation.ts';

/** A letter a line: far begins anew, `g` a row, `p` words, `w` words that go on with the line above. */
const run = (lines: string): Run =>
  lines.split('').map((line, at) => ({
    tipo: line === 'g' ? 'giorno' : 'parole',
    distance: at === 0 ? Number.POSITIVE_INFINITY : line === 'w' ? 1.2 : 1.55,
  }));

const isAbove = (...pages: string[]): boolean => findHabit(pages.map(run)).above;

describe('words above their rows', () => {
  it('stand before the first row of the table', () => {
    expect(isAbove('pgwpgwpgw', 'pgwpgwgw')).toBe(true);
  });

  it('are not told by one page that begins with words: these may go on from the page before', () => {
    expect(isAbove('gwpgwgwpgw', 'pgwgwgw')).toBe(false);
  });

  it('are told by several pages that all do', () => {
    expect(isAbove('gwpgwgwpgw', 'pgwgwgw', 'pgwpgw')).toBe(true);
    expect(isAbove('gwpgwgwpgw', 'pgwgwgw', 'gwpgw')).toBe(false);
  });
});
