import type { GridApi } from 'ag-grid-community';
import { describe, expect, it } from 'vitest';
import { iniziaLavoro, rimanda } from './in-corso.ts';

describe('what waits for rows on their way', () => {
  const grid = () => ({}) as GridApi<object>;

  it('is not kept waiting when there are none', () => {
    expect(rimanda(grid(), () => undefined)).toBe(false);
  });

  it('is called once, when the last work is over', () => {
    const api = grid();
    const calls: string[] = [];
    const count = () => calls.push('counted');
    const first = iniziaLavoro(api);
    const second = iniziaLavoro(api);
    expect([rimanda(api, count), rimanda(api, count), rimanda(grid(), count)]).toEqual([true, true, false]);
    first();
    first();
    expect(calls).toEqual([]);
    second();
    expect(calls).toEqual(['counted']);
    iniziaLavoro(api)();
    expect(calls).toEqual(['counted']);
  });
});
