/** Entries that name both of their accounts, the one in dare and the one in avere: read as those of the account that all of them have. */
import { parseIndicator } from '../cell/direction-words.ts';
import type { SideWords } from '../cell/word-questions.ts';
import { normalizeHeader } from '../cell/words.ts';
import { ReadingError } from '../read/error.ts';
import { inferCents } from './cents.ts';
import type { MoneyColumnsReading } from './money.ts';
import type { ProfiledColumn } from './profile.ts';

/** More accounts than these are not listed in a tracciato. */
const CONTI = 40;

const named = (columns: readonly ProfiledColumn[], side: string): ProfiledColumn | undefined =>
  columns.find(
    ({ intestazione, testo, filled, celle }) =>
      new RegExp(`^(?:(?:sotto)?conto |c |descrizione conto )?(?:in )?${side}$`).test(
        normalizeHeader(intestazione),
      ) &&
      filled === celle.length &&
      testo === filled,
  );

/**
 * The accounts of the column of dare that say that money came in, and those that say that it went out; null of any other table.
 * @throws ErroreLettura where not one account alone has all the entries
 */
export function findDoubleEntry(
  columns: readonly ProfiledColumn[],
  notices: string[],
): (SideWords & { column: ProfiledColumn }) | null {
  const [dare, avere] = [named(columns, 'dare'), named(columns, 'avere')];
  if (!dare || !avere || dare === avere) return null;
  const conti = [...new Set([...dare.valori, ...avere.valori])].filter((conto) =>
    dare.celle.every((cell, riga) => (cell === conto) !== (avere.celle[riga] === conto)),
  );
  const [conto] = conti;
  if (conto === undefined || conti.length > 1 || dare.valori.size >= CONTI)
    throw new ReadingError(
      'nessun_importo',
      `Ogni riga ha un conto in «${dare.intestazione}» e uno in «${avere.intestazione}», e nessuno è su tutte: esporta la scheda del conto della banca, o della cassa.`,
    );
  notices.push(
    `Ogni riga ha un conto in dare e uno in avere: è letta come movimento di «${conto}», che è su tutte.`,
  );
  return { column: dare, entra: [conto], leaves: [...dare.valori].filter((other) => other !== conto) };
}

/** The account of the chart that a row is of, by its name or its code. */
const OF_ACCOUNT =
  /^(?:(?:cod|codice|desc|descr|descrizione|denominazione|nome)(?: (?:del|di))? )?(?:conto|sottoconto|mastro)\b|^account(?: name)?$/;

/**
 * A journal is of no account: its entries are of several, and balance among themselves.
 * @throws ErroreLettura where the table is one
 */
export function refuseJournal(columns: readonly ProfiledColumn[], money: MoneyColumnsReading): void {
  const amounts = listSided(columns, money);
  if (!amounts) return;
  const conto = columns.find(
    ({ intestazione, filled, celle }) =>
      filled === celle.length && OF_ACCOUNT.test(normalizeHeader(intestazione)) && areEntries(amounts, celle),
  );
  if (!conto) return;
  const [first = '', other = ''] = conto.valori;
  throw new ReadingError(
    'nessun_importo',
    `È un libro giornale: ogni registrazione è di più conti («${first}», «${other}»). Esporta la scheda del conto della banca, o della cassa.`,
  );
}

/** The amounts of each row, what is of avere taken off; null of a table without sides. */
function listSided(columns: readonly ProfiledColumn[], money: MoneyColumnsReading): number[] | null {
  const [dare, avere, importo, letters] = [money.dare, money.avere, money.importo, money.indicatore].map(
    (at) => columns.find(({ indice }) => indice === at),
  );
  if (dare && avere) {
    const cents = inferCents([dare, avere]);
    return dare.celle.map((_, riga) => cents(dare, riga) - cents(avere, riga));
  }
  if (!importo || !letters) return null;
  const cents = inferCents([importo]);
  return letters.celle.map((letter, riga) => (parseIndicator(letter) ?? Number.NaN) * cents(importo, riga));
}

/** True of rows that come to nothing again and again, each time with more than one account. */
function areEntries(amounts: readonly number[], conti: readonly string[]): boolean {
  let entries = 0;
  let from = 0;
  let sum = 0;
  for (const [riga, amount] of amounts.entries()) {
    sum += amount;
    if (sum !== 0 || Number.isNaN(amount)) continue;
    if (new Set(conti.slice(from, riga + 1)).size < 2) return false;
    entries++;
    from = riga + 1;
  }
  // A sample may end within an entry.
  return entries > 1 || (entries === 1 && sum === 0);
}
