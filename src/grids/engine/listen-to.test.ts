import type { AgPublicEventType, GridApi } from 'ag-grid-community';
import { expect, it } from 'vitest';
import { listenTo, listenToAll } from './listen-to.ts';

/** A grid that tells of an event late, as the library does: to whoever listened when it happened. */
function makeGrid() {
  const listeners = new Map<string, Set<(params: unknown) => void>>();
  const queue: (() => void)[] = [];
  let destroyed = false;
  const api = {
    isDestroyed: () => destroyed,
    addEventListener: (event: string, listener: (params: unknown) => void) =>
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    removeEventListener: (event: string, listener: (params: unknown) => void) =>
      listeners.get(event)?.delete(listener),
  } as unknown as GridApi<object>;
  return {
    api,
    destroy: () => (destroyed = true),
    happens: (event: AgPublicEventType, params: object = {}) => {
      for (const listener of listeners.get(event) ?? [])
        queue.push(() => listener({ type: event, ...params }));
    },
    tell: () => {
      for (const each of queue.splice(0)) each();
    },
  };
}

it('hears each event with what it says', () => {
  const { api, happens, tell } = makeGrid();
  const heard: unknown[] = [];
  listenTo(api, {
    rowClicked: ({ rowIndex }) => heard.push(['row', rowIndex]),
    sortChanged: ({ source }) => heard.push(['sort', source]),
  });
  happens('rowClicked', { rowIndex: 4 });
  happens('sortChanged', { source: 'api' });
  happens('filterChanged');
  tell();
  expect(heard).toEqual([
    ['row', 4],
    ['sort', 'api'],
  ]);
});

it('hears several events as one', () => {
  const { api, happens, tell } = makeGrid();
  let times = 0;
  listenToAll(api, ['modelUpdated', 'sortChanged'], () => (times += 1));
  happens('modelUpdated');
  happens('sortChanged');
  tell();
  expect(times).toBe(2);
});

it('hears nothing that is told once it has stopped', () => {
  const { api, happens, tell } = makeGrid();
  let times = 0;
  const stop = listenTo(api, { modelUpdated: () => (times += 1) });
  happens('modelUpdated');
  stop();
  tell();
  happens('modelUpdated');
  tell();
  expect(times).toBe(0);
});

it('hears nothing of a grid that is gone, and stops all the same', () => {
  const { api, happens, tell, destroy } = makeGrid();
  let times = 0;
  const stop = listenTo(api, { modelUpdated: () => (times += 1) });
  happens('modelUpdated');
  destroy();
  tell();
  stop();
  expect(times).toBe(0);
});
