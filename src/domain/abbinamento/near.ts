/** Movimenti by amount, with their amounts and days beside them: most of those near one are passed over by their day. */
import type { Movimenti } from './movimenti.ts';
import { sortIndexes, findFirst } from './sort-indexes.ts';

export class Vicini {
  readonly righe: readonly number[];
  readonly importi: Float64Array;
  readonly giorni: Float64Array;

  constructor({ residui, giorni }: Pick<Movimenti, 'residui' | 'giorni'>) {
    this.righe = sortIndexes(residui);
    this.importi = new Float64Array(this.righe.length);
    this.giorni = new Float64Array(this.righe.length);
    for (let place = 0; place < this.righe.length; place += 1) {
      const at = this.righe[place] ?? 0;
      this.importi[place] = residui[at] ?? 0;
      this.giorni[place] = giorni[at] ?? 0;
    }
  }

  /** Where the first stands whose amount is not below `importo`. */
  firstFrom(importo: number): number {
    return findFirst(this.importi, importo, 0, this.importi.length);
  }
}
