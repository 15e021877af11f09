/** The commissions of agenti on what was collected, and the effect of a change of rates. */
import type { Centesimi, Giorno } from '#api/contract/valori.ts';
import { toCentesimi } from './importi.ts';
import { type PeriodoAliquota, findPeriodo } from './matrice.ts';

/** Cash collected for a partita. The rate of the day `data` applies. */
export interface Incasso {
  id_agente: number;
  id_mandante: number;
  data: Giorno;
  incassato: Centesimi;
}

/** The periods of an agente and a mandante. */
type Aliquote = (idAgente: number, idMandante: number) => readonly PeriodoAliquota[];

/**
 * The commission on an amount in cents; half a cent is rounded away from zero. `aliquota` is in hundredths of a
 * percentage point. It uses whole numbers: the product of the largest amount and the largest rate exceeds 2^53.
 */
export function computeProvvigione(collected: Centesimi, aliquota: number): Centesimi {
  const product = BigInt(collected) * BigInt(aliquota);
  const size = product < 0n ? -product : product;
  const rounded = (size + 5_000n) / 10_000n;
  return toCentesimi(Number(product < 0n ? -rounded : rounded));
}

/**
 * What each agente earns on these collections. A collection without a rate on its day earns nothing. Each is rounded by
 * itself, as on the statement of the agente (codice civile art. 1748-1749: for each affair that was paid).
 */
export function sumProvvigioni(incassi: readonly Incasso[], aliquote: Aliquote): Map<number, Centesimi> {
  const totals = new Map<number, Centesimi>();
  for (const { id_agente, id_mandante, data, incassato } of incassi) {
    const period = findPeriodo(aliquote(id_agente, id_mandante), data);
    const own = period ? computeProvvigione(incassato, period.aliquota) : toCentesimi(0);
    totals.set(id_agente, toCentesimi((totals.get(id_agente) ?? 0) + own));
  }
  return totals;
}
