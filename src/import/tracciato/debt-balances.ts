/** A running balance of what is owed: what was spent makes it more, what was paid less. */
import { normalizeHeader } from '../cell/words.ts';
import { inferCents } from './cents.ts';
import { isMoney, type ProfiledColumn } from './profile.ts';

/** Names of what is still owed. A balance in someone's favour is none. */
const DEBT =
  /\b(?:debito|dovuto|esposizione|da (?:pagare|rimborsare|restituire)|owed|owing|debt|amount due|balance due|schuld|restschuld|du)\b/;

/** True of a column whose name says that it holds what is owed. */
export const isOfDebt = ({ intestazione }: ProfiledColumn): boolean =>
  DEBT.test(normalizeHeader(intestazione));

/** So many rows must follow from the ones before, by amounts that are not all the same. */
const LINKS = 2;

interface Followed {
  /** How the debt moves with the amounts: 1 where it grows by those that are positive. */
  way: 1 | -1;
  /** True where all rows follow, and enough of them. */
  whole: boolean;
}

/** How the debt moves from row to row in this order; null where no row follows, or some each way. */
function followDebt(importi: readonly number[], debts: readonly number[]): Followed | null {
  const steps = debts
    .slice(1)
    .map((debt, at) => ({ step: debt - (debts[at] ?? Number.NaN), importo: importi[at + 1] ?? 0 }));
  const linked = steps.filter(({ step, importo }) => step !== 0 && Math.abs(step) === Math.abs(importo));
  const ways = new Set(linked.map(({ step, importo }) => (step === importo ? (1 as const) : (-1 as const))));
  const [way] = ways;
  if (way === undefined || ways.size > 1) return null;
  const sizes = new Set(linked.map(({ importo }) => importo));
  return { way, whole: linked.length === steps.length && sizes.size >= LINKS };
}

/**
 * Which way amounts with their sign went beside what is owed after each of them: `inverso` where it grows by those that are
 * positive, `con_segno` where it shrinks, `aperto` where not all rows follow, or some are of a balance in favour. Null where no column of a debt moves with them.
 */
export function findDebtSign(
  importo: ProfiledColumn,
  columns: readonly ProfiledColumn[],
): { segno: 'inverso' | 'con_segno' | 'aperto'; name: string } | null {
  const debtColumns = columns.filter((column) => column !== importo && isMoney(column) && isOfDebt(column));
  const cents = inferCents([importo, ...debtColumns]);
  const read = (column: ProfiledColumn): number[] => column.celle.map((_, riga) => cents(column, riga));
  const importi = read(importo);
  for (const column of debtColumns) {
    const written = read(column);
    const isMinus = written.every((cell) => cell <= 0);
    // Written with a minus it is still what is owed; of both signs it is owed now and then.
    const isBoth = !isMinus && written.some((cell) => cell < 0);
    const debts = isMinus ? written.map((cell) => -cell) : written;
    const found = [followDebt(importi, debts), followDebt(importi.toReversed(), debts.toReversed())].flatMap(
      (one) => one ?? [],
    );
    const [best] = [...found.filter(({ whole }) => whole), ...found];
    if (!best) continue;
    const segno = best.way === 1 ? 'inverso' : 'con_segno';
    const name = column.intestazione;
    const isSure = !isBoth && best.whole && found.every(({ way, whole }) => !whole || way === best.way);
    return { segno: isSure ? segno : 'aperto', name };
  }
  return null;
}
