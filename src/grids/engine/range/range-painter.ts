/**
 * Paints ranges with one adopted style sheet over the attributes that rows and cells carry: nothing is asked of
 * the grid library, no cell is drawn again, and only the rows on screen take part.
 */
import { isInside, type CellPlace, type CellRectangle } from './geometry.ts';

export interface RangePicture {
  rectangles: readonly CellRectangle[];
  attiva: CellPlace | null;
  /** Where the range would grow to while the fill handle is dragged. */
  fill: CellRectangle | null;
  /** Corner of the range that can be filled down from; null when it cannot. */
  handle: CellPlace | null;
  /** Column ids in the order on screen. */
  campi: readonly string[];
  /** First and last row drawn. */
  prima: number;
  ultima: number;
}

const LINE = 'var(--colorCompoundBrandStroke)';
const BACKGROUND = 'color-mix(in srgb, var(--colorCompoundBrandBackground) 15%, transparent)';

const LATI = {
  alto: `--q-a: inset 0 1px 0 0 ${LINE}`,
  basso: `--q-b: inset 0 -1px 0 0 ${LINE}`,
  sinistra: `--q-s: inset 1px 0 0 0 ${LINE}`,
  destra: `--q-d: inset -1px 0 0 0 ${LINE}`,
} as const;
const SHADOW =
  'box-shadow: var(--q-a, 0 0 #0000), var(--q-b, 0 0 #0000), var(--q-s, 0 0 #0000), var(--q-d, 0 0 #0000)';

const HANDLE = `content: ''; position: absolute; right: 0; bottom: 0; width: 7px; height: 7px; cursor: crosshair;
  background: ${LINE}; border-top: 1px solid var(--colorNeutralBackground1); border-left: 1px solid var(--colorNeutralBackground1)`;
const corner = (rules: string[]): string[] => rules.map((each) => each.replace(' {', '::after {'));

/** The rules of a picture, one string each. Pure, so that what is painted can be read in a test. */
export function toRegole(root: string, picture: RangePicture): string[] {
  const { rectangles, attiva, fill, handle, campi, prima, ultima } = picture;
  const rows = (from: number, to: number): string => {
    const shown: string[] = [];
    for (let at = Math.max(from, prima); at <= Math.min(to, ultima); at += 1)
      shown.push(`[row-index="${at}"]`);
    return shown.length === 0 ? '' : `.ag-row:is(${shown.join(',')})`;
  };
  const columns = (from: number, to: number): string =>
    `.ag-cell:is(${campi
      .slice(from, to + 1)
      .map((field) => `[col-id="${field}"]`)
      .join(',')})`;
  const rule = (area: CellRectangle, body: string): string[] => {
    const lines = rows(area.alto, area.basso);
    if (lines === '' || area.sinistra > area.destra) return [];
    return [`${root} ${lines} ${columns(area.sinistra, area.destra)} { ${body} }`];
  };
  const frame = (area: CellRectangle): string[] => [
    ...rule(area, SHADOW),
    ...rule({ ...area, basso: area.alto }, LATI.alto),
    ...rule({ ...area, alto: area.basso }, LATI.basso),
    ...rule({ ...area, destra: area.sinistra }, LATI.sinistra),
    ...rule({ ...area, sinistra: area.destra }, LATI.destra),
  ];
  const single =
    rectangles.length === 1 &&
    rectangles.every((each) => each.alto === each.basso && each.sinistra === each.destra);
  const cell = ({ riga, colonna }: CellPlace): CellRectangle => ({
    alto: riga,
    basso: riga,
    sinistra: colonna,
    destra: colonna,
  });
  return [
    // A lone cell has the grid's own focus ring already.
    ...(single
      ? []
      : rectangles.flatMap((each) => [...rule(each, `background-color: ${BACKGROUND}`), ...frame(each)])),
    ...(attiva && !single && rectangles.some((each) => isInside(each, attiva))
      ? rule(cell(attiva), 'background-color: transparent')
      : []),
    ...(fill ? frame(fill) : []),
    ...(handle ? corner(rule(cell(handle), HANDLE)) : []),
  ];
}

let grids = 0;

/** One style sheet for one grid, in force until `close`. */
export class RangePainter {
  readonly #sheet = new CSSStyleSheet();
  readonly #root: string;
  #shown = '';

  constructor(element: HTMLElement) {
    grids += 1;
    element.dataset['qCelle'] = String(grids);
    this.#root = `[data-q-celle="${grids}"]`;
    document.adoptedStyleSheets.push(this.#sheet);
  }

  paint(picture: RangePicture): void {
    const text = toRegole(this.#root, picture).join('\n');
    if (text === this.#shown) return;
    this.#shown = text;
    this.#sheet.replaceSync(text);
  }

  close(): void {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet);
  }
}
