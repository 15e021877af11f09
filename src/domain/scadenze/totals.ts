/**
 * What a day brings: to collect, to pay, and the balance expected at its end. Amounts of different divise are never
 * added.
 */
import type { Centesimi, Giorno, StatoRiga } from '#api/contract/valori.ts';
import { toCentesimi } from '../importi.ts';

export interface PartitaDelGiorno {
  giorno: Giorno;
  residuo: number;
  divisa: string;
  stato: StatoRiga;
}

interface TotaleDivisa {
  divisa: string;
  incassare: Centesimi;
  /** Negative or zero. */
  pagare: Centesimi;
}

export interface TotaliGiorno<P> {
  partite: readonly P[];
  /** The main divisa first. */
  divise: readonly TotaleDivisa[];
  /** In the main divisa; null for past days, and if what is shown is not everything. */
  saldo: Centesimi | null;
}

/** The balance of the banks and what is due before the first day; see `scadenzeSchema`. */
interface StartingSaldo {
  divisa: string;
  saldo: number;
  prima: number;
}

const APERTI: readonly StatoRiga[] = ['aperta', 'parziale'];

/** The divisa of the totals: the euro if there is any, otherwise the most frequent. */
export function chooseDivisa(partite: Iterable<{ divisa: string }>): string {
  const counts = new Map<string, number>();
  for (const { divisa } of partite) counts.set(divisa, (counts.get(divisa) ?? 0) + 1);
  if (counts.size === 0 || counts.has('EUR')) return 'EUR';
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 'EUR';
}

function sumDivise(partite: readonly PartitaDelGiorno[], main: string): TotaleDivisa[] {
  const sums = new Map<string, { incassare: number; pagare: number }>();
  for (const { divisa, residuo, stato } of partite) {
    if (!APERTI.includes(stato)) continue;
    const sum = sums.get(divisa) ?? { incassare: 0, pagare: 0 };
    sum[residuo < 0 ? 'pagare' : 'incassare'] += residuo;
    sums.set(divisa, sum);
  }
  return [...sums]
    .map(([divisa, { incassare, pagare }]) => ({
      divisa,
      incassare: toCentesimi(incassare),
      pagare: toCentesimi(pagare),
    }))
    .toSorted((one, other) => {
      if (one.divisa === main) return -1;
      return other.divisa === main ? 1 : one.divisa < other.divisa ? -1 : 1;
    });
}

/**
 * Groups partite by day, the largest first; `days` in order, with or without partite. `outset` null: no expected
 * balance. The balance of a day from `today` on is that of the banks plus all that is due from `today` to that day.
 * Overdue amounts are not in it, because nobody knows when they will come.
 */
export function sumByGiorno<P extends PartitaDelGiorno>(
  partite: readonly P[],
  days: readonly Giorno[],
  today: Giorno,
  outset: readonly StartingSaldo[] | null,
): ReadonlyMap<Giorno, TotaliGiorno<P>> {
  const main = chooseDivisa(partite);
  const byDay = new Map<Giorno, P[]>(days.map((day) => [day, []]));
  // The largest first: they are shown where there is no room for all.
  const ordered = partite.toSorted((one, other) => Math.abs(other.residuo) - Math.abs(one.residuo));
  for (const partita of ordered) byDay.get(partita.giorno)?.push(partita);
  const own = outset?.find(({ divisa }) => divisa === main) ?? { saldo: 0, prima: 0 };
  let saldo = own.saldo + own.prima;
  const totals = new Map<Giorno, TotaliGiorno<P>>();
  for (const [day, found] of byDay) {
    const divise = sumDivise(found, main);
    const [first] = divise;
    const known = outset !== null && day >= today;
    if (known && first?.divisa === main) saldo += first.incassare + first.pagare;
    totals.set(day, { partite: found, divise, saldo: known ? toCentesimi(saldo) : null });
  }
  return totals;
}
