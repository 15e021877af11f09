import type { GridApi } from 'ag-grid-community';
import { describe, expect, it } from 'vitest';
import { startWork, postponeWork } from './in-progress.ts';

describe('what waits for rows on their way', () => {
  const grid = () => ({}) as GridApi<object>;

  it('is not kept waiting when there are none', () => {
    expect(postponeWork(grid(), () => undefined)).toBe(false);
  });

  it('is called once, when the last work is over', () => {
    const api = grid();
    const calls: string[] = [];
    const count = () => calls.push('counted');
    const first = startWork(api);
    const second = startWork(api);
    expect([postponeWork(api, count), postponeWork(api, count), postponeWork(grid(), count)]).toEqual([
      true,
      true,
      false,
    ]);
    first();
    first();
    expect(calls).toEqual([]);
    second();
    expect(calls).toEqual(['counted']);
    startWork(api)();
    expect(calls).toEqual(['counted']);
  });
});
