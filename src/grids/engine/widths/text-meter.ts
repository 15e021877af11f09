/** Measures what texts take in a cell of a grid, with the font and the padding that its cells have. */

/** So much the browser may round. */
const AGIO = 2;

export class TextMeter {
  readonly #cell: HTMLDivElement;

  private constructor(row: Element) {
    this.#cell = document.createElement('div');
    this.#cell.className = 'ag-cell';
    this.#cell.setAttribute('aria-hidden', 'true');
    // Totals are the boldest.
    Object.assign(this.#cell.style, {
      visibility: 'hidden',
      width: 'max-content',
      fontWeight: '700',
      whiteSpace: 'pre-line',
    });
    row.append(this.#cell);
  }

  /** Null before there is a row to measure by. */
  static di(frame: HTMLElement): TextMeter | null {
    const row = frame.querySelector('.ag-cell')?.parentElement;
    return row ? new TextMeter(row) : null;
  }

  /** Pixels for the widest of some texts. */
  widthOf(texts: readonly string[]): number {
    if (texts.length === 0) return 0;
    // A line each: the page is laid out once for all of them, and a cell is as wide as its widest line.
    this.#cell.textContent = texts.map((text) => text.replaceAll('\n', ' ')).join('\n');
    return Math.ceil(this.#cell.getBoundingClientRect().width + AGIO);
  }

  close(): void {
    this.#cell.remove();
  }
}
