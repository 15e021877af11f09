/** Ranges drawn with the mouse, as in a spreadsheet: drag, Shift+click, Ctrl+click, rows, columns, fill handle. */
import type { Celle } from './cells.ts';
import type { CellPlace, CellRectangle } from './geometry.ts';

/** Pixels at the corner of a range where its handle is taken. */
const HANDLE = 9;
/** Milliseconds between two steps while the pointer waits beyond the edge. */
const PASSO = 45;
const INTERATTIVI = 'input, textarea, select, button, a, [role="checkbox"], .ag-checkbox';

interface Under {
  posto: CellPlace;
  cella: HTMLElement;
}

/** The cell under a point; column -1 for the column of checkboxes. */
function below<Riga>(cells: Celle<Riga>, target: Element | null): Under | null {
  const cella = target?.closest<HTMLElement>('.ag-cell[col-id]');
  const row = cella?.closest('[row-index]')?.getAttribute('row-index') ?? '';
  if (!cella || !/^\d+$/.test(row) || !cells.element.contains(cella)) return null;
  const field = cella.getAttribute('col-id');
  return {
    cella,
    posto: { riga: Number(row), colonna: cells.colonne().findIndex((each) => each.campo === field) },
  };
}

interface Edges {
  alto: number;
  basso: number;
  sinistra: number;
  destra: number;
}

/** Where the rows are drawn: under the headers, above the totals. */
function edges(element: HTMLElement): Edges {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const headers = [...element.querySelectorAll('.ag-header-cell')].map(
    (cell) => cell.getBoundingClientRect().bottom,
  );
  const pinned = element.querySelector('.ag-row[row-index^="b-"]')?.getBoundingClientRect().top ?? bottom;
  return { alto: Math.max(top, ...headers), basso: Math.min(bottom, pinned), sinistra: left, destra: right };
}

interface MouseGestures {
  /** The handle was let go: the first range goes on over the second; with Ctrl, in the other of the two ways. */
  fill: (source: CellRectangle, destination: CellRectangle, ctrl: boolean) => void;
}

