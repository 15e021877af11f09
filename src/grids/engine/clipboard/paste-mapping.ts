/** Where each pasted cell goes, as a spreadsheet decides it. Pure. */
import { countColonne, countRighe, type CellRectangle } from '../range/geometry.ts';
import type { PastedBlock } from './tsv.ts';

interface Destination {
  riga: number;
  colonna: number;
  testo: string;
}

interface PasteMapping {
  destinazioni: Destination[];
  /** Cells that would fall beyond the last row or column. */
  out: number;
}

/** A block repeats to fill the range when it divides it exactly; otherwise it lands once, from the range's corner. */
function area(rectangle: CellRectangle, righe: number, columns: number): CellRectangle {
  const repeats = countRighe(rectangle) % righe === 0 && countColonne(rectangle) % columns === 0;
  if (repeats) return rectangle;
  const { alto, sinistra } = rectangle;
  return { alto, sinistra, basso: alto + righe - 1, destra: sinistra + columns - 1 };
}

/**
 * One value goes into every cell of the ranges; a block goes into the last range, repeated where it divides it.
 * `limits` are the rows and columns there are. Short rows of a block leave their cells alone.
 */
export function planPaste(
  block: PastedBlock,
  rectangles: readonly CellRectangle[],
  limits: { righe: number; colonne: number },
): PasteMapping {
  const height = block.length;
  const width = Math.max(0, ...block.map((riga) => riga.length));
  const last = rectangles.at(-1);
  if (height === 0 || width === 0 || !last) return { destinazioni: [], out: 0 };
  const targets = height === 1 && width === 1 ? rectangles : [area(last, height, width)];
  const destinazioni: Destination[] = [];
  let out = 0;
  for (const { alto, basso, sinistra, destra } of targets)
    for (let riga = alto; riga <= basso; riga += 1)
      for (let colonna = sinistra; colonna <= destra; colonna += 1) {
        const testo = block[(riga - alto) % height]?.[(colonna - sinistra) % width];
        if (testo === undefined) continue;
        if (riga >= limits.righe || colonna >= limits.colonne) out += 1;
        else destinazioni.push({ riga, colonna, testo });
      }
  return { destinazioni, out };
}
