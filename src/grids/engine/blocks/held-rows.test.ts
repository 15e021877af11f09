import { describe, expect, it } from 'vitest';
import { CHIAVE_TENUTE, readTenute } from './held-rows.ts';

const holding = (text: string) => ({ getItem: (key: string) => (key === CHIAVE_TENUTE ? text : null) });

describe('the rows that a page holds', () => {
  it('are a hundred thousand, unless the browser says another number', () => {
    expect(readTenute()).toBe(100_000);
    expect(readTenute(holding('10000'))).toBe(10_000);
  });

  it.each(['0', '999', '100001', '1500.5', '"2000"', 'null', 'molte'])('are not %s', (text) => {
    expect(readTenute(holding(text))).toBe(100_000);
  });
});
