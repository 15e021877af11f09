/** The totals of money out and in that a statement prints, compared with the sums of its rows. */
import type { Quadratura } from '#api/contract/importazioni.ts';
import type { TotaliProvati } from '#api/contract/quadratura.ts';
import type { Centesimi } from '#api/contract/valori.ts';
import { toCentesimi } from '../importi.ts';

/** A line of totals in cents without sign; null for a side that it does not state. */
export interface TotaleDichiarato {
  riga: number;
  dare: number | null;
  avere: number | null;
  /**
   * False if only the order tells which side a figure belongs to: such totals can prove the rows but never contradict
   * them.
   */
  certain: boolean;
}

interface Somme {
  dare: number;
  avere: number;
}

function sumSides(righe: readonly { importo: number }[]): Somme {
  let [dare, avere] = [0, 0];
  for (const { importo } of righe) {
    if (importo < 0) dare -= importo;
    else avere += importo;
  }
  return { dare, avere };
}

/** The one figure of a side in all the lines of totals; different totals of pages are added up. */
function unique(values: readonly number[], sum: number): number | null {
  const different = new Set(values);
  const [only] = different;
  if (only === undefined || different.size === 1) return only ?? null;
  const together = values.reduce((fin, value) => fin + value, 0);
  // Totals of pages or sections: growing ones end with the whole, the others add up to it.
  return together === sum || values.at(-1) === sum ? sum : null;
}

const differs = (written: number | null, sum: number): number => (written === null ? 0 : written - sum);

/** Both sides as one line. A side is null if no line states it, or if several lines disagree. */
function merge(declared: readonly TotaleDichiarato[], sums: Somme): TotaliProvati | null {
  const side = (which: 'dare' | 'avere'): number | null =>
    unique(
      declared.flatMap((one) => one[which] ?? []),
      sums[which],
    );
  const [dare, avere] = [side('dare'), side('avere')];
  if (dare === null && avere === null) return null;
  return {
    riga: declared.at(-1)?.riga ?? 1,
    dare: dare as Centesimi | null,
    avere: avere as Centesimi | null,
    dare_righe: toCentesimi(sums.dare),
    avere_righe: toCentesimi(sums.avere),
  };
}

/**
 * Totals that are not used, and what they count besides the rows: a balance, or reversals subtracted on their own side.
 */
export interface AltroTotale {
  totali: TotaliProvati;
  che: 'saldo' | 'storni';
}

interface Saldi {
  saldo_iniziale: number | null;
  saldo_finale: number | null;
}

/**
 * Tells what totals that differ from the movements include: the opening balance, the closing balance, or, if the
 * balances tie, reversals subtracted on their own side.
 */
function findAltro(totals: TotaliProvati, saldi: Saldi, tiesOut: boolean): AltroTotale['che'] | null {
  const beyond = [
    differs(totals.dare, totals.dare_righe),
    differs(totals.avere, totals.avere_righe),
  ] as const;
  const ends = [saldi.saldo_iniziale, saldi.saldo_finale].flatMap((saldo) =>
    saldo === null || saldo === 0 ? [] : [Math.abs(saldo)],
  );
  if (beyond.some((one) => one !== 0) && beyond.every((one) => one === 0 || ends.includes(one)))
    return 'saldo';
  const reversed = totals.dare !== null && totals.avere !== null && beyond[0] === beyond[1] && beyond[0] < 0;
  return tiesOut && reversed ? 'storni' : null;
}

/** What the totals have more than the rows: on balance if both sides differ, or on the side that differs. */
function findDifferenza({ dare, avere, dare_righe, avere_righe }: TotaliProvati): number {
  const [outflows, inflows] = [differs(dare, dare_righe), differs(avere, avere_righe)];
  return inflows - outflows || inflows;
}

/**
 * The proof of a statement, together with its totals. Totals that agree become part of the proof; if they state both
 * sides, they prove a statement without balances. If they differ, the statement does not tie, whatever the balances
 * say.
 */
export function proveTotali(
  quadratura: Quadratura,
  righe: readonly { importo: number }[],
  declared: readonly TotaleDichiarato[],
  saldi: Saldi,
): Quadratura {
  const { totali: _prima, ...prova } = quadratura;
  if (declared.length === 0 || righe.length === 0) return prova;
  const totali = merge(declared, sumSides(righe));
  if (!totali) return prova;
  if (isSameTotals(totali)) {
    const only = prova.esito === 'non_verificabile' && totali.dare !== null && totali.avere !== null;
    return only ? { esito: 'quadra', differenza: 0 as Centesimi, riga: null, totali } : { ...prova, totali };
  }
  const allCertain = declared.every(({ certain }) => certain);
  if (!allCertain || findAltro(totali, saldi, prova.esito === 'quadra')) return prova;
  if (prova.esito === 'non_quadra') return { ...prova, totali };
  return { esito: 'non_quadra', differenza: toCentesimi(findDifferenza(totali)), riga: null, totali };
}

/** The totals that `proveTotali` did not use, because they sum something else; null if there are none. */
export function findAltroTotale(
  quadratura: Quadratura,
  righe: readonly { importo: number }[],
  declared: readonly TotaleDichiarato[],
  saldi: Saldi,
): AltroTotale | null {
  if (declared.length === 0 || righe.length === 0) return null;
  if (quadratura.totali || declared.some(({ certain }) => !certain)) return null;
  const totali = merge(declared, sumSides(righe));
  const che = totali && findAltro(totali, saldi, quadratura.esito === 'quadra');
  return totali && che ? { totali, che } : null;
}

/** True if every stated side is the sum of its rows. */
const isSameTotals = ({ dare, avere, dare_righe, avere_righe }: TotaliProvati): boolean =>
  differs(dare, dare_righe) === 0 && differs(avere, avere_righe) === 0;

/** The totals of a proof as a declared line, to prove other rows against it. */
export const listTotali = ({ totali }: Quadratura): TotaleDichiarato[] =>
  totali ? [{ riga: totali.riga, dare: totali.dare, avere: totali.avere, certain: true }] : [];