/** Listens to the grid's mouse; returns how to stop. */
export function listenMouse<Riga>(cells: Celle<Riga>, { fill }: MouseGestures): () => void {
  const { element } = cells;
  let stop: (() => void) | null = null;

  /** Follows the pointer until the button is let go; beyond the edges the grid scrolls on. */
  function drag(visit: (place: CellPlace) => void, end: (event: MouseEvent) => void): void {
    let x = 0;
    let y = 0;
    let timer: ReturnType<typeof setInterval> | null = null;
    cells.dragging = true;
    const { alto, basso, sinistra, destra } = edges(element);
    const at = (): CellPlace | null => {
      const inside = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);
      const point = document.elementFromPoint(
        inside(x, sinistra + 2, destra - 20),
        inside(y, alto + 4, basso - 24),
      );
      return below(cells, point)?.posto ?? null;
    };
    /** Rows to go on by, up or down, while the pointer is beyond an edge: faster the further it is. */
    const beyond = (): number => {
      if (y < alto) return -1 - Math.floor((alto - y) / 20);
      return y > basso - 4 ? 1 + Math.floor((y - basso + 4) / 20) : 0;
    };
    const outside = (): -1 | 0 | 1 => (x > destra - 4 ? 1 : x < sinistra + 4 ? -1 : 0);
    const step = (): void => {
      const place = at();
      if (!place) return;
      const rows = beyond();
      if (rows === 0) visit(place);
      else {
        const riga = Math.min(Math.max(place.riga + rows, 0), cells.countRighe() - 1);
        cells.api.ensureIndexVisible(riga, rows < 0 ? 'top' : 'bottom');
        visit({ ...place, riga });
      }
      const field = outside() === 0 ? undefined : cells.colonne()[place.colonna + outside()]?.campo;
      if (field !== undefined) cells.api.ensureColumnVisible(field);
    };
    const move = (event: MouseEvent): void => {
      ({ clientX: x, clientY: y } = event);
      step();
      timer ??= setInterval(() => {
        if (beyond() !== 0 || outside() !== 0) step();
      }, PASSO);
    };
    stop = () => {
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerup', up);
      document.removeEventListener('pointercancel', up);
      if (timer !== null) clearInterval(timer);
      cells.dragging = false;
      stop = null;
    };
    const up = (event: MouseEvent): void => {
      stop?.();
      end(event);
    };
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', up);
    document.addEventListener('pointercancel', up);
  }

  /** True while a press is ours alone: neither the grid nor the browser moves the focus for it. */
  let taken = false;
  const take = (event: Event): void => {
    taken = true;
    event.stopPropagation();
  };
  const again = (): void => cells.select([...cells.ranges]);

  function dragFill(event: MouseEvent): void {
    const [source] = cells.rectangles();
    if (!source) return;
    take(event);
    let destination: CellRectangle | null = null;
    drag(
      ({ riga }) => {
        if (riga > source.basso) destination = { ...source, alto: source.basso + 1, basso: riga };
        else if (riga < source.alto) destination = { ...source, alto: riga, basso: source.alto - 1 };
        else destination = null;
        cells.showFilling(destination);
      },
      ({ ctrlKey, metaKey }) => {
        cells.showFilling(null);
        if (destination) fill(source, destination, ctrlKey || metaKey);
      },
    );
  }

  const onHandle = ({ cella, posto }: Under, { clientX, clientY }: MouseEvent): boolean => {
    const corner = cells.handle();
    if (corner?.riga !== posto.riga || corner.colonna !== posto.colonna) return false;
    const { right, bottom } = cella.getBoundingClientRect();
    return clientX > right - HANDLE && clientY > bottom - HANDLE;
  };

  /** A press on the column of checkboxes, beside the box, takes whole rows. */
  function pressRow(place: CellPlace, event: MouseEvent): void {
    const end = cells.colonne().length - 1;
    const start = event.shiftKey ? (cells.active?.riga ?? place.riga) : place.riga;
    const others = event.ctrlKey || event.metaKey ? cells.ranges : [];
    const rows = (riga: number): void =>
      cells.select([...others, { da: { riga: start, colonna: 0 }, a: { riga, colonna: end } }]);
    take(event);
    rows(place.riga);
    cells.focus({ riga: start, colonna: 0 });
    drag(({ riga }) => rows(riga), again);
  }

  function pressCell(place: CellPlace, event: MouseEvent): void {
    const extend = event.shiftKey && cells.active !== null;
    if (extend) {
      // The active cell stays where the range began.
      take(event);
      cells.extend(place);
    } else {
      cells.silentForOneEvent();
      const others = event.ctrlKey || event.metaKey ? cells.ranges : [];
      cells.select([...others, { da: place, a: place }]);
    }
    drag((a) => {
      if (a.colonna !== -1) cells.extend(a);
    }, again);
  }

  const onPress = (event: PointerEvent): void => {
    taken = false;
    // A finger scrolls.
    if (event.pointerType === 'touch') return;
    const target = event.target instanceof Element ? event.target : null;
    const found = below(cells, target);
    if (!found || target?.closest(INTERATTIVI)) return;
    if (event.button === 2) {
      // A right click is about the selection it falls in, or about that cell alone.
      cells.silentForOneEvent();
      if (found.posto.colonna !== -1 && !cells.contains(found.posto))
        cells.select([{ da: found.posto, a: found.posto }]);
      return;
    }
    if (event.button !== 0) return;
    stop?.();
    if (found.posto.colonna === -1) pressRow(found.posto, event);
    else if (onHandle(found, event)) dragFill(event);
    else pressCell(found.posto, event);
  };

  /** What follows a press that was ours: focus, text selection. */
  const onMouse = (event: MouseEvent): void => {
    if (!taken) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const onDouble = (event: MouseEvent): void => {
    const found = below(cells, event.target instanceof Element ? event.target : null);
    if (found && onHandle(found, event)) event.stopPropagation();
  };

  /** Alt+click on a header takes the column: a plain click sorts. */
  const onHeader = (event: MouseEvent): void => {
    const target = event.target instanceof Element ? event.target : null;
    const field = target?.closest('.ag-header-cell[col-id]')?.getAttribute('col-id');
    const colonna = cells.colonne().findIndex((each) => each.campo === field);
    if (!event.altKey || event.button !== 0 || colonna === -1) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type !== 'click') return;
    const others = event.ctrlKey || event.metaKey ? cells.ranges : [];
    const start = event.shiftKey ? (cells.active?.colonna ?? colonna) : colonna;
    cells.focus({ riga: Math.max(0, cells.api.getFirstDisplayedRowIndex()), colonna: start });
    cells.select([
      ...others,
      { da: { riga: 0, colonna: start }, a: { riga: cells.countRighe() - 1, colonna } },
    ]);
  };

  // The grid acts on pointerdown, so the selection must be there first.
  element.addEventListener('pointerdown', onPress, { capture: true });
  element.addEventListener('mousedown', onMouse, { capture: true });
  element.addEventListener('dblclick', onDouble, { capture: true });
  for (const type of ['click', 'mousedown', 'pointerdown'] as const)
    element.addEventListener(type, onHeader, { capture: true });
  return () => {
    stop?.();
    element.removeEventListener('pointerdown', onPress, { capture: true });
    element.removeEventListener('mousedown', onMouse, { capture: true });
    element.removeEventListener('dblclick', onDouble, { capture: true });
    for (const type of ['click', 'mousedown', 'pointerdown'] as const)
      element.removeEventListener(type, onHeader, { capture: true });
  };
}
