// @vitest-environment jsdom
import type { GridApi } from 'ag-grid-community';
import { act } from 'react';
import { expect, it } from 'vitest';
import { openPlace } from '#tests/place.ts';
import { useFollow } from './use-follow.ts';
import type { ChosenRighe, Workspace } from './workspace.ts';

interface Riga {
  id: number;
}

const place = openPlace();
const NEXT_FRAME = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

/** A grid of the rows 1, 2 and 3, with the hand on the first; `hidden` are those that filters hide. */
function makeGrid(hidden: Set<number>) {
  const listeners = new Set<() => void>();
  const column = { getColId: () => 'data' };
  const shown = () => [1, 2, 3].filter((id) => !hidden.has(id));
  let focused = { rowIndex: 0, rowPinned: null, column };
  const api = {
    isDestroyed: () => false,
    getSelectedRows: () => [],
    getFocusedCell: () => focused,
    getDisplayedRowAtIndex: (at: number) => {
      const id = shown()[at];
      return id === undefined ? undefined : { id: String(id), data: { id } };
    },
    getRowNode: (id: string) => ({
      displayed: shown().includes(Number(id)),
      rowIndex: shown().indexOf(Number(id)),
    }),
    ensureIndexVisible: () => undefined,
    setFocusedCell: (rowIndex: number) => (focused = { ...focused, rowIndex }),
    addEventListener: (event: string, listener: () => void) => {
      if (event === 'modelUpdated') listeners.add(listener);
    },
    removeEventListener: (_event: string, listener: () => void) => listeners.delete(listener),
  } as unknown as GridApi<Riga>;
  return {
    api,
    show: (id: number) => {
      hidden.delete(id);
      for (const each of listeners) each();
    },
    inHand: () => shown()[focused.rowIndex],
  };
}

type Grid = ReturnType<typeof makeGrid>;

async function follow({ api, show }: Grid): Promise<ChosenRighe<Riga>> {
  let chosen: ChosenRighe<Riga> | null = null;
  const workspace = {
    follow: (_store: unknown, choices: ChosenRighe<Riga>) => (chosen = choices),
  } as unknown as Workspace<Riga>;
  function Follow() {
    useFollow(workspace, api);
    return null;
  }
  place.render(<Follow />);
  // The rows are told as they come.
  show(0);
  await act(NEXT_FRAME);
  if (!chosen) throw new Error('nothing was told');
  return chosen;
}

it('goes back to a row that comes with the rows that are read again', async () => {
  const grid = makeGrid(new Set([3]));
  const { show, inHand } = grid;
  const chosen = await follow(grid);
  chosen.goBack([3]);
  expect(inHand()).toBe(1);
  show(3);
  expect(inHand()).toBe(3);
});

it('waits no longer for a row that filters hide once the person goes on', async () => {
  for (const event of ['keydown', 'pointerdown']) {
    const grid = makeGrid(new Set([3]));
    const { show, inHand } = grid;
    const chosen = await follow(grid);
    chosen.goBack([3]);
    document.body.dispatchEvent(new Event(event, { bubbles: true }));
    show(3);
    expect(inHand(), event).toBe(1);
  }
});
