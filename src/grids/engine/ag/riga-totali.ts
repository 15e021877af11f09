/** The row of totals pinned under the others: sums by column, and the words that say what they are. */
import type { Misura } from '../somme.ts';
import type { Colonna } from '../types.ts';
import { conteggio } from '../testo.ts';

/** What stands in a pinned row in place of a row of the workspace. */
export class RigaTotali {
  readonly id: string;
  readonly valori: Readonly<Record<string, number | string>>;

  constructor(id: string, valori: Readonly<Record<string, number | string>>) {
    this.id = id;
    this.valori = valori;
  }
}

/** Columns whose amounts may be added up. */
const summed = <Riga>({ tipo, opzioni }: Colonna<Riga>): boolean =>
  tipo.nome === 'importo' && opzioni.senzaTotale !== true;

/**
 * One row for each divisa, the one with most rows first; none where nothing can be summed. `primo` is the first
 * column on screen, which says what the row is.
 */
export function sommaTotali<Riga>(
  righe: Iterable<Riga>,
  colonne: readonly Colonna<Riga>[],
  primo: string | undefined,
  { divisa }: Misura<Riga>,
): RigaTotali[] {
  const own = colonne.filter(summed);
  const byDivisa = new Map<string, { righe: number; somme: number[] }>();
  if (own.length === 0) return [];
  for (const riga of righe) {
    const nome = divisa(riga);
    let total = byDivisa.get(nome);
    if (!total) {
      total = { righe: 0, somme: own.map(() => 0) };
      byDivisa.set(nome, total);
    }
    total.righe += 1;
    for (const [at, { valore }] of own.entries()) {
      const value = valore(riga);
      if (typeof value === 'number') total.somme[at] = (total.somme[at] ?? 0) + value;
    }
  }
  const sorted = [...byDivisa].sort(([, a], [, b]) => b.righe - a.righe);
  return sorted.map(([nome, total]) => {
    const label = sorted.length > 1 ? `Totale ${nome}, ${conteggio(total.righe, 'riga', 'righe')}` : 'Totale';
    const sums = Object.fromEntries(own.map(({ campo }, at) => [campo, total.somme[at] ?? 0]));
    return new RigaTotali(`totali-${nome}`, primo === undefined ? sums : { [primo]: label, ...sums });
  });
}
