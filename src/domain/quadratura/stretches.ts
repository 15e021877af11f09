/** Cuts a statement at the balances that it declares: between two of them, the rows must add up to the difference. */

export interface RigaWithSaldo {
  /** Line of the file. */
  riga: number;
  data: string;
  descrizione: string;
  /** Cents. */
  importo: number;
  /** The balance written after the row; null where the file gives none. */
  saldo: number | null;
}

export interface EstrattoWithSaldi {
  /** In the order of the file. */
  righe: readonly RigaWithSaldo[];
  saldo_iniziale: number | null;
  saldo_finale: number | null;
}

/** The rows between two consecutive balances, in the order of time. */
export interface BalanceStretch {
  /** The first row and the first row after the last: indexes of the rows in the order of time. */
  da: number;
  a: number;
  saldo_prima: number;
  saldo_dopo: number;
  /** The row that carries the balance after the stretch; null for the closing balance of the statement. */
  fine: number | null;
  /** True if it starts at the opening balance of the statement. */
  opens: boolean;
  /** The difference of the balances minus the sum of the rows (cents); 0 if it ties. */
  differenza: number;
}

/** The rows, oldest first, and the stretches between balances. */
export interface Percorso {
  righe: readonly RigaWithSaldo[];
  /** The file lists the newest row first. */
  reversed: boolean;
  stretches: readonly BalanceStretch[];
  /** The number of stretches that do not tie. */
  broken: number;
}

function cut(
  righe: readonly RigaWithSaldo[],
  { saldo_iniziale, saldo_finale }: EstrattoWithSaldi,
  reversed: boolean,
): Percorso {
  const stretches: BalanceStretch[] = [];
  let saldo = saldo_iniziale;
  let opens = true;
  let da = 0;
  let sum = 0;
  const close = (a: number, saldo_dopo: number, fine: number | null) => {
    if (saldo !== null)
      stretches.push({
        da,
        a,
        saldo_prima: saldo,
        saldo_dopo,
        fine,
        opens: opens && saldo_iniziale !== null,
        differenza: saldo_dopo - saldo - sum,
      });
    saldo = saldo_dopo;
    opens = false;
    da = a;
    sum = 0;
  };
  for (const [at, riga] of righe.entries()) {
    sum += riga.importo;
    if (riga.saldo !== null) close(at + 1, riga.saldo, at);
  }
  if (saldo_finale !== null) close(righe.length, saldo_finale, null);
  return {
    righe,
    reversed,
    stretches,
    broken: stretches.filter(({ differenza }) => differenza !== 0).length,
  };
}

/** Follows the balances in a known order of the rows. */
export const followInOrder = (estratto: EstrattoWithSaldi, reversed: boolean): Percorso =>
  cut(reversed ? estratto.righe.toReversed() : estratto.righe, estratto, reversed);

/**
 * Follows the balances in both possible orders of the rows and keeps the order with fewer breaks; if they are equal,
 * the order of the dates.
 */
export function followBalances(estratto: EstrattoWithSaldi): Percorso {
  const upright = followInOrder(estratto, false);
  if (upright.broken === 0) return upright;
  const backToFront = followInOrder(estratto, true);
  if (upright.broken !== backToFront.broken)
    return upright.broken < backToFront.broken ? upright : backToFront;
  const newestFirst = (estratto.righe[0]?.data ?? '') > (estratto.righe.at(-1)?.data ?? '');
  return newestFirst ? backToFront : upright;
}
