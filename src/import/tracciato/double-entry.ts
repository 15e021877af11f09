/** Entries that name both of their accounts, the one in dare and the one in avere: read as those of the account that all of them have. */
import type { SideWords } from '../cell/word-questions.ts';
import { normalizeHeader } from '../cell/words.ts';
import { ReadingError } from '../read/error.ts';
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
