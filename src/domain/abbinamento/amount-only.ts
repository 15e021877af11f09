/** Judges proposals whose only evidence is an amount. */
import { getResiduo, type RigaAperta } from './open-rows.ts';
import type { DatiAbbinamento } from './types.ts';

export const NO_OTHER = 'nessun’altra partita e nessun altro movimento di questo importo';

/** Tells which amounts only one partita and only one movimento have, among all the open rows of a search. */
export class Importi {
  /** How many rows have each amount. */
  readonly #movimenti: ReadonlyMap<number, number>;
  readonly #partite: ReadonlyMap<number, number>;

  constructor({ movimenti, partite }: Pick<DatiAbbinamento, 'movimenti' | 'partite'>) {
    this.#movimenti = countByImporto(movimenti);
    this.#partite = countByImporto(partite);
  }

  /** In cents, signed. */
  isOnly(importo: number): boolean {
    return this.#movimenti.get(importo) === 1 && this.#partite.get(importo) === 1;
  }
}

function countByImporto(righe: readonly RigaAperta[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const riga of righe) {
    const importo = getResiduo(riga);
    counts.set(importo, (counts.get(importo) ?? 0) + 1);
  }
  return counts;
}
