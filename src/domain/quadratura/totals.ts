/** The totals that a statement prints of its money out and in, against the sums of its rows. */
import type { Quadratura } from '#api/contract/importazioni.ts';
import type { TotaliProvati } from '#api/contract/quadratura.ts';
import type { Centesimi } from '#api/contract/valori.ts';
import { toCentesimi } from '../importi.ts';

/** A line of totals, in cents without a sign; null for a side that it does not state. */
export interface TotaleDichiarato {
  riga: number;
  dare: number | null;
  avere: number | null;
  /** False where the order alone tells which side a figure is of: such totals prove the rows, and never contradict them. */
  certo: boolean;
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

/** The one figure that a side has in all the lines of totals: totals of pages, which differ, are added up. */
function unico(valori: readonly number[], somma: number): number | null {
  const diversi = new Set(valori);
  const [solo] = diversi;
  if (solo === undefined || diversi.size === 1) return solo ?? null;
  const insieme = valori.reduce((fin, valore) => fin + valore, 0);
  // Totals of pages or of sections: those that grow end with the whole, the others come to it.
  return insieme === somma || valori.at(-1) === somma ? somma : null;
}

const differisce = (scritto: number | null, somma: number): number =>
  scritto === null ? 0 : scritto - somma;

/** The sides in one line; those that no line states, or that several state otherwise, are null. */
function unisci(dichiarati: readonly TotaleDichiarato[], somme: Somme): TotaliProvati | null {
  const lato = (quale: 'dare' | 'avere'): number | null =>
    unico(
      dichiarati.flatMap((uno) => uno[quale] ?? []),
      somme[quale],
    );
  const [dare, avere] = [lato('dare'), lato('avere')];
  if (dare === null && avere === null) return null;
  return {
    riga: dichiarati.at(-1)?.riga ?? 1,
    dare: dare as Centesimi | null,
    avere: avere as Centesimi | null,
    dare_righe: toCentesimi(somme.dare),
    avere_righe: toCentesimi(somme.avere),
  };
}

interface Saldi {
  saldo_iniziale: number | null;
  saldo_finale: number | null;
}

/**
 * Totals that say something else than the sum of the movements: with the opening balance, or the closing one, among them;
 * or with reversals taken off their own side, where the balances tie.
 */
function isAltro(totali: TotaliProvati, saldi: Saldi, quadra: boolean): boolean {
  const oltre = [
    differisce(totali.dare, totali.dare_righe),
    differisce(totali.avere, totali.avere_righe),
  ] as const;
  const capi = [saldi.saldo_iniziale, saldi.saldo_finale].flatMap((saldo) =>
    saldo === null || saldo === 0 ? [] : [Math.abs(saldo)],
  );
  if (oltre.some((uno) => uno !== 0) && oltre.every((uno) => uno === 0 || capi.includes(uno))) return true;
  const stornati = totali.dare !== null && totali.avere !== null && oltre[0] === oltre[1] && oltre[0] < 0;
  return quadra && stornati;
}

/** What the totals have more than the rows: in the balance of both sides, or on the side that differs. */
function findDifferenza({ dare, avere, dare_righe, avere_righe }: TotaliProvati): number {
  const [uscite, entrate] = [differisce(dare, dare_righe), differisce(avere, avere_righe)];
  return entrate - uscite || entrate;
}

/**
 * The proof of a statement with what its totals add to it. Where they agree they are part of the proof, and prove alone a
 * statement without balances if they state both sides; where they differ it does not tie, whatever the balances say.
 */
export function proveTotali(
  quadratura: Quadratura,
  righe: readonly { importo: number }[],
  dichiarati: readonly TotaleDichiarato[],
  saldi: Saldi,
): Quadratura {
  const { totali: _prima, ...prova } = quadratura;
  if (dichiarati.length === 0 || righe.length === 0) return prova;
  const totali = unisci(dichiarati, sumSides(righe));
  if (!totali) return prova;
  if (isTotaliUguali(totali)) {
    const soli = prova.esito === 'non_verificabile' && totali.dare !== null && totali.avere !== null;
    return soli ? { esito: 'quadra', differenza: 0 as Centesimi, riga: null, totali } : { ...prova, totali };
  }
  const certi = dichiarati.every(({ certo }) => certo);
  if (!certi || isAltro(totali, saldi, prova.esito === 'quadra')) return prova;
  if (prova.esito === 'non_quadra') return { ...prova, totali };
  return { esito: 'non_quadra', differenza: toCentesimi(findDifferenza(totali)), riga: null, totali };
}

/** True where every side that is stated is the sum of its rows. */
export const isTotaliUguali = ({ dare, avere, dare_righe, avere_righe }: TotaliProvati): boolean =>
  differisce(dare, dare_righe) === 0 && differisce(avere, avere_righe) === 0;

/** The totals of a proof as a line of the file that states them, to prove other rows against it. */
export const listTotali = ({ totali }: Quadratura): TotaleDichiarato[] =>
  totali ? [{ riga: totali.riga, dare: totali.dare, avere: totali.avere, certo: true }] : [];
