/** Takes up again, on a page that was loaded again, where its person stood in a grid. */
import type { GridApi } from 'ag-grid-community';
import { useEffect, useRef } from 'react';
import { listenTo } from '../listen-to.ts';
import { findViewport, type KeptPlace } from '../viste/place.ts';
import { findRighe } from './kept-place.ts';

/** The keys are nobody's, or this grid's already. */
const areKeysFree = (element: HTMLElement): boolean =>
  (document.activeElement?.matches('body, main') ?? true) || element.contains(document.activeElement);

/** Puts a row so far below the top of what is on screen. */
function scrollTo<Riga>(
  api: GridApi<Riga>,
  element: HTMLElement,
  riga: number | undefined,
  height: number,
): void {
  const vista = findViewport(element);
  if (!vista || riga === undefined) return;
  api.ensureIndexVisible(riga, 'top');
  const top = api.getDisplayedRowAtIndex(riga)?.rowTop;
  if (typeof top === 'number') vista.scrollTop = top - height;
}

/** How long the drawing of a cell is waited for: one out of the columns in sight is never drawn. */
const FRAMES = 60;

/** A cell that is not drawn yet takes no keys. */
async function untilDrawn(
  element: HTMLElement,
  riga: number,
  campo: string,
  signal: AbortSignal,
): Promise<void> {
  const drawn = `.ag-row[row-index="${riga}"] .ag-cell[col-id="${campo}"]`;
  for (let frames = FRAMES; frames > 0 && !signal.aborted; frames -= 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (element.querySelector(drawn)) return;
  }
}

interface PlaceInit<Riga> {
  api: GridApi<Riga> | null;
  element: HTMLElement | null;
  /** Null where there is nothing to take up. */
  place: KeptPlace | null;
  getId: (riga: Riga) => string;
  /** True once the rows are here. */
  ready: boolean;
}

/** Each time that the rows change until the person acts: words sought, and groups, come after the rows themselves. */
export function usePlace<Riga>({ api, element, place, getId, ready }: PlaceInit<Riga>): void {
  const left = useRef(false);
  useEffect(() => {
    if (!api || !element || !place || !ready || left.current) return undefined;
    const acting = new AbortController();
    const { signal } = acting;
    const { righe, colonna, cella } = place;
    const go = async (): Promise<void> => {
      const found = await findRighe(api, cella ? [...righe, cella] : righe, getId, signal);
      if (signal.aborted || api.isDestroyed()) return;
      const row = cella && found.get(cella.id);
      const anchor = righe.find(({ id }) => found.has(id));
      scrollTo(api, element, anchor && found.get(anchor.id), anchor?.height ?? 0);
      if (!cella || typeof row !== 'number') return;
      if (!anchor) api.ensureIndexVisible(row);
      await untilDrawn(element, row, cella.campo, signal);
      if (!signal.aborted && !api.isDestroyed() && areKeysFree(element)) api.setFocusedCell(row, cella.campo);
    };
    const tryAgain = (): void => {
      go().catch((error: unknown) => {
        if (!signal.aborted) console.warn('the place in a grid could not be found again', error);
      });
    };
    const stop = (): void => {
      acting.abort();
      stopListening();
    };
    const stopListening = listenTo(api, { modelUpdated: tryAgain });
    // Rows that are read again later find the person somewhere else.
    const leave = (): void => {
      left.current = true;
      stop();
    };
    for (const event of ['keydown', 'pointerdown', 'wheel', 'touchstart'])
      document.addEventListener(event, leave, { capture: true, passive: true, signal });
    if (colonna !== null) api.ensureColumnVisible(colonna, 'start');
    tryAgain();
    return stop;
  }, [api, element, place, getId, ready]);
}
