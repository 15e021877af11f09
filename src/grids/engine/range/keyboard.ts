/** Ranges by keyboard, with the keys of a spreadsheet. */
import type { Celle } from './cells.ts';
import { moveToEdge } from './edges.ts';
import { countCelle, type CellPlace, toRectangle } from './geometry.ts';

interface CellKeys {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** The keys that move within the grid, as the list of shortcuts tells them. */
export const CELL_KEYS: readonly { keys: string; effect: string }[] = [
  { keys: 'Frecce', effect: 'Cella vicina' },
  { keys: 'Ctrl+Frecce', effect: 'Bordo delle celle piene, o la prossima piena' },
  { keys: 'Home, Fine', effect: 'Prima e ultima cella della riga' },
  { keys: 'Ctrl+Home, Ctrl+Fine', effect: 'Prima e ultima cella di tutte' },
  { keys: 'Shift+Frecce, Shift+Home, Shift+Fine', effect: 'Allarga la selezione' },
  { keys: 'Ctrl+Shift+Frecce', effect: 'Allarga la selezione fino a quel bordo' },
  { keys: 'Shift+Spazio', effect: 'Seleziona la riga' },
  { keys: 'Ctrl+Spazio', effect: 'Seleziona la colonna (anche Alt+clic sull’intestazione)' },
  { keys: 'Spazio', effect: 'Spunta la riga' },
  { keys: 'Invio, F2', effect: 'Modifica la cella' },
  { keys: 'Esc', effect: 'Lascia la modifica, o riduci la selezione a una cella' },
  { keys: 'Alt+Freccia giù', effect: 'Apre la cella con le scelte che ha' },
  { keys: 'Ctrl+Invio', effect: 'Conferma quanto scritto in tutte le righe selezionate' },
  { keys: 'Tab, Invio', effect: 'Cella dopo, dentro la selezione' },
];

/** Where a moving end goes with an arrow, a page or an edge key; null for any other key. */
export function moveEnd(
  place: CellPlace,
  { key, ctrlKey, metaKey }: Pick<CellKeys, 'key' | 'ctrlKey' | 'metaKey'>,
  end: CellPlace,
  page: number,
): CellPlace | null {
  const edge = ctrlKey || metaKey;
  const clamp = (riga: number, column: number): CellPlace => ({
    riga: Math.min(Math.max(riga, 0), end.riga),
    colonna: Math.min(Math.max(column, 0), end.colonna),
  });
  const { riga, colonna } = place;
  switch (key) {
    case 'ArrowUp':
      return clamp(riga - 1, colonna);
    case 'ArrowDown':
      return clamp(riga + 1, colonna);
    case 'ArrowLeft':
      return clamp(riga, colonna - 1);
    case 'ArrowRight':
      return clamp(riga, colonna + 1);
    case 'PageUp':
      return clamp(riga - page, colonna);
    case 'PageDown':
      return clamp(riga + page, colonna);
    case 'Home':
      return clamp(edge ? 0 : riga, 0);
    case 'End':
      return clamp(edge ? end.riga : riga, end.colonna);
    default:
      return null;
  }
}

/** The next cell of a range in reading order, around its ends. */
function nextCell<Riga>(cells: Celle<Riga>, { key, shiftKey }: CellKeys): CellPlace | null {
  const [interval, ...others] = cells.ranges;
  const focused = cells.api.getFocusedCell();
  if (!interval || others.length > 0 || !focused) return null;
  const { alto, basso, sinistra, destra } = toRectangle(interval);
  const column = cells.colonne().findIndex(({ campo }) => campo === focused.column.getColId());
  const [width, height] = [destra - sinistra + 1, basso - alto + 1];
  const byRow = key === 'Tab';
  const [x, y] = [column - sinistra, focused.rowIndex - alto];
  const size = width * height;
  const at = ((byRow ? y * width + x : x * height + y) + (shiftKey ? -1 : 1) + size) % size;
  return byRow
    ? { riga: alto + Math.floor(at / width), colonna: sinistra + (at % width) }
    : { riga: alto + (at % height), colonna: sinistra + Math.floor(at / height) };
}

/** Where the keys are: the cell in use, or beside the cells the first one of that row. */
function findPlace<Riga>(cells: Celle<Riga>): CellPlace | null {
  const focused = cells.api.getFocusedCell();
  if (cells.active || !focused || focused.rowPinned) return cells.active;
  return { riga: focused.rowIndex, colonna: 0 };
}

function goTo<Riga>(cells: Celle<Riga>, to: CellPlace): void {
  cells.showFill(to);
  cells.focus(to);
  cells.select([{ da: to, a: to }]);
}

function extendTo<Riga>(cells: Celle<Riga>, end: CellPlace): void {
  cells.extend(end);
  cells.showFill(end);
}

/** Home and End run along the row, with Ctrl to the first and the last cell of all, as in a spreadsheet. */
function skip<Riga>(cells: Celle<Riga>, event: CellKeys, end: CellPlace): boolean {
  const from = findPlace(cells);
  const to = from && moveEnd(from, event, end, 1);
  if (!to) return false;
  goTo(cells, to);
  return true;
}

/** Ctrl with an arrow goes to the edge of what is filled; with Shift the range does, along the line of the cell in use. */
function jump<Riga>(cells: Celle<Riga>, { key, shiftKey }: CellKeys, end: CellPlace): boolean {
  const here = findPlace(cells);
  const place = shiftKey ? cells.ranges.at(-1)?.a : here;
  if (!place || !here) return false;
  const go = (to: CellPlace) => (shiftKey ? extendTo(cells, to) : goTo(cells, to));
  moveToEdge(cells, { key, place, along: here, end }, cells.untilNextSelection(), go);
  return true;
}

/** Opens the cell in use with what it can be chosen from, where it takes anything; elsewhere the key moves nothing. */
function openChoices<Riga>(cells: Celle<Riga>): boolean {
  const focused = cells.api.getFocusedCell();
  if (!focused) return false;
  const { rowIndex, column: colKey, rowPinned } = focused;
  if (cells.editable) cells.api.startEditingCell({ rowIndex, colKey, rowPinned, key: 'ArrowDown' });
  return true;
}

/** Does what a key means for the selection; true when it was one of ours. Not called while a cell is being edited. */
export function runKey<Riga>(cells: Celle<Riga>, event: CellKeys): boolean {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  const fine: CellPlace = { riga: cells.countRighe() - 1, colonna: cells.colonne().length - 1 };
  const last = cells.ranges.at(-1);
  const control = ctrlKey || metaKey;
  if (fine.riga < 0) return false;
  if (altKey) return key === 'ArrowDown' && !control && !shiftKey && openChoices(cells);
  if (control && key.startsWith('Arrow')) return jump(cells, event, fine);
  if (!shiftKey && (key === 'Home' || key === 'End')) return skip(cells, event, fine);
  if (!last) return false;
  const wide = cells.ranges.length > 1 || countCelle(toRectangle(last)) > 1;
  if (key === ' ' && shiftKey !== control) {
    const da = shiftKey ? { ...last.da, colonna: 0 } : { ...last.da, riga: 0 };
    const a = shiftKey ? { ...last.a, colonna: fine.colonna } : { ...last.a, riga: fine.riga };
    cells.select([{ da, a }]);
    return true;
  }
  if (key === 'Escape' && wide) {
    cells.select([{ da: last.da, a: last.da }]);
    return true;
  }
  if ((key === 'Tab' || (key === 'Enter' && !control)) && wide) {
    const next = nextCell(cells, event);
    if (!next) return false;
    cells.focus(next);
    return true;
  }
  if (!shiftKey) return false;
  const page = Math.max(1, cells.api.getLastDisplayedRowIndex() - cells.api.getFirstDisplayedRowIndex() - 1);
  const end = moveEnd(last.a, event, fine, page);
  if (!end) return false;
  extendTo(cells, end);
  return true;
}
