/** Proposals that have nothing but an amount for them. */
import { getResiduo, type RigaAperta } from './open-rows.ts';
import { Indice } from './index-of-words.ts';
import type { DatiAbbinamento } from './types.ts';

export const NESSUN_ALTRO = 'nessun’altra partita e nessun altro movimento di questo importo';

/** Tells, among all the open rows of a search, the amounts that one partita and one movimento alone have. */
export class Importi {
  readonly #movimenti: Indice;
  readonly #partite: Indice;

  constructor({ movimenti, partite }: Pick<DatiAbbinamento, 'movimenti' | 'partite'>) {
    this.#movimenti = makeIndice(movimenti);
    this.#partite = makeIndice(partite);
  }

  /** In cents, signed. */
  isSolo(importo: number): boolean {
    const [movimento, partita] = [this.#movimenti.place(importo), this.#partite.place(importo)];
    if (movimento < 0 || partita < 0) return false;
    return this.#movimenti.quante(movimento) === 1 && this.#partite.quante(partita) === 1;
  }
}

const makeIndice = (righe: readonly RigaAperta[]): Indice => new Indice(Float64Array.from(righe, getResiduo));
