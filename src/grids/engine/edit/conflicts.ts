/** Which contested cells a person is asked about. A field that follows another takes the same choice. */
import type { Colonna } from '../types.ts';
import type { ConflictingCell } from './requests.ts';

interface Contested {
  /** The cells to choose about. */
  scelte: readonly ConflictingCell[];
  /** The cell whose choice this cell takes. */
  chiave: (cell: ConflictingCell) => string;
}

const name = ({ id, campo }: Pick<ConflictingCell, 'id' | 'campo'>): string => `${id} ${campo}`;

export function toContested<Riga>(
  cells: readonly ConflictingCell[],
  columns: readonly Colonna<Riga>[],
  rigaOf: (id: ConflictingCell['id']) => Riga | undefined,
): Contested {
  const keys = new Map<string, string>();
  for (const { id, campo, mia } of cells) {
    const riga = rigaOf(id);
    if (riga === undefined) continue;
    const column = columns.find((each) => each.campo === campo);
    for (const other of Object.keys(column?.options.together?.(mia, riga) ?? {}))
      keys.set(name({ id, campo: other }), name({ id, campo }));
  }
  const chiave = (cell: ConflictingCell): string => keys.get(name(cell)) ?? name(cell);
  return { scelte: cells.filter((cell) => chiave(cell) === name(cell)), chiave };
}
