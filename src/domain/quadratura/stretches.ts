/** A statement cut at the balances it declares: between two of them, its rows must add up to the difference. */

export interface RigaSaldata {
  /** Line of the file. */
  riga: number;
  data: string;
  descrizione: string;
  /** Cents. */
  importo: number;
  /** The balance written after the row; null where the file gives none. */
  saldo: number | null;
}

export interface EstrattoSaldato {
  /** In the order of the file. */
  righe: readonly RigaSaldata[];
  saldo_iniziale: number | null;
  saldo_finale: number | null;
}

/** The rows between two balances that follow each other, in the order of time. */
export interface BalanceStretch {
  /** First row and first row after the last: places among the rows in the order of time. */
  da: number;
  a: number;
  saldo_prima: number;
  saldo_dopo: number;
  /** The row that carries the balance after the stretch; null for the closing balance of the statement. */
  fine: number | null;
  /** True when it starts at the opening balance of the statement. */
  opens: boolean;
  /** What the balances have more than the rows give (cents); 0 when it ties. */
  differenza: number;
}

/** The rows, the oldest first, and the stretches they are cut into. */
export interface Percorso {
  righe: readonly RigaSaldata[];
  /** The file lists the newest row first. */
  rovesciato: boolean;
  tratti: readonly BalanceStretch[];
  /** How many do not tie. */
  rotti: number;
}

function cut(
  righe: readonly RigaSaldata[],
  { saldo_iniziale, saldo_finale }: EstrattoSaldato,
  rovesciato: boolean,
): Percorso {
  const tratti: BalanceStretch[] = [];
  let saldo = saldo_iniziale;
  let opens = true;
  let da = 0;
  let sum = 0;
  const close = (a: number, saldo_dopo: number, fine: number | null) => {
    if (saldo !== null)
      tratti.push({
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
  return { righe, rovesciato, tratti, rotti: tratti.filter(({ differenza }) => differenza !== 0).length };
}

/** Follows the balances in a known order of the rows. */
export const followInOrder = (estratto: EstrattoSaldato, reversed: boolean): Percorso =>
  cut(reversed ? estratto.righe.toReversed() : estratto.righe, estratto, reversed);

/** Follows the balances in the order, of the two a file may have, in which fewer of them break; when both do as well, in that of the dates. */
export function followBalances(estratto: EstrattoSaldato): Percorso {
  const upright = followInOrder(estratto, false);
  if (upright.rotti === 0) return upright;
  const backToFront = followInOrder(estratto, true);
  if (upright.rotti !== backToFront.rotti) return upright.rotti < backToFront.rotti ? upright : backToFront;
  const newestFirst = (estratto.righe[0]?.data ?? '') > (estratto.righe.at(-1)?.data ?? '');
  return newestFirst ? backToFront : upright;
}
