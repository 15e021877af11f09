/** What a grid says while none of its rows passes: the library's own writes it once, and keeps it when it changes. */
import type { IOverlayComp, IOverlayParams } from 'ag-grid-community';

/** What the grid is given for its overlays, one text each. */
type ParametriVuoti = IOverlayParams & { noMatchingRows?: { overlayText?: string } };

class NoRighe implements IOverlayComp {
  readonly #text = document.createElement('span');

  init(params: ParametriVuoti): void {
    this.#text.className = 'ag-overlay-no-matching-rows-center';
    // Said aloud too, now and when it becomes another.
    this.#text.setAttribute('role', 'status');
    this.refresh(params);
  }

  getGui(): HTMLElement {
    return this.#text;
  }

  refresh(params: ParametriVuoti): void {
    this.#text.textContent = params.noMatchingRows?.overlayText ?? '';
  }
}

/** Keep the object: another one is another grid. */
export const COMPONENTS = { agNoMatchingRowsOverlay: NoRighe };
