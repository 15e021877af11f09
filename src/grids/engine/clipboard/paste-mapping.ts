/** Where each pasted cell goes, as a spreadsheet decides it. Pure. */
import { countColonne, countRighe, type CellRectangle } from '../range/geometry.ts';
import type { PastedBlock } from './tsv.ts';

export interface Destinazione {
  riga: number;
  colonna: number;
  testo: string;
}

export interface PasteMapping {
  destinazioni: Destinazione[];
  /** Cells that would fall beyond the last row or column. */
  fuori: number;
}

/** A block repeats to fill the range when it divides it exactly; otherwise it lands once, from the range's corner. */
function area(rettangolo: CellRectangle, righe: number, colonne: number): CellRectangle {
  const repeats = countRighe(rettangolo) % righe === 0 && countColonne(rettangolo) % colonne === 0;
  if (repeats) return rettangolo;
  const { alto, sinistra } = rettangolo;
  return { alto, sinistra, basso: alto + righe - 1, destra: sinistra + colonne - 1 };
}

/**
 * One value goes into every cell of the ranges; a block goes into the last range, repeated where it divides it.
 * `limiti` are the rows and columns there are. Short rows of a block leave their cells alone.
 */
export function planPaste(
  blocco: PastedBlock,
  rettangoli: readonly CellRectangle[],
  limiti: { righe: number; colonne: number },
): PasteMapping {
  const altezza = blocco.length;
  const larghezza = Math.max(0, ...blocco.map((riga) => riga.length));
  const last = rettangoli.at(-1);
  if (altezza === 0 || larghezza === 0 || !last) return { destinazioni: [], fuori: 0 };
  const targets = altezza === 1 && larghezza === 1 ? rettangoli : [area(last, altezza, larghezza)];
  const destinazioni: Destinazione[] = [];
  let fuori = 0;
  for (const { alto, basso, sinistra, destra } of targets)
    for (let riga = alto; riga <= basso; riga += 1)
      for (let colonna = sinistra; colonna <= destra; colonna += 1) {
        const testo = blocco[(riga - alto) % altezza]?.[(colonna - sinistra) % larghezza];
        if (testo === undefined) continue;
        if (riga >= limiti.righe || colonna >= limiti.colonne) fuori += 1;
        else destinazioni.push({ riga, colonna, testo });
      }
  return { destinazioni, fuori };
}
