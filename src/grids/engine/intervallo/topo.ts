/** Ranges drawn with the mouse, as in a spreadsheet: drag, Shift+click, Ctrl+click, rows, columns, fill handle. */
import type { Celle } from './celle.ts';
import type { Posto, Rettangolo } from './geometria.ts';

/** Pixels at the corner of a range where its handle is taken. */
const MANIGLIA = 9;
/** Milliseconds between two steps while the pointer waits beyond the edge. */
const PASSO = 45;
const INTERATTIVI = 'input, textarea, select, button, a, [role="checkbox"], .ag-checkbox';

interface Sotto {
  posto: Posto;
  cella: HTMLElement;
}

/** The cell under a point; column -1 for the column of checkboxes. */
function sotto<Riga>(celle: Celle<Riga>, target: Element | null): Sotto | null {
  const cella = target?.closest<HTMLElement>('.ag-cell[col-id]');
  const row = cella?.closest('[row-index]')?.getAttribute('row-index') ?? '';
  if (!cella || !/^\d+$/.test(row) || !celle.element.contains(cella)) return null;
  const campo = cella.getAttribute('col-id');
  return { cella, posto: { riga: Number(row), colonna: celle.colonne().findIndex((each) => each.campo === campo) } };
}

/** Where rows and columns of ours are drawn, inside the grid. */
function area(element: HTMLElement): DOMRect {
  const body = element.querySelector('.ag-grid-viewport, .ag-body-viewport') ?? element;
  return body.getBoundingClientRect();
}

export interface Gesti {
  /** The handle was let go: the first range is to be repeated over the second. */
  riempi: (sorgente: Rettangolo, destinazione: Rettangolo) => void;
}

/** Listens to the grid's mouse; returns how to stop. */
export function ascoltaTopo<Riga>(celle: Celle<Riga>, { riempi }: Gesti): () => void {
  const { element } = celle;
  let stop: (() => void) | null = null;

  /** Follows the pointer until the button is let go; beyond the edges the grid scrolls on. */
  function drag(visit: (posto: Posto) => void, end: () => void): void {
    let x = 0;
    let y = 0;
    let timer: ReturnType<typeof setInterval> | null = null;
    celle.trascina = true;
    const rect = area(element);
    const header = element.querySelector('.ag-header')?.getBoundingClientRect();
    const top = Math.max(rect.top, header?.bottom ?? rect.top);
    const at = (): Posto | null => {
      const inside = (value: number, from: number, to: number) => Math.min(Math.max(value, from + 2), to - 20);
      const point = document.elementFromPoint(inside(x, rect.left, rect.right), inside(y, top, rect.bottom));
      return sotto(celle, point)?.posto ?? null;
    };
    const step = (): void => {
      const first = celle.api.getFirstDisplayedRowIndex();
      const last = celle.api.getLastDisplayedRowIndex();
      const posto = at();
      const beyond = y < top ? -1 : y > rect.bottom - 20 ? 1 : 0;
      if (beyond !== 0 && posto) {
        const speed = 1 + Math.floor(Math.abs(beyond < 0 ? top - y : y - rect.bottom) / 20);
        const riga = Math.min(Math.max((beyond < 0 ? first : last) + beyond * speed, 0), celle.numeroRighe() - 1);
        celle.api.ensureIndexVisible(riga, beyond < 0 ? 'top' : 'bottom');
        visit({ riga, colonna: posto.colonna });
      } else if (posto) {
        visit(posto);
      }
      const outside = x > rect.right - 4 || x < rect.left + 4;
      const campo = posto ? celle.colonne()[posto.colonna + (x < rect.left + 4 ? -1 : 1)]?.campo : undefined;
      if (outside && campo !== undefined) celle.api.ensureColumnVisible(campo);
    };
    const move = (event: MouseEvent): void => {
      ({ clientX: x, clientY: y } = event);
      step();
      timer ??= setInterval(() => {
        if (y < top || y > rect.bottom - 20 || x > rect.right - 4 || x < rect.left + 4) step();
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
    const up = (): void => {
      stop?.();
      end();
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
    let destinazione: Rettangolo | null = null;
    drag(
      ({ riga }) => {
        if (riga > sorgente.basso) destinazione = { ...sorgente, alto: sorgente.basso + 1, basso: riga };
        else if (riga < sorgente.alto) destinazione = { ...sorgente, alto: riga, basso: sorgente.alto - 1 };
        else destinazione = null;
        celle.mostraRiempimento(destinazione);
      },
      () => {
        celle.mostraRiempimento(null);
        if (destinazione) riempi(sorgente, destinazione);
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
  function pressRow(posto: Posto, event: MouseEvent): void {
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

  function pressCell(posto: Posto, event: MouseEvent): void {
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
    celle.seleziona([...others, { da: { riga: 0, colonna: start }, a: { riga: celle.numeroRighe() - 1, colonna } }]);
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
