/** An amount between two columns of balances: that before each row, and that behind it. */
import type { Decimali } from '#api/contract/tracciati.ts';
import { readCents, type Cents } from './cents.ts';
import type { ProfiledColumn } from './profile.ts';

/** True where a column holds on each row what another holds on the row before it, or after it: balances before a row and behind it. */
export function isNext(before: ProfiledColumn, after: ProfiledColumn, cents: Cents): boolean {
  const rows = [...after.celle.keys()].slice(1);
  return (
    rows.every((riga) => cents(before, riga) === cents(after, riga - 1)) ||
    rows.every((riga) => cents(before, riga - 1) === cents(after, riga))
  );
}

interface BetweenBalances {
  amount: ProfiledColumn;
  /** The balance behind each row. */
  after: ProfiledColumn;
}

/** What makes the balance before each row that behind it; null where no two columns are such balances. */
export function findBetweenBalances(
  money: readonly ProfiledColumn[],
  decimals: Decimali,
): BetweenBalances | null {
  const cents = readCents(decimals);
  const full = money.filter(({ filled, celle }) => filled === celle.length && filled > 1);
  for (const before of full)
    for (const after of full) {
      if (before === after || !isNext(before, after, cents)) continue;
      const amount = full.find(
        (one) =>
          one !== before &&
          one !== after &&
          one.celle.every((_, riga) => cents(before, riga) + cents(one, riga) === cents(after, riga)),
      );
      if (amount) return { amount, after };
    }
  return null;
}
