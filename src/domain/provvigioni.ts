/** Commissions of agenti on what was collected, and what a change of rates does to them. */
import type { Centesimi, Giorno } from '#api/contract/valori.ts';
import { toCentesimi } from './importi.ts';
import { type PeriodoAliquota, findPeriodo } from './matrice.ts';

/** Cash collected of a partita. `data` is the day whose rate holds. */
export interface Incasso {
  id_agente: number;
  id_mandante: number;
  data: Giorno;
  incassato: Centesimi;
}

/** The periods of an agente and a mandante. */
type Aliquote = (idAgente: number, idMandante: number) => readonly PeriodoAliquota[];

/**
 * The commission on an amount, to the cent, half a cent away from zero. `aliquota` is in hundredths of a percentage
 * point. Whole numbers throughout: the product of the largest amount and the largest rate is beyond 2^53.
 */
export function computeProvvigione(collected: Centesimi, aliquota: number): Centesimi {
  const product = BigInt(collected) * BigInt(aliquota);
  const size = product < 0n ? -product : product;
  const rounded = (size + 5_000n) / 10_000n;
  return toCentesimi(Number(product < 0n ? -rounded : rounded));
}

/**
 * What each agente earns on these collections. A collection without a rate on its day earns nothing. Each is rounded by
 * itself, as it stands on the statement of the agente (codice civile art. 1748-1749: on each affair that was paid).
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
