/** Which contested cells a person chooses about: a field that follows another goes where that one goes. */
import type { Colonna } from '../types.ts';
import type { ConflictingCell } from './requests.ts';

export interface Contese {
  /** The cells to choose about. */
  scelte: readonly ConflictingCell[];
  /** What tells the choice that a cell goes by. */
  chiave: (cella: ConflictingCell) => string;
}

const nome = ({ id, campo }: Pick<ConflictingCell, 'id' | 'campo'>): string => `${id} ${campo}`;

export function toContese<Riga>(
  celle: readonly ConflictingCell[],
  colonne: readonly Colonna<Riga>[],
  rigaDi: (id: ConflictingCell['id']) => Riga | undefined,
): Contese {
  const chiavi = new Map<string, string>();
  for (const { id, campo, mia } of celle) {
    const riga = rigaDi(id);
    if (riga === undefined) continue;
    const colonna = colonne.find((each) => each.campo === campo);
    for (const altro of Object.keys(colonna?.opzioni.insieme?.(mia, riga) ?? {}))
      chiavi.set(nome({ id, campo: altro }), nome({ id, campo }));
  }
  const chiave = (cella: ConflictingCell): string => chiavi.get(nome(cella)) ?? nome(cella);
  return { scelte: celle.filter((cella) => chiave(cella) === nome(cella)), chiave };
}
