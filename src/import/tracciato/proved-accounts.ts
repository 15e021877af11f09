/** The column that says whose account each row is of, whatever its name: by it alone the balances tie. */
import type { MoneyColumnsReading } from './money.ts';
import { listMeanings } from '../cell/words.ts';
import { isDate, isMoney, type ProfiledColumn } from './profile.ts';

/** Columns that are tried; more accounts than these are no accounts. */
const TRIED = 6;
const CONTI = 20;

/** What the words of a row are called: those that are alike say what was done, and not on which account. */
const isOfWords = ({ intestazione }: ProfiledColumn): boolean =>
  listMeanings(intestazione).some(({ ruolo }) => ruolo === 'descrizione' || ruolo === 'causale');

/** One row of an account follows from nothing: of such rows there may be a few among those that prove. */
const ALONE = 4;

const isShared = ({ celle, valori }: ProfiledColumn): boolean => {
  const alone = [...valori].filter((conto) => celle.filter((cell) => cell === conto).length === 1);
  return valori.size - alone.length > 1 && alone.length * ALONE <= celle.length;
};

interface ProvedConti {
  conti: ProfiledColumn;
  money: MoneyColumnsReading;
}

/**
 * Null where no column parts the rows so that every balance follows from the one before it.
 * @param readBy the money, with balances that are followed account by account
 */
export function findProvedConti(
  columns: readonly ProfiledColumn[],
  readBy: (chains: readonly string[]) => MoneyColumnsReading | null,
): ProvedConti | null {
  const possible = columns.filter(
    (column) =>
      !isMoney(column) &&
      !isDate(column) &&
      column.filled === column.celle.length &&
      column.valori.size > 1 &&
      column.valori.size <= CONTI &&
      !isOfWords(column) &&
      isShared(column),
  );
  for (const conti of possible.slice(0, TRIED)) {
    const money = readBy(conti.celle);
    if (money?.unbroken === true) return { conti, money };
  }
  return null;
}
