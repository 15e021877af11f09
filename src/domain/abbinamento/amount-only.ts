/** Proposals that have nothing but an amount for them. */
import { getResiduo, type RigaAperta } from './open-rows.ts';
import { groupRows } from './group-rows.ts';
import type { DatiAbbinamento } from './types.ts';

export const NESSUN_ALTRO = 'nessun’altra partita e nessun altro movimento di questo importo';

/** Tells, among all the open rows of a search, the amounts that one partita and one movimento alone have. */
export class Importi {
  readonly #movimenti: ReadonlyMap<number, readonly number[]>;
  readonly #partite: ReadonlyMap<number, readonly number[]>;

  constructor({ movimenti, partite }: Pick<DatiAbbinamento, 'movimenti' | 'partite'>) {
    this.#movimenti = groupByImporto(movimenti);
    this.#partite = groupByImporto(partite);
  }

  /** In cents, signed. */
  isSolo(importo: number): boolean {
    return this.#movimenti.get(importo)?.length === 1 && this.#partite.get(importo)?.length === 1;
  }
}

const groupByImporto = (righe: readonly RigaAperta[]): ReadonlyMap<number, readonly number[]> => {
  const residui = righe.map(getResiduo);
  return groupRows(righe.length, (row) => residui[row]);
};
