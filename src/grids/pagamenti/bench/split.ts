/** How chosen movimenti and partite settle each other, to the cent. Pure. */
import type { TipoDifferenzaPagamento } from '#api/contract/abbinamenti.ts';
import type { Centesimi } from '#api/contract/valori.ts';
import { toCentesimi, sumCentesimi } from '#domain/importi.ts';

export interface ParteBanco {
  id: number;
  /** Cents, signed as the row. */
  importo: Centesimi;
}

/** Signed so that movimenti = partite + differenze. */
export interface Scarto {
  tipo: TipoDifferenzaPagamento;
  importo: Centesimi;
}

/** What becomes of what is left after the differenze: the longer side keeps it open, or it is explained too. */
export type Rest = 'aperto' | TipoDifferenzaPagamento;

export interface Scarti {
  differenze: readonly Scarto[];
  rest: Rest;
}

interface Split {
  movimenti: ParteBanco[];
  partite: ParteBanco[];
  differenze: Scarto[];
}

/**
 * Takes `excess` (signed) off parts of that sign, from the last one up; a part left with nothing goes.
 * Null when the parts of that sign do not hold so much.
 */
function remove(parts: readonly ParteBanco[], excess: number): ParteBanco[] | null {
  let left = excess;
  const kept: ParteBanco[] = [];
  for (const part of parts.toReversed()) {
    const sameSide = Math.sign(part.importo) === Math.sign(excess);
    const taken = sameSide ? Math.sign(left) * Math.min(Math.abs(left), Math.abs(part.importo)) : 0;
    left -= taken;
    if (part.importo !== taken) kept.push({ ...part, importo: toCentesimi(part.importo - taken) });
  }
  return left === 0 ? kept.toReversed() : null;
}

/** What is paid less what is due: positive when too much came in, or too little went out. */
export const computeDifferenza = (
  movimenti: readonly ParteBanco[],
  partite: readonly ParteBanco[],
): Centesimi =>
  toCentesimi(
    sumCentesimi(movimenti.map(({ importo }) => importo)) -
      sumCentesimi(partite.map(({ importo }) => importo)),
  );

/** One of each kind, none of zero. */
function merge(gaps: readonly Scarto[]): Scarto[] {
  const totals = new Map<TipoDifferenzaPagamento, number>();
  for (const { tipo, importo } of gaps) totals.set(tipo, (totals.get(tipo) ?? 0) + importo);
  return [...totals].flatMap(([tipo, importo]) =>
    importo === 0 ? [] : [{ tipo, importo: toCentesimi(importo) }],
  );
}

/** What neither the partite nor the differenze explain yet. */
export const computeRest = (
  movimenti: readonly ParteBanco[],
  partite: readonly ParteBanco[],
  { differenze }: Pick<Scarti, 'differenze'>,
): Centesimi =>
  toCentesimi(computeDifferenza(movimenti, partite) - sumCentesimi(differenze.map(({ importo }) => importo)));

/**
 * Movimenti = partite + differenze, to the cent. What is left and stays open shortens the side that has more: the
 * last partite are paid in part, or the last movimento keeps what is left of it. Null when neither side can.
 */
export function splitPagamento(
  movimenti: readonly ParteBanco[],
  partite: readonly ParteBanco[],
  { differenze, rest }: Scarti,
): Split | null {
  if (partite.length === 0) return null;
  const left = computeRest(movimenti, partite, { differenze });
  const whole = { movimenti: [...movimenti], partite: [...partite], differenze: merge(differenze) };
  if (left === 0) return whole;
  if (rest !== 'aperto')
    return { ...whole, differenze: merge([...differenze, { tipo: rest, importo: left }]) };
  const due = sumCentesimi([...partite, ...differenze].map(({ importo }) => importo));
  // More paid than due, on the side of what is due: the movimento keeps the rest. Otherwise the partite do.
  const overpaid = due === 0 || Math.sign(left) === Math.sign(due);
  const shorter = overpaid ? remove(movimenti, left) : remove(partite, -left);
  if (shorter === null || shorter.length === 0) return null;
  return overpaid ? { ...whole, movimenti: shorter } : { ...whole, partite: shorter };
}

/**
 * The same of money that no bank saw: `paid` is what changed hands, all of it. Null when it is more than the partite
 * and the differenze come to: there is no movimento to keep the rest.
 */
export function splitByHand(paid: Centesimi, partite: readonly ParteBanco[], gaps: Scarti): Split | null {
  const done = splitPagamento([{ id: 0, importo: paid }], partite, gaps);
  if (done === null || sumCentesimi(done.movimenti.map(({ importo }) => importo)) !== paid) return null;
  return { ...done, movimenti: [] };
}
