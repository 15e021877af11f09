/** From what the grid shows to what the file holds. Pure. */
import type { GroupOpening, SheetBatch, SheetColumn } from '#sheets/workbook.ts';
import type { RowGroup } from '../groups/tree.ts';
import type { Colonna } from '../types.ts';
import type { ExportRow } from './workbook.ts';
import { makeLotto } from './batch.ts';

/** Excel's width unit is about seven pixels of the default font. */
const PIXELS_PER_CHARACTER = 7;

/** `larghezza` is what the person sees in the grid, in pixels. */
export const toSheetColumn = <Riga>(
  { titolo, tipo, options }: Colonna<Riga>,
  width: number,
): SheetColumn => ({
  titolo,
  cella: tipo.excel,
  larghezza: Math.min(80, Math.max(8, Math.round(width / PIXELS_PER_CHARACTER))),
  totale: tipo.excel === 'importo' && options.senzaTotale !== true,
});

const toSheetRow = <Riga>(riga: Riga, columns: readonly Colonna<Riga>[]): ExportRow =>
  columns.map(({ tipo, valore }) => {
    const value = valore(riga);
    return value === null || value === undefined ? null : tipo.toExcel(value);
  });

/** Where each group begins among all the rows, outermost first; `prima` counts from the first row of all. */
export function toAperture<Riga>(groups: readonly RowGroup<Riga>[], from = 0): GroupOpening[] {
  let at = from;
  return groups.flatMap((group) => {
    const own = { prima: at, livello: group.livello - 1, label: `${group.nome}: ${group.label}` };
    const inside = toAperture(group.children, at);
    at += group.riepilogo.righe;
    return [own, ...inside];
  });
}

interface ExportedRighe<Riga> {
  colonne: readonly Colonna<Riga>[];
  sheets: readonly SheetColumn[];
  /** In the order of the file. */
  pagine: AsyncIterable<readonly Riga[]> | Iterable<readonly Riga[]>;
  /** By place among all the rows, in order. */
  gruppi: readonly GroupOpening[];
}

/** Rows of one lot: some ten milliseconds of the page's time. */
export const RIGHE_LOTTO = 2_000;

/** The lots of a file, whatever the size of the pages. */
export async function* toLotti<Riga>({
  colonne,
  sheets,
  pagine,
  gruppi,
}: ExportedRighe<Riga>): AsyncGenerator<SheetBatch> {
  let done = 0;
  let next = 0;
  for await (const page of pagine)
    for (let from = 0; from < page.length; from += RIGHE_LOTTO) {
      const righe = page.slice(from, from + RIGHE_LOTTO).map((riga) => toSheetRow(riga, colonne));
      const opened: GroupOpening[] = [];
      for (let each = gruppi[next]; each && each.prima < done + righe.length; each = gruppi[next]) {
        opened.push({ ...each, prima: each.prima - done });
        next += 1;
      }
      yield makeLotto(righe, sheets, opened);
      done += righe.length;
    }
}
