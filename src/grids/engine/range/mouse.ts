/** Ranges drawn with the mouse, as in a spreadsheet: drag, Shift+click, Ctrl+click, rows, columns, fill handle. */
import type { Celle } from './cells.ts';
import type { CellPlace, CellRectangle } from './geometry.ts';

/** Pixels at the corner of a range where its handle is taken. */
const MANIGLIA = 9;
/** Milliseconds between two steps while the pointer waits beyond the edge. */
const PASSO = 45;
const INTERATTIVI = 'input, textarea, select, button, a, [role="checkbox"], .ag-checkbox';

interface Sotto {
  posto: CellPlace;
  cella: HTMLElement;
}

/** The cell under a point; column -1 for the column of checkboxes. */
function sotto<Riga>(celle: Celle<Riga>, target: Element | null): Sotto | null {
  const cella = target?.closest<HTMLElement>('.ag-cell[col-id]');
  const row = cella?.closest('[row-index]')?.getAttribute('row-index') ?? '';
  if (!cella || !/^\d+$/.test(row) || !celle.element.contains(cella)) return null;
  const campo = cella.getAttribute('col-id');
  return {
    cella,
    posto: { riga: Number(row), colonna: celle.colonne().findIndex((each) => each.campo === campo) },
  };
}

interface Bordi {
  alto: number;
  basso: number;
  sinistra: number;
  destra: number;
}

/** Where the rows are drawn: under the headers, above the totals. */
function bordi(element: HTMLElement): Bordi {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const headers = [...element.querySelectorAll('.ag-header-cell')].map(
    (cell) => cell.getBoundingClientRect().bottom,
  );
  const pinned = element.querySelector('.ag-row[row-index^="b-"]')?.getBoundingClientRect().top ?? bottom;
  return { alto: Math.max(top, ...headers), basso: Math.min(bottom, pinned), sinistra: left, destra: right };
}

export interface Gesti {
  /** The handle was let go: the first range goes on over the second; with Ctrl, in the other of the two ways. */
  riempi: (sorgente: CellRectangle, destinazione: CellRectangle, ctrl: boolean) => void;
}

