/** What the bar under the grid says about some rows: how many, and their amounts, one sum per divisa. */
import type { Centesimi } from '#api/contract/valori.ts';
import { toCentesimi } from '#domain/importi.ts';

export interface SommaDivisa {
  divisa: string;
  righe: number;
  /** Sum of the negative amounts: negative or zero. */
  dare: Centesimi;
  /** Sum of the positive amounts. */
  avere: Centesimi;
  somma: Centesimi;
  /** To the nearest cent, halves away from zero. */
  media: Centesimi;
  /** Sums of columns by their field, where they come ready made: from a server that holds the rows. */
  colonne?: Readonly<Record<string, number>>;
}

export interface Summary {
  righe: number;
  /** By number of rows, most first. Amounts of different divise are never added. */
  divise: SommaDivisa[];
}

/** Which amount of a row is summed, and in which divisa it is. */
export interface AmountReader<Riga> {
  importo: (riga: Riga) => Centesimi | null;
  divisa: (riga: Riga) => string;
}

/** Cents to the nearest, halves away from zero. */
export function computeMean(sum: number, count: number): Centesimi {
  const rounded = Math.round(Math.abs(sum) / count);
  return toCentesimi(sum < 0 ? -rounded : rounded);
}

/** One pass over the rows; rows without an amount count as rows only. */
export function sumAmounts<Riga>(righe: Iterable<Riga>, measure: AmountReader<Riga>): Summary {
  const sums = new Map<string, { righe: number; dare: number; avere: number }>();
  let total = 0;
  for (const riga of righe) {
    total += 1;
    const importo = measure.importo(riga);
    if (importo === null) continue;
    const divisa = measure.divisa(riga);
    const sum = sums.get(divisa) ?? { righe: 0, dare: 0, avere: 0 };
    sum.righe += 1;
    if (importo < 0) sum.dare += importo;
    else sum.avere += importo;
    sums.set(divisa, sum);
  }
  const divise = [...sums].map(([divisa, { righe: count, dare, avere }]) => ({
    divisa,
    righe: count,
    dare: toCentesimi(dare),
    avere: toCentesimi(avere),
    somma: toCentesimi(dare + avere),
    media: computeMean(dare + avere, count),
  }));
  return { righe: total, divise: divise.sort((a, b) => b.righe - a.righe) };
}
