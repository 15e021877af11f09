/** How chosen movimenti and partite settle each other, to the cent. Pure. */
import type { TipoDifferenzaPagamento } from '#api/contract/abbinamenti.ts';
import type { Centesimi } from '#api/contract/valori.ts';
import { centesimi, somma } from '#domain/importi.ts';

export interface Parte {
  id: number;
  /** Cents, signed as the row. */
  importo: Centesimi;
}

/** What becomes of a difference: the longer side keeps it open, or it is explained. */
export type Resto = 'aperto' | TipoDifferenzaPagamento;

export interface Ripartizione {
  movimenti: Parte[];
  partite: Parte[];
  differenze: { tipo: TipoDifferenzaPagamento; importo: Centesimi }[];
}

/**
 * Takes `eccesso` (signed) off parts of that sign, from the last one up; a part left with nothing goes.
 * Null when the parts of that sign do not hold so much.
 */
function togli(parti: readonly Parte[], eccesso: number): Parte[] | null {
  let left = eccesso;
  const kept: Parte[] = [];
  for (const parte of parti.toReversed()) {
    const sameSide = Math.sign(parte.importo) === Math.sign(eccesso);
    const taken = sameSide ? Math.sign(left) * Math.min(Math.abs(left), Math.abs(parte.importo)) : 0;
    left -= taken;
    if (parte.importo !== taken) kept.push({ ...parte, importo: centesimi(parte.importo - taken) });
  }
  return left === 0 ? kept.toReversed() : null;
}

/** What is paid less what is due: positive when too much came in, or too little went out. */
export const differenza = (movimenti: readonly Parte[], partite: readonly Parte[]): Centesimi =>
  centesimi(somma(movimenti.map(({ importo }) => importo)) - somma(partite.map(({ importo }) => importo)));

/**
 * Movimenti = partite + differenze, to the cent. A difference that stays open shortens the side that has more: the
 * last partite are paid in part, or the last movimento keeps what is left of it. Null when neither side can.
 * Without movimenti the partite are paid whole: money that no bank saw is as much as it settles.
 */
export function ripartisci(
  movimenti: readonly Parte[],
  partite: readonly Parte[],
  resto: Resto,
): Ripartizione | null {
  if (partite.length === 0) return null;
  const whole = { movimenti: [...movimenti], partite: [...partite], differenze: [] };
  const delta = movimenti.length === 0 ? 0 : differenza(movimenti, partite);
  if (delta === 0) return whole;
  if (resto !== 'aperto') return { ...whole, differenze: [{ tipo: resto, importo: centesimi(delta) }] };
  const due = somma(partite.map(({ importo }) => importo));
  // More paid than due, on the side of what is due: the movimento keeps the rest. Otherwise the partite do.
  const overpaid = due === 0 || Math.sign(delta) === Math.sign(due);
  const shorter = overpaid ? togli(movimenti, delta) : togli(partite, -delta);
  if (shorter === null || shorter.length === 0) return null;
  return overpaid ? { ...whole, movimenti: shorter } : { ...whole, partite: shorter };
}
