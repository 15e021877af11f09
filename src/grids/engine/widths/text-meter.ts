/** Measures what texts take in a cell of a grid, with the font and the padding that its cells have. */

/** So much the browser may round. */
const AGIO = 2;

/** What was measured before, by font and padding, then by text: asking the page again has all of it laid out. */
export type Measured = Map<string, Map<string, number>>;

export class TextMeter {
  readonly #cell: HTMLDivElement;
  readonly #measured: Map<string, number>;

  private constructor(row: Element, measured: Measured) {
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
    const { fontFamily, fontSize, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(this.#cell);
    const look = [fontFamily, fontSize, letterSpacing, paddingLeft, paddingRight].join();
    this.#measured = measured.get(look) ?? new Map<string, number>();
    measured.set(look, this.#measured);
  }

  /** Null before there is a row to measure by. */
  static di(frame: HTMLElement, measured: Measured): TextMeter | null {
    const row = frame.querySelector('.ag-cell')?.parentElement;
    return row ? new TextMeter(row, measured) : null;
  }

  /** Pixels for the widest of some texts. */
  widthOf(texts: readonly string[]): number {
    if (texts.length === 0) return 0;
    // A line each: the page is laid out once for all of them, and a cell is as wide as its widest line.
    const lines = texts.map((text) => text.replaceAll('\n', ' ')).join('\n');
    const known = this.#measured.get(lines);
    if (known !== undefined) return known;
    this.#cell.textContent = lines;
    const width = Math.ceil(this.#cell.getBoundingClientRect().width + AGIO);
    // Before its font is here a text has the width of another font.
    if (document.fonts.status === 'loaded') this.#measured.set(lines, width);
    return width;
  }

  close(): void {
    this.#cell.remove();
  }
}
