/** Measures what an amount takes in a cell of a grid, with the font and the padding that its cells have. */

/** So much the browser may round. */
const AGIO = 2;

export class TextMeter {
  readonly #cell: HTMLDivElement;

  private constructor(row: Element) {
    this.#cell = document.createElement('div');
    this.#cell.className = 'ag-cell';
    this.#cell.setAttribute('aria-hidden', 'true');
    // Totals are the boldest.
    Object.assign(this.#cell.style, { visibility: 'hidden', width: 'max-content', fontWeight: '700' });
    row.append(this.#cell);
  }

  /** Null before there is a row to measure by. */
  static di(frame: HTMLElement): TextMeter | null {
    const row = frame.querySelector('.ag-cell')?.parentElement;
    return row ? new TextMeter(row) : null;
  }

  /** Pixels for the widest of some texts. */
  larghezza(testi: readonly string[]): number {
    let widest = 0;
    for (const testo of testi) {
      this.#cell.textContent = testo;
      widest = Math.max(widest, this.#cell.getBoundingClientRect().width);
    }
    return widest === 0 ? 0 : Math.ceil(widest + AGIO);
  }

  chiudi(): void {
    this.#cell.remove();
  }
}
