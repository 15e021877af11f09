/** Which contested cells a person chooses about: a field that follows another goes where that one goes. */
import type { Colonna } from '../types.ts';
import type { CellaContesa } from './richieste.ts';

export interface Contese {
  /** The cells to choose about. */
  scelte: readonly CellaContesa[];
  /** What tells the choice that a cell goes by. */
  chiave: (cella: CellaContesa) => string;
}

const nome = ({ id, campo }: Pick<CellaContesa, 'id' | 'campo'>): string => `${id} ${campo}`;

export function toContese<Riga>(
  celle: readonly CellaContesa[],
  colonne: readonly Colonna<Riga>[],
  rigaDi: (id: CellaContesa['id']) => Riga | undefined,
): Contese {
  const chiavi = new Map<string, string>();
  for (const { id, campo, mia } of celle) {
    const riga = rigaDi(id);
    if (riga === undefined) continue;
    const colonna = colonne.find((each) => each.campo === campo);
    for (const altro of Object.keys(colonna?.opzioni.insieme?.(mia, riga) ?? {}))
      chiavi.set(nome({ id, campo: altro }), nome({ id, campo }));
  }
  const chiave = (cella: CellaContesa): string => chiavi.get(nome(cella)) ?? nome(cella);
  return { scelte: celle.filter((cella) => chiave(cella) === nome(cella)), chiave };
}
