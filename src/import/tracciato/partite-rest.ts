/** What is left of documents that other columns divide: by how late they are, or by the sides of a ledger. */
import { ReadingError } from '../read/error.ts';
import { inferCents } from './cents.ts';
import { normalizeTitle } from './partite.ts';
import { isMoney, type ProfiledColumn } from './profile.ts';

/** How late a part of a document is: `Scaduto`, `A scadere`, `31-60 gg`, `Oltre 90`, `91 and over`. */
const AGE =
  /^(?:gia )?(?:non )?scadut[oaie]$|^(?:da|a) scadere$|^in scadenza$|^(?:da |oltre |entro |fino a |over )?\d+(?: (?:a |to )?\d+)?(?: (?:gg|giorni|days|tage))?(?: (?:and over|e oltre))?$|^corrente$|^current$|^\d+ (?:months?|mes[ei]|weeks?)$|^older$|^not (?:yet )?due$/;

/** True for the name of a part of what is open, by its age. */
export const isAge = (header: string): boolean => AGE.test(normalizeTitle(header));

/** The parts of each document by their age, where no column says the whole: the first of them, and what is added to it. */
export function chooseAges(
  money: readonly ProfiledColumn[],
): { importo: ProfiledColumn; tax: ProfiledColumn[] } | null {
  const sums = money.filter(({ denaro }) => denaro > 0);
  const [importo, ...tax] = sums.filter(({ intestazione }) => isAge(intestazione));
  if (!importo || tax.length === 0 || sums.length > tax.length + 1) return null;
  const isLate = ({ intestazione }: ProfiledColumn): boolean => /scad/.test(normalizeTitle(intestazione));
  // Years, or days of payment, are no ages by themselves.
  return [importo, ...tax].some(isLate) ? { importo, tax } : null;
}

const LEFT =
  /\b(?:residuo|aperto|scoperto|da (?:incassare|pagare|saldare|riscuotere|recuperare|corrispondere))\b/;

/**
 * The column that says what is left of each row of a ledger, where some was paid: its dare and avere are then those of the
 * documents. Null where they are the same, or none says it.
 * @throws ErroreLettura where it has not the signs of the sides
 */
export function findRestBeside(
  columns: readonly ProfiledColumn[],
  sides: readonly ProfiledColumn[],
): ProfiledColumn | null {
  const [dare, avere] = sides.slice(-2);
  const rest = columns.find(
    (column) =>
      isMoney(column) &&
      LEFT.test(normalizeTitle(column.intestazione)) &&
      !sides.some(({ indice }) => indice === column.indice),
  );
  if (!dare || !avere || !rest) return null;
  const cents = inferCents([dare, avere, rest]);
  const rows = rest.celle.map((_, riga) => ({
    whole: cents(dare, riga) - cents(avere, riga),
    left: cents(rest, riga),
  }));
  const isPart = rows.every(({ whole, left }) => Math.abs(left) <= Math.abs(whole));
  if (!isPart || rows.every(({ whole, left }) => Math.abs(left) === Math.abs(whole))) return null;
  const signs = new Set(
    rows.flatMap(({ whole, left }) => (left === 0 ? [] : [Math.sign(left) * Math.sign(whole)])),
  );
  if (signs.size < 2) return rest;
  throw new ReadingError(
    'nessun_importo',
    `La colonna «${rest.intestazione}» dice che cosa resta dei documenti, ma non da che parte: serve con il segno.`,
  );
}
