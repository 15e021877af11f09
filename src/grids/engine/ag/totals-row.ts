/** The row of totals pinned under the others: sums by column, and the words that say what they are. */
import type { AmountReader, Summary } from '../sums.ts';
import type { Colonna } from '../types.ts';
import { formatCount } from '#domain/text.ts';

/** What stands in a pinned row in place of a row of the workspace. */
export class RigaTotali {
  readonly id: string;
  readonly valori: Readonly<Record<string, number | string>>;

  constructor(id: string, values: Readonly<Record<string, number | string>>) {
    this.id = id;
    this.valori = values;
  }
}

/**
 * The same from sums that are ready made. A column that they say nothing of stays empty; with no sum to show there
 * is no row.
 */
export function makeTotalsRow<Riga>(
  { divise }: Summary,
  columns: readonly Colonna<Riga>[],
  first: string | undefined,
): RigaTotali[] {
  const own = columns.filter(summed);
  return divise.flatMap(({ divisa, righe, colonne: ready = {} }) => {
    const sums = Object.fromEntries(
      own.flatMap(({ campo }) => (ready[campo] === undefined ? [] : [[campo, ready[campo]]])),
    );
    if (Object.keys(sums).length === 0) return [];
    return [toRiga(divisa, divise.length > 1, righe, sums, first)];
  });
}

function toRiga(
  divisa: string,
  several: boolean,
  righe: number,
  sums: Readonly<Record<string, number>>,
  first: string | undefined,
): RigaTotali {
  const label = several ? `Totale ${divisa}, ${formatCount(righe, 'riga', 'righe')}` : 'Totale';
  return new RigaTotali(`totali-${divisa}`, first === undefined ? sums : { [first]: label, ...sums });
}

/** Columns whose amounts may be added up. */
const summed = <Riga>({ tipo, options }: Colonna<Riga>): boolean =>
  tipo.nome === 'importo' && options.senzaTotale !== true;

interface Somma {
  righe: number;
  somme: number[];
}

/** Adds rows up one at a time, so that many can be added in pieces. */
export class SommaTotali<Riga> {
  readonly #colonne: readonly Colonna<Riga>[];
  readonly #measure: AmountReader<Riga>;
  readonly #somme = new Map<string, Somma>();
  /** Columns of the amount that the bar under the grid sums, as far as the rows tell. */
  readonly #inBar: Set<string>;

  constructor(columns: readonly Colonna<Riga>[], measure: AmountReader<Riga>) {
    this.#colonne = columns.filter(summed);
    this.#measure = measure;
    this.#inBar = new Set(this.#colonne.map(({ campo }) => campo));
  }

  add(riga: Riga): void {
    const name = this.#measure.divisa(riga);
    const importo = this.#measure.importo(riga);
    let total = this.#somme.get(name);
    if (!total) {
      total = { righe: 0, somme: this.#colonne.map(() => 0) };
      this.#somme.set(name, total);
    }
    total.righe += 1;
    for (const [at, { campo, valore }] of this.#colonne.entries()) {
      const value = valore(riga);
      if (value !== importo) this.#inBar.delete(campo);
      if (typeof value === 'number') total.somme[at] = (total.somme[at] ?? 0) + value;
    }
  }

  /**
   * One row for each divisa, the one with most rows first; none where nothing can be summed, or where the bar under the
   * grid tells the one sum that `shown` columns have. `first` is the first column on screen, which says what the row is.
   */
  righe(first: string | undefined, shown: ReadonlySet<string>): RigaTotali[] {
    const own = this.#colonne.filter(({ campo }) => shown.has(campo));
    if (own.every(({ campo }) => own.length === 1 && this.#inBar.has(campo))) return [];
    const sorted = [...this.#somme].sort(([, a], [, b]) => b.righe - a.righe);
    return sorted.map(([name, { righe, somme }]) => {
      const sums = Object.fromEntries(this.#colonne.map(({ campo }, at) => [campo, somme[at] ?? 0]));
      return toRiga(name, sorted.length > 1, righe, sums, first);
    });
  }
}