/** Listens to the grid's mouse; returns how to stop. */
export function listenMouse<Riga>(celle: Celle<Riga>, { riempi }: Gesti): () => void {
  const { element } = celle;
  let stop: (() => void) | null = null;

  /** Follows the pointer until the button is let go; beyond the edges the grid scrolls on. */
  function drag(visit: (posto: CellPlace) => void, end: (event: MouseEvent) => void): void {
    let x = 0;
    let y = 0;
    let timer: ReturnType<typeof setInterval> | null = null;
    celle.trascina = true;
    const { alto, basso, sinistra, destra } = bordi(element);
    const at = (): CellPlace | null => {
      const inside = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);
      const point = document.elementFromPoint(
        inside(x, sinistra + 2, destra - 20),
        inside(y, alto + 4, basso - 24),
      );
      return sotto(celle, point)?.posto ?? null;
    };
    /** Rows to go on by, up or down, while the pointer is beyond an edge: faster the further it is. */
    const oltre = (): number => {
      if (y < alto) return -1 - Math.floor((alto - y) / 20);
      return y > basso - 4 ? 1 + Math.floor((y - basso + 4) / 20) : 0;
    };
    const fuori = (): -1 | 0 | 1 => (x > destra - 4 ? 1 : x < sinistra + 4 ? -1 : 0);
    const step = (): void => {
      const posto = at();
      if (!posto) return;
      const rows = oltre();
      if (rows === 0) visit(posto);
      else {
        const riga = Math.min(Math.max(posto.riga + rows, 0), celle.numeroRighe() - 1);
        celle.api.ensureIndexVisible(riga, rows < 0 ? 'top' : 'bottom');
        visit({ ...posto, riga });
      }
      const campo = fuori() === 0 ? undefined : celle.colonne()[posto.colonna + fuori()]?.campo;
      if (campo !== undefined) celle.api.ensureColumnVisible(campo);
    };
    const move = (event: MouseEvent): void => {
      ({ clientX: x, clientY: y } = event);
      step();
      timer ??= setInterval(() => {
        if (oltre() !== 0 || fuori() !== 0) step();
      }, PASSO);
    };
    stop = () => {
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerup', up);
      document.removeEventListener('pointercancel', up);
      if (timer !== null) clearInterval(timer);
      celle.trascina = false;
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
  const again = (): void => celle.seleziona([...celle.intervalli]);

  function dragFill(event: MouseEvent): void {
    const [sorgente] = celle.rettangoli();
    if (!sorgente) return;
    take(event);
    let destinazione: CellRectangle | null = null;
    drag(
      ({ riga }) => {
        if (riga > sorgente.basso) destinazione = { ...sorgente, alto: sorgente.basso + 1, basso: riga };
        else if (riga < sorgente.alto) destinazione = { ...sorgente, alto: riga, basso: sorgente.alto - 1 };
        else destinazione = null;
        celle.mostraRiempimento(destinazione);
      },
      ({ ctrlKey, metaKey }) => {
        celle.mostraRiempimento(null);
        if (destinazione) riempi(sorgente, destinazione, ctrlKey || metaKey);
      },
    );
  }

  const onHandle = ({ cella, posto }: Sotto, { clientX, clientY }: MouseEvent): boolean => {
    const corner = celle.maniglia();
    if (corner?.riga !== posto.riga || corner.colonna !== posto.colonna) return false;
    const { right, bottom } = cella.getBoundingClientRect();
    return clientX > right - MANIGLIA && clientY > bottom - MANIGLIA;
  };

  /** A press on the column of checkboxes, beside the box, takes whole rows. */
  function pressRow(posto: CellPlace, event: MouseEvent): void {
    const end = celle.colonne().length - 1;
    const start = event.shiftKey ? (celle.attiva?.riga ?? posto.riga) : posto.riga;
    const others = event.ctrlKey || event.metaKey ? celle.intervalli : [];
    const rows = (riga: number): void =>
      celle.seleziona([...others, { da: { riga: start, colonna: 0 }, a: { riga, colonna: end } }]);
    take(event);
    rows(posto.riga);
    celle.focalizza({ riga: start, colonna: 0 });
    drag(({ riga }) => rows(riga), again);
  }

  function pressCell(posto: CellPlace, event: MouseEvent): void {
    const extend = event.shiftKey && celle.attiva !== null;
    if (extend) {
      // The active cell stays where the range began.
      take(event);
      celle.estendi(posto);
    } else {
      celle.tacitoPerUnEvento();
      const others = event.ctrlKey || event.metaKey ? celle.intervalli : [];
      celle.seleziona([...others, { da: posto, a: posto }]);
    }
    drag((a) => {
      if (a.colonna !== -1) celle.estendi(a);
    }, again);
  }

  const onPress = (event: PointerEvent): void => {
    taken = false;
    // A finger scrolls.
    if (event.pointerType === 'touch') return;
    const target = event.target instanceof Element ? event.target : null;
    const found = sotto(celle, target);
    if (!found || target?.closest(INTERATTIVI)) return;
    if (event.button === 2) {
      // A right click is about the selection it falls in, or about that cell alone.
      celle.tacitoPerUnEvento();
      if (found.posto.colonna !== -1 && !celle.contiene(found.posto))
        celle.seleziona([{ da: found.posto, a: found.posto }]);
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
    const found = sotto(celle, event.target instanceof Element ? event.target : null);
    if (found && onHandle(found, event)) event.stopPropagation();
  };

  /** Alt+click on a header takes the column: a plain click sorts. */
  const onHeader = (event: MouseEvent): void => {
    const target = event.target instanceof Element ? event.target : null;
    const campo = target?.closest('.ag-header-cell[col-id]')?.getAttribute('col-id');
    const colonna = celle.colonne().findIndex((each) => each.campo === campo);
    if (!event.altKey || event.button !== 0 || colonna === -1) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type !== 'click') return;
    const others = event.ctrlKey || event.metaKey ? celle.intervalli : [];
    const start = event.shiftKey ? (celle.attiva?.colonna ?? colonna) : colonna;
    celle.focalizza({ riga: Math.max(0, celle.api.getFirstDisplayedRowIndex()), colonna: start });
    celle.seleziona([
      ...others,
      { da: { riga: 0, colonna: start }, a: { riga: celle.numeroRighe() - 1, colonna } },
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
