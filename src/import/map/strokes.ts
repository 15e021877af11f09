/** A stroke alone, in a column of other things, stands for an empty cell. */
import { listMeanings, type ColumnRole } from '../cell/words.ts';
import { listOwnRows, type RowRepair, type SampledTable } from './row-repair.ts';

const STROKE = /^\s*[-\u2010-\u2015\u2212]+\s*$/;

const OF_FIGURES: ReadonlySet<ColumnRole> = new Set([
  'importo',
  'dare',
  'avere',
  'saldo',
  'data',
  'data_valuta',
  'data_documento',
]);
const isOfFigures = (header = ''): boolean => listMeanings(header).some(({ ruolo }) => OF_FIGURES.has(ruolo));

/** Columns in which a stroke is no sign: those of signs hold nothing else, or a plus as well. */
function listStrokeColumns(table: SampledTable): ReadonlySet<number> {
  const { intestazione } = table.structure;
  const stroked = new Set<number>();
  const spoken = new Set<number>();
  const signed = new Set<number>();
  for (const riga of listOwnRows(table)) {
    for (const [at, cell] of riga.entries()) {
      if (STROKE.test(cell)) stroked.add(at);
      else if (cell.trim() === '+') signed.add(at);
      else if (cell.trim() !== '') spoken.add(at);
    }
  }
  return new Set(
    [...stroked].filter((at) => !signed.has(at) && (spoken.has(at) || isOfFigures(intestazione[at]))),
  );
}

/** Empties such cells under the header; what stands above it is told by its own words. */
export function findStrokes(table: SampledTable): RowRepair | null {
  const { structure } = table;
  const columns = listStrokeColumns(table);
  if (columns.size === 0) return null;
  return {
    change: (riga, at) =>
      at < structure.dati || !riga.some((cell) => STROKE.test(cell))
        ? riga
        : riga.map((cell, column) => (columns.has(column) && STROKE.test(cell) ? '' : cell)),
    notice: null,
  };
}
