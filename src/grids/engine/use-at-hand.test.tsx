// @vitest-environment jsdom
import type { GridApi } from 'ag-grid-community';
import { beforeEach, expect, it } from 'vitest';
import { openPlace } from '#tests/place.ts';
import { useAtHand } from './use-at-hand.ts';

const place = openPlace();

/** A grid of so many rows, whose last column alone is for the keys. */
function makeGrid(rows: number) {
  const given: string[] = [];
  const listeners = new Set<() => void>();
  const columns = ['ag-Grid-SelectionColumn', 'data'].map((id) => ({ getColId: () => id }));
  const api = {
    getFocusedCell: () => null,
    getDisplayedRowAtIndex: (row: number) => (row < rows ? { data: {} } : undefined),
    getAllDisplayedColumns: () => columns,
    setFocusedCell: (row: number, column: (typeof columns)[number]) =>
      given.push(`${row} ${column.getColId()}`),
    addEventListener: (_event: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_event: string, listener: () => void) => listeners.delete(listener),
    isDestroyed: () => false,
  } as unknown as GridApi<object>;
  /** Rows that are read again. */
  const reread = (): void => {
    for (const listener of listeners) listener();
  };
  return { api, given, reread };
}

function Tavolo({ api, ready }: { api: GridApi<object>; ready: boolean }) {
  useAtHand(true, api, ready);
  return (
    <main>
      <p>BONIFICO DA ROSSI</p>
      <input aria-label="Cerca" />
      <button type="button">Accetta</button>
    </main>
  );
}

beforeEach(() => getSelection()?.removeAllRanges());

const find = (selector: string): HTMLElement => {
  const found = place.element.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

it('gives the keys to the first row once the rows are here', () => {
  const { api, given } = makeGrid(2);
  place.render(<Tavolo api={api} ready={false} />);
  expect(given).toEqual([]);
  place.render(<Tavolo api={api} ready />);
  expect(given).toEqual(['0 data']);
});

it('gives no keys to a grid without rows', () => {
  const { api, given, reread } = makeGrid(0);
  place.render(<Tavolo api={api} ready />);
  reread();
  expect(given).toEqual([]);
});

it('takes them from no field, no button and no dialog', () => {
  const { api, given, reread } = makeGrid(2);
  place.render(<Tavolo api={api} ready />);
  given.length = 0;
  for (const selector of ['input', 'button']) {
    find(selector).focus();
    reread();
  }
  find('button').blur();
  const dialog = document.createElement('div');
  dialog.setAttribute('aria-modal', 'true');
  document.body.append(dialog);
  reread();
  dialog.remove();
  expect(given).toEqual([]);
  // What had them is gone: a button goes with what it decides.
  reread();
  expect(given).toEqual(['0 data']);
});

it('takes them from no text that a person has selected', () => {
  const { api, given, reread } = makeGrid(2);
  place.render(<Tavolo api={api} ready />);
  given.length = 0;
  getSelection()?.selectAllChildren(find('p'));
  reread();
  expect(given).toEqual([]);
  getSelection()?.removeAllRanges();
  reread();
  expect(given).toEqual(['0 data']);
});
