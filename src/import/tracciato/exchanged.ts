/** Amounts as they were before the exchange, each with its currency beside it. */
import { isDivisa, isMoney, type ProfiledColumn } from './profile.ts';

const isFull = ({ celle }: ProfiledColumn): boolean => celle.every((cell) => cell !== '');

/** True where two amounts are the same in one currency and in no other: it is that of the account. */
function isExchanged(original: ProfiledColumn, divisa: ProfiledColumn, amounts: ProfiledColumn): boolean {
  const same = new Set<string>();
  const different = new Set<string>();
  for (const [riga, value] of divisa.celle.entries())
    (original.celle[riga] === amounts.celle[riga] ? same : different).add(value);
  return same.size === 1 && different.size > 0 && [...same].every((value) => !different.has(value));
}

/** The columns without amounts in other currencies, and without these, where another column has what became of them. */
export function removeOriginals(columns: readonly ProfiledColumn[]): ProfiledColumn[] {
  const money = columns.filter((column) => isMoney(column) && isFull(column));
  const removed = columns.flatMap((divisa) => {
    const original = money.find(({ indice }) => indice === divisa.indice - 1);
    if (!original || !isDivisa(divisa)) return [];
    const exchanged = money.some((other) => other !== original && isExchanged(original, divisa, other));
    return exchanged ? [original, divisa] : [];
  });
  return columns.filter((column) => !removed.includes(column));
}
