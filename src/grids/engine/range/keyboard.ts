/** Ranges by keyboard, with the keys of a spreadsheet. */
import type { Celle } from './cells.ts';
import { countCelle, type CellPlace, toRettangolo } from './geometry.ts';

interface Tasti {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** The keys that move within the grid, as the list of shortcuts tells them. */
export const TASTI_CELLE: readonly { tasti: string; effetto: string }[] = [
  { tasti: 'Frecce', effetto: 'Cella vicina' },
  { tasti: 'Ctrl+Frecce', effetto: 'Ultima cella in quella direzione' },
  { tasti: 'Home, Fine', effetto: 'Prima e ultima cella della riga' },
  { tasti: 'Ctrl+Home, Ctrl+Fine', effetto: 'Prima e ultima cella di tutte' },
  { tasti: 'Shift+Frecce, Shift+Home, Shift+Fine', effetto: 'Allarga la selezione' },
  { tasti: 'Ctrl+Shift+Frecce', effetto: 'Allarga la selezione fino al bordo' },
  { tasti: 'Shift+Spazio', effetto: 'Seleziona la riga' },
  { tasti: 'Ctrl+Spazio', effetto: 'Seleziona la colonna (anche Alt+clic sull’intestazione)' },
  { tasti: 'Spazio', effetto: 'Spunta la riga' },
  { tasti: 'Invio, F2', effetto: 'Modifica la cella' },
  { tasti: 'Esc', effetto: 'Lascia la modifica, o riduci la selezione a una cella' },
  { tasti: 'Ctrl+Invio', effetto: 'Conferma quanto scritto in tutte le righe selezionate' },
  { tasti: 'Tab, Invio', effetto: 'Cella dopo, dentro la selezione' },
];

/** Where a moving end goes with an arrow or an edge key; null for any other key. */
export function moveEnd(
  posto: CellPlace,
  { key, ctrlKey, metaKey }: Pick<Tasti, 'key' | 'ctrlKey' | 'metaKey'>,
  fine: CellPlace,
  pagina: number,
): CellPlace | null {
  const edge = ctrlKey || metaKey;
  const clamp = (riga: number, colonna: number): CellPlace => ({
    riga: Math.min(Math.max(riga, 0), fine.riga),
    colonna: Math.min(Math.max(colonna, 0), fine.colonna),
  });
  const { riga, colonna } = posto;
  switch (key) {
    case 'ArrowUp':
      return clamp(edge ? 0 : riga - 1, colonna);
    case 'ArrowDown':
      return clamp(edge ? fine.riga : riga + 1, colonna);
    case 'ArrowLeft':
      return clamp(riga, edge ? 0 : colonna - 1);
    case 'ArrowRight':
      return clamp(riga, edge ? fine.colonna : colonna + 1);
    case 'PageUp':
      return clamp(riga - pagina, colonna);
    case 'PageDown':
      return clamp(riga + pagina, colonna);
    case 'Home':
      return clamp(edge ? 0 : riga, 0);
    case 'End':
      return clamp(edge ? fine.riga : riga, fine.colonna);
    default:
      return null;
  }
}

/** The next cell of a range in reading order, around its ends. */
function prossima<Riga>(celle: Celle<Riga>, { key, shiftKey }: Tasti): CellPlace | null {
  const [intervallo, ...others] = celle.intervalli;
  const focused = celle.api.getFocusedCell();
  if (!intervallo || others.length > 0 || !focused) return null;
  const { alto, basso, sinistra, destra } = toRettangolo(intervallo);
  const colonna = celle.colonne().findIndex(({ campo }) => campo === focused.column.getColId());
  const [width, height] = [destra - sinistra + 1, basso - alto + 1];
  const byRow = key === 'Tab';
  const [x, y] = [colonna - sinistra, focused.rowIndex - alto];
  const size = width * height;
  const at = ((byRow ? y * width + x : x * height + y) + (shiftKey ? -1 : 1) + size) % size;
  return byRow
    ? { riga: alto + Math.floor(at / width), colonna: sinistra + (at % width) }
    : { riga: alto + (at % height), colonna: sinistra + Math.floor(at / height) };
}

/** Home and End run along the row, with Ctrl to the first and the last cell of all: as in a spreadsheet. */
function salta<Riga>(celle: Celle<Riga>, event: Tasti, fine: CellPlace): boolean {
  const from = celle.attiva;
  const to = from && moveEnd(from, event, fine, 1);
  if (!to) return false;
  celle.mostra(to);
  celle.focalizza(to);
  celle.seleziona([{ da: to, a: to }]);
  return true;
}

/** Does what a key means for the selection; true when it was one of ours. Not called while a cell is being edited. */
export function runKey<Riga>(celle: Celle<Riga>, event: Tasti): boolean {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  const fine: CellPlace = { riga: celle.numeroRighe() - 1, colonna: celle.colonne().length - 1 };
  const last = celle.intervalli.at(-1);
  if (altKey || !last || fine.riga < 0) return false;
  const control = ctrlKey || metaKey;
  const wide = celle.intervalli.length > 1 || countCelle(toRettangolo(last)) > 1;
  if (key === ' ' && shiftKey !== control) {
    const da = shiftKey ? { ...last.da, colonna: 0 } : { ...last.da, riga: 0 };
    const a = shiftKey ? { ...last.a, colonna: fine.colonna } : { ...last.a, riga: fine.riga };
    celle.seleziona([{ da, a }]);
    return true;
  }
  if (key === 'Escape' && wide) {
    celle.seleziona([{ da: last.da, a: last.da }]);
    return true;
  }
  if ((key === 'Tab' || (key === 'Enter' && !control)) && wide) {
    const next = prossima(celle, event);
    if (!next) return false;
    celle.focalizza(next);
    return true;
  }
  if (!shiftKey) return (key === 'Home' || key === 'End') && salta(celle, event, fine);
  const page = Math.max(1, celle.api.getLastDisplayedRowIndex() - celle.api.getFirstDisplayedRowIndex() - 1);
  const end = moveEnd(last.a, event, fine, page);
  if (!end) return false;
  celle.estendi(end);
  celle.mostra(end);
  return true;
}
