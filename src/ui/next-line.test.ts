import { describe, expect, it } from 'vitest';
import { findNext } from './next-line.ts';

// A heading, two lines, a heading, one line.
const held = [false, true, true, false, true];

describe('a step in a list with headings', () => {
  it('goes past a heading', () => {
    expect(findNext(held, 2, 1)).toBe(4);
    expect(findNext(held, 4, -1)).toBe(2);
  });

  it('reaches the first and the last line, never the heading above', () => {
    expect(findNext(held, 2, -Infinity)).toBe(1);
    expect(findNext(held, 1, Infinity)).toBe(4);
    expect(findNext(held, 1, -1)).toBe(1);
    expect(findNext([true, false], 0, 1)).toBe(0);
  });

  it('stays where it is when nothing takes the focus', () => {
    expect(findNext([false, false], 1, -1)).toBe(1);
  });
});
