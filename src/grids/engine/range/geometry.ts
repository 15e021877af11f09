/** Ranges of cells by place: rows and columns as they stand on screen, counted from 0, ends included. Pure. */

export interface CellPlace {
  riga: number;
  colonna: number;
}

/** A range as a person draws it: it starts at `da`, the active cell, and ends wherever `a` was taken. */
export interface CellRange {
  da: CellPlace;
  a: CellPlace;
}

export interface CellRectangle {
  alto: number;
  basso: number;
  sinistra: number;
  destra: number;
}

export const toRectangle = ({ da, a }: CellRange): CellRectangle => ({
  alto: Math.min(da.riga, a.riga),
  basso: Math.max(da.riga, a.riga),
  sinistra: Math.min(da.colonna, a.colonna),
  destra: Math.max(da.colonna, a.colonna),
});

export const isInside = (
  { alto, basso, sinistra, destra }: CellRectangle,
  { riga, colonna }: CellPlace,
): boolean => riga >= alto && riga <= basso && colonna >= sinistra && colonna <= destra;

export const countRighe = ({ alto, basso }: CellRectangle): number => basso - alto + 1;
export const countColonne = ({ sinistra, destra }: CellRectangle): number => destra - sinistra + 1;
export const countCelle = (each: CellRectangle): number => countRighe(each) * countColonne(each);

/** What is left of `a` without `b`, in at most four pieces. */
function subtract(a: CellRectangle, b: CellRectangle): CellRectangle[] {
  const alto = Math.max(a.alto, b.alto);
  const basso = Math.min(a.basso, b.basso);
  const left = Math.max(a.sinistra, b.sinistra);
  const right = Math.min(a.destra, b.destra);
  if (alto > basso || left > right) return [a];
  const pieces: CellRectangle[] = [
    { ...a, basso: alto - 1 },
    { ...a, alto: basso + 1 },
    { alto, basso, sinistra: a.sinistra, destra: left - 1 },
    { alto, basso, sinistra: right + 1, destra: a.destra },
  ];
  return pieces.filter((piece) => piece.alto <= piece.basso && piece.sinistra <= piece.destra);
}

/** The same cells in pieces that do not overlap: each cell counts once, however many times it was selected. */
export function splitOverlaps(rectangles: readonly CellRectangle[]): CellRectangle[] {
  const kept: CellRectangle[] = [];
  for (const rectangle of rectangles) {
    let pieces = [rectangle];
    for (const other of kept) pieces = pieces.flatMap((piece) => subtract(piece, other));
    kept.push(...pieces);
  }
  return kept;
}

/** Places in a list of rows that changed order, as runs of rows that stand together. Takes any order. */
export function inSeries(places: readonly number[]): { alto: number; basso: number }[] {
  const runs: { alto: number; basso: number }[] = [];
  for (const place of [...places].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && place <= last.basso + 1) last.basso = Math.max(last.basso, place);
    else runs.push({ alto: place, basso: place });
  }
  return runs;
}

/** From the first of some rows to the last. */
export function makeBand(rows: readonly number[]): CellRectangle {
  let [alto = 0] = rows;
  let basso = alto;
  for (const riga of rows) {
    alto = Math.min(alto, riga);
    basso = Math.max(basso, riga);
  }
  return { alto, basso, sinistra: 0, destra: 0 };
}
